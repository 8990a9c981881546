import Testing

@Suite("An outline")
struct OutlineTests {
  private func outline(_ text: String) -> [Outline.Declaration] {
    Outline(CodeMask.masked(text)).declarations
  }

  @Test("has types and functions with their first and last lines")
  func shape() {
    let found = outline(
      """
      import A
      /// A { brace in a comment.
      public struct Basket<Element>: Sendable {
        var count: Int { 0 }
        let text = "{"
        init?(_ a: Int) {
          if a == 0 { return nil }
        }
        @Test(arguments: [1]) static func add(
          _ a: Int, then: () -> Void = { }
        ) -> Int {
          var b = 1
          for _ in 0..<a { b += 1 }
          return b
        }
      }
      extension Basket.Index {
        enum Kind { case one }
      }
      """)
    #expect(
      found.map { "\($0.depth) \($0.keyword) \($0.name) \($0.line)-\($0.lastLine)" } == [
        "0 struct Basket 3-16", "1 var count 4-4", "1 init init 6-8", "1 func add 9-15",
        "0 extension Basket.Index 17-19", "1 enum Kind 18-18",
      ])
  }

  @Test("does not take a statement for a declaration")
  func statements() {
    let found = outline(
      """
      func run() {
        var a = 1
        list.forEach { a += $0 }
        switch a {
        case 1: do { a = 2 }
        default: break
        }
        while a < 3 { a += 1 }
      }
      """)
    #expect(found.map(\.name) == ["run"])
    #expect(found.map(\.length) == [9])
  }

  @Test("knows class functions from classes, and protocols without bodies")
  func lookalikes() {
    let found = outline(
      """
      protocol P {
        func a()
        var b: Int { get }
      }
      final class Q {
        class func c() {}
        deinit {}
        subscript(i: Int) -> Int { i }
      }
      """)
    #expect(found.map(\.keyword) == ["protocol", "var", "class", "func", "deinit", "subscript"])
    #expect(found.map(\.name) == ["P", "b", "Q", "c", "deinit", "subscript"])
  }
}
