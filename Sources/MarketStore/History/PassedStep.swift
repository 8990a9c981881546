internal import Market

/// A step that undo or redo could not reverse, as somebody else has changed since what it did.
struct PassedStep: Hashable {
  let reversal: Reversal
  let step: Int
}
