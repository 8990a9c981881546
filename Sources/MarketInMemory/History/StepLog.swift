internal import Market

/// What was changed, step by step, and what of it was taken back.
struct StepLog {
  /// A change, and the place it took something from.
  typealias Entry = (change: Change, place: Int?)

  /// When something was last changed, as far as there is a clock.
  private(set) var changedAt: Timestamp?
  private let clock: Clock?
  private var steps: [[Entry]] = []
  private var undone: [[Entry]] = []

  init(clock: Clock?) {
    self.clock = clock
  }

  /// Keeps a step of its own; what was undone before can't come back any more.
  mutating func record(_ step: [Entry]) {
    guard !step.isEmpty else { return }
    changedAt = clock?.now()
    steps.append(step)
    undone = []
  }

  /// The step that a reversal would reverse; empty where there is none.
  func target(of reversal: Reversal) -> [Entry] {
    (reversal == .undo ? steps.last : undone.last) ?? []
  }

  /// Notes that the target was reversed.
  mutating func reverse(_ reversal: Reversal) {
    changedAt = clock?.now()
    switch reversal {
    case .undo: if let step = steps.popLast() { undone.append(step) }
    case .redo: if let step = undone.popLast() { steps.append(step) }
    }
  }
}
