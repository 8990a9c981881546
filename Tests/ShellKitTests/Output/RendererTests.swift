import ShellKit
import Testing

struct RendererTests {
  private let terminal = Display(width: 40, color: true, hyperlinks: true)

  @Test("Colour stands around a text that has a meaning, and nowhere without colour")
  func styles() {
    let text: StyledText = "\("Nacho", .title) is \("here", .plain)"
    #expect(Renderer(display: terminal).render(text) == "\u{1B}[1mNacho\u{1B}[0m is here")
    #expect(Renderer(display: .pipe).render(text) == "Nacho is here")
    #expect(Style.allCases.filter { $0.parameters.isEmpty } == [.plain])
  }

  @Test("A link is a hyperlink where the terminal has them, its address elsewhere")
  func links() {
    let text: StyledText = "\(.link("cover", to: "https://a.b/1"))"
    #expect(
      Renderer(display: Display(width: 40, hyperlinks: true)).render(text)
        == "\u{1B}]8;;https://a.b/1\u{1B}\\cover\u{1B}]8;;\u{1B}\\")
    #expect(Renderer(display: Display(width: 40)).render(text) == "https://a.b/1")
    #expect(Renderer(display: .pipe).render(text) == "https://a.b/1")
  }

  @Test("A link says what stands in its place")
  func linksOtherwise() {
    let pipe = Renderer(display: .pipe)
    let site = "https://a.b"
    #expect(pipe.render(.link("Ann", to: site, otherwise: .both)) == "Ann (https://a.b)")
    #expect(pipe.render(.link("Ann", to: site, otherwise: .label)) == "Ann")
    #expect(pipe.render(.link(site, to: site, otherwise: .both)) == site)
    #expect(pipe.render(.link("Ann", to: "")) == "Ann")
  }

  @Test("A hostile address never reaches the terminal raw")
  func hostileLinks() {
    let text = StyledText.link("cover", to: "https://a\u{1B}\\\u{1B}[2J")
    let shown = Renderer(display: Display(width: 40, hyperlinks: true)).render(text)
    #expect(shown == "cover")
    #expect(Renderer(display: .pipe).render(text) == "https://a\\e\\\\e[2J")
  }

  @Test("A table's links lead on from a cut label, and are whole in a pipe")
  func tableLinks() {
    let table = Table(
      columns: [.init("P", flexibility: 1, minimum: 4)],
      rows: [[.link("portrait", to: "https://a.b/1")]])
    let cut = Renderer(display: Display(width: 5, hyperlinks: true)).render([.table(table)])
    #expect(cut == "P\n\u{1B}]8;;https://a.b/1\u{1B}\\port…\u{1B}]8;;\u{1B}\\\n")
    #expect(Renderer(display: .pipe).render([.table(table)]) == "P\nhttps://a.b/1\n")
  }

  @Test("A paragraph is wrapped at blanks on a terminal and stays whole in a pipe")
  func paragraphs() {
    let text: StyledText = "The quick brown fox jumps over the lazy dog"
    #expect(
      lines([.paragraph(text)], width: 20) == ["The quick brown fox", "jumps over the lazy", "dog"])
    #expect(
      lines([.paragraph(text)], width: 19) == ["The quick brown fox", "jumps over the lazy", "dog"])
    #expect(lines([.paragraph(text)]) == ["The quick brown fox jumps over the lazy dog"])
    #expect(lines([.paragraph("")], width: 20) == [""])
  }

  @Test("Long words and wide characters break where they must")
  func longWords() {
    #expect(lines([.paragraph("a абвгдежзик")], width: 5) == ["a", "абвгд", "ежзик"])
    #expect(lines([.paragraph("中文名字")], width: 5) == ["中文", "名字"])
    #expect(lines([.paragraph("ab 中文名字")], width: 5) == ["ab 中", "文名", "字"])
    #expect(
      lines([.paragraph("и\u{306}и\u{306}и\u{306}")], width: 2) == ["и\u{306}и\u{306}", "и\u{306}"])
    #expect(lines([.paragraph("中")], width: 1) == ["中"])
  }

  @Test("A meaning goes on in the next line")
  func wrappedStyles() {
    let text = StyledText("red red", .heart)
    let shown = Renderer(display: Display(width: 4, color: true)).render([.paragraph(text)])
    #expect(shown == "\u{1B}[31mred\u{1B}[0m\n\u{1B}[31mred\u{1B}[0m\n")
    let mixed: StyledText = "ab \("cd", .heart) ef"
    let lines = Renderer(display: Display(width: 5, color: true)).render([.paragraph(mixed)])
    #expect(lines == "ab \u{1B}[31mcd\u{1B}[0m\nef\n")
  }

  @Test("Facts stand in two columns, a long value below itself")
  func facts() {
    let facts = Block.facts([("Имя", "Joaquin"), ("Description", "One two three four five")])
    #expect(
      lines([facts]) == ["Имя          Joaquin", "Description  One two three four five"])
    #expect(
      lines([facts], width: 27) == [
        "Имя          Joaquin", "Description  One two three", "             four five",
      ])
    #expect(
      lines([facts], width: 20) == [
        "Имя", "  Joaquin", "Description", "  One two three four", "  five",
      ])
  }

  @Test("Blocks follow one another, each in its own lines")
  func blocks() {
    #expect(lines([.text("a\nb"), .blank, .text("c"), .facts([])]) == ["a\\nb", "", "c"])
    #expect(Renderer(display: .pipe).render([]) == "")
  }

  private func lines(_ blocks: [Block], width: Int? = nil) -> [String] {
    let text = Renderer(display: Display(width: width)).render(blocks)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}
