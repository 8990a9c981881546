package import Market

/// Counts the steps of a payment and lets a test act before or after one of them.
package final class StepWatch {
  /// A place between two steps.
  package struct Place: Hashable, Sendable {
    /// Counted from 1.
    package let step: Int
    /// Whether the step was done already: what it did stays done.
    package let isAfter: Bool

    /// Takes both as they are.
    package init(step: Int, isAfter: Bool) {
      self.step = step
      self.isAfter = isAfter
    }
  }

  /// How many steps were begun.
  package private(set) var steps = 0
  private let act: (Place) throws(PortError) -> Void

  /// Calls `act` before and after each step; what it throws, the step throws.
  package init(_ act: @escaping (Place) throws(PortError) -> Void = { _ throws(PortError) in }) {
    self.act = act
  }

  /// Throws at one place, as if the program or the network died there.
  package static func crashing(at place: Place) -> StepWatch {
    StepWatch { now throws(PortError) in
      if now == place { throw death(at: place) }
    }
  }

  /// What `crashing` throws.
  package static func death(at place: Place) -> PortError {
    PortError(.unreachable, "it died at \(place)")
  }

  func step<Value>(_ body: () throws(PortError) -> Value) throws(PortError) -> Value {
    steps += 1
    let step = steps
    try act(Place(step: step, isAfter: false))
    let value = try body()
    try act(Place(step: step, isAfter: true))
    return value
  }
}
