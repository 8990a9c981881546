/// The wish for colour a person states by `--color`.
package enum ColorChoice: String, Sendable, Equatable, CaseIterable {
  case auto, always, never
}
