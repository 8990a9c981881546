internal import CMarketData

/// The sessions that are shipped with the product.
package enum Demos {
  /// Their names, the one to begin with first.
  package static let names = ["tour", "declined"]

  /// The text of a session; nil for a name that none has.
  package static func text(of name: String) -> String? {
    let file = market_demo(name)
    guard file.count > 0 else { return nil }
    return String(
      decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
  }
}
