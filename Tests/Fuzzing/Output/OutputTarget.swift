internal import Foundation
internal import ShellKit

/// A text of any origin steers no terminal, keeps its cells, and comes back out of JSON and CSV.
struct OutputTarget: FuzzTarget {
  func check(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    checkVisible(text)
    checkLink(text)
    Layout.check(text)
    checkJSON(text)
    checkCSV(text)
  }

  private func checkVisible(_ text: String) {
    let visible = Escaping.visible(text)
    Harm.expectNone(in: visible)
    expect(areIdentical(Escaping.visible(visible), visible), "what is visible stays as it is")
    Harm.expectNone(in: Quotation.of(text))
    let kept = Escaping.withoutControls(text)
    expect(!kept.unicodeScalars.contains(where: Harm.isControl), "a file has no controls")
  }

  /// Whatever the address, the terminal gets a hyperlink's two escapes or none.
  private func checkLink(_ text: String) {
    let link = StyledText.link(text, to: text)
    let shown = Renderer(display: Display(hyperlinks: true)).render(link)
    let escapes = shown.unicodeScalars.count { $0 == "\u{1B}" }
    let isLink = Hyperlink(text).safeAddress != nil
    expect(escapes == (isLink && !text.isEmpty ? 4 : 0), "a link has its own escapes alone")
    if !isLink { Harm.expectNone(in: shown) }
  }

  private func checkJSON(_ text: String) {
    let json = (["items": [.string(text), .object([(text, nil)])]] as JSON).text
    Harm.expectNoneSteering(in: json)
    do {
      let document = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: [Any]]
      let items = document?["items"] ?? []
      expect(items.count == 2, "JSON keeps its items")
      expect((items[0] as? String).map { areIdentical($0, text) } == true, "JSON keeps a text")
      let key = (items[1] as? [String: Any])?.keys.first
      expect(key.map { areIdentical($0, text) } == true, "JSON keeps a key")
    } catch {
      fatalError("not kept: what is written is JSON: \(error)")
    }
  }

  private func checkCSV(_ text: String) {
    let rows: [[CSV.Cell]] = [[.text(text), .text("end")], [.text(text)], [.number(text)]]
    let read = PlainCSV.rows(of: CSV.text(rows))
    expect(read.map(\.count) == [2, 1, 1], "CSV keeps rows and cells")
    let kept = Escaping.withoutControls(text)
    let isGuarded = kept.utf8.first.map("=+-@\t\r\n".utf8.contains) ?? false
    expect(areIdentical(read[0][0], (isGuarded ? "'" : "") + kept), "CSV keeps a text")
    expect(areIdentical(read[1][0], read[0][0]) && read[0][1] == "end", "CSV keeps every cell")
    expect(areIdentical(read[2][0], kept), "CSV keeps a number")
  }
}
