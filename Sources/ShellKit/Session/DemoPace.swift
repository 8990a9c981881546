/// How fast a demo is played.
package struct DemoPace: Equatable, Sendable {
  /// How many times faster than the ordinary pace; nil plays without waiting.
  package let speed: Double?
  /// Whether each command waits for a key.
  package let isStepped: Bool

  /// The ordinary pace unless said otherwise.
  package init(speed: Double? = 1, isStepped: Bool = false) {
    self.speed = speed
    self.isStepped = isStepped
  }

  /// A pause in milliseconds at this pace; 0 for no pause.
  func pause(_ milliseconds: Int) -> Int {
    speed.map { Int(Double(milliseconds) / $0) } ?? 0
  }
}
