internal import Market
internal import ShellKit

/// One page of a list, ready to be shown, and how many rows follow it.
struct Listing {
  let screen: Screen
  let shown: Int
  let remaining: Int

  init<Item>(_ page: Page<Item>, _ screen: Screen) {
    self.screen = screen
    shown = page.items.count
    remaining = page.remaining
  }
}

extension Shell {
  private static var fewestRows: Int { 5 }
  /// What stands around the rows: a heading, the sort, the way on, the next prompt.
  private static var linesAround: Int { 5 }

  /// Shows the part of a list that was asked for, or that fits the screen, and keeps the way on.
  ///
  /// - Parameter above: how many lines stand above the first page's table.
  func list(
    _ call: Invocation, linesAbove: Int = 0,
    _ make: @escaping (Window) throws(Failure) -> Listing
  ) throws(Failure) {
    let fitting =
      isInteractive ? display.height.map { max($0 - Self.linesAround, Self.fewestRows) } : nil
    let first = fitting.map { max($0 - linesAbove, Self.fewestRows) }
    let asked = try call.number("limit")
    let window = Window(offset: try call.number("offset") ?? 0, limit: asked ?? first)
    try show(window, step: asked ?? fitting, make)
  }

  private func show(
    _ window: Window, step: Int?, goingOn: Bool = false,
    _ make: @escaping (Window) throws(Failure) -> Listing
  ) throws(Failure) {
    let listing = try make(window)
    show(listing.screen, goingOn: goingOn)
    guard listing.remaining > 0, listing.shown > 0, let step else {
      more = nil
      return
    }
    let next = Window(offset: window.offset + listing.shown, limit: step)
    more = { [unowned self] () throws(Failure) in
      try self.show(next, step: step, goingOn: true, make)
    }
  }
}
