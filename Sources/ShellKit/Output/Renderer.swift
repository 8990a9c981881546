/// Turns blocks into the text a display is to be sent.
///
/// ```swift
/// let renderer = Renderer(display: .pipe)
/// sink.write(renderer.render([.text("2 NFTs"), .table(table)]), to: .standard)
/// ```
package struct Renderer: Sendable {
  /// The gap between labels and values, and the indent of a value below its label.
  private static let gap = 2
  /// A value squeezed into fewer cells beside its label goes below it.
  private static let narrowestValue = 12

  /// What the place written to can do.
  package let display: Display

  /// A renderer for a display.
  package init(display: Display) {
    self.display = display
  }

  /// The blocks as text, each line ended by a line feed; empty for no blocks.
  package func render(_ blocks: [Block]) -> String {
    var buffer = TextBuffer()
    for block in blocks { write(block, to: &buffer) }
    return buffer.text
  }

  /// One text, escaped and styled, without a line end: for prompts and messages.
  package func render(_ text: StyledText) -> String {
    var buffer = TextBuffer(capacity: 128)
    MeasuredText(text, on: display).write(to: &buffer, on: display)
    return buffer.text
  }

  private func write(_ block: Block, to buffer: inout TextBuffer) {
    switch block {
    case .text(let text):
      write([MeasuredText(text, on: display)], to: &buffer)
    case .paragraph(let text):
      let measured = MeasuredText(text, on: display)
      write(display.width.map(measured.wrapped) ?? [measured], to: &buffer)
    case .table(let table):
      table.write(to: &buffer, on: display)
    case .blank:
      buffer.endLine()
    case .facts(let facts):
      write(facts, to: &buffer)
    }
  }

  private func write(_ lines: [MeasuredText], to buffer: inout TextBuffer) {
    for line in lines {
      line.write(to: &buffer, on: display)
      buffer.endLine()
    }
  }

  private func write(_ facts: [(label: String, value: StyledText)], to buffer: inout TextBuffer) {
    let labels = facts.map { MeasuredText(StyledText($0.label, .muted), on: display) }
    let widest = labels.map(\.cells).max() ?? 0
    let isStacked = display.width.map { $0 - widest - Self.gap < Self.narrowestValue } ?? false
    let indent = isStacked ? Self.gap : widest + Self.gap
    for (label, fact) in zip(labels, facts) {
      label.write(to: &buffer, on: display)
      if isStacked {
        buffer.endLine()
        buffer.appendBlanks(indent)
      } else {
        buffer.appendBlanks(indent - label.cells)
      }
      let value = MeasuredText(fact.value, on: display)
      let lines = display.width.map { value.wrapped(to: max($0 - indent, 1)) } ?? [value]
      for (number, line) in lines.enumerated() {
        if number > 0 { buffer.appendBlanks(indent) }
        line.write(to: &buffer, on: display)
        buffer.endLine()
      }
    }
  }
}
