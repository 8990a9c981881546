import Market
import Testing

@Suite("A window")
struct WindowTests {
  @Test(
    "cuts the rows that lie in it",
    arguments: [
      (Window.all, [1, 2, 3, 4]), (Window(offset: 1), [2, 3, 4]), (Window(limit: 2), [1, 2]),
      (Window(offset: 1, limit: 2), [2, 3]), (Window(offset: 3, limit: 9), [4]),
      (Window(offset: 4), []), (Window(offset: 9, limit: 9), []), (Window(limit: 0), []),
      (Window(offset: -1, limit: -1), []), (Window(offset: -5), [1, 2, 3, 4]),
      (Window(offset: .max, limit: .max), []), (Window(offset: .min, limit: .max), [1, 2, 3, 4]),
    ] as [(Window, [Int])])
  func cut(window: Window, rows: [Int]) {
    #expect(window.cut([1, 2, 3, 4]) == rows)
    #expect(window.cut([Int]()) == [])
  }

  @Test("counts negative numbers as 0")
  func negative() {
    #expect(Window(offset: -3, limit: -2) == Window(offset: 0, limit: 0))
    #expect(Window().limit == nil)
  }

  @Test("leaves a page that tells how much follows")
  func remaining() {
    #expect(Page([1, 2], offset: 3, total: 9).remaining == 4)
    #expect(Page([1, 2], total: 2).remaining == 0)
    #expect(Page([Int](), offset: 9, total: 2).remaining == 0)
  }

  @Test("leaves a page whose rows can be changed, and nothing else of it")
  func mapped() {
    #expect(
      Page([1, 2], offset: 3, total: 9).map { "\($0)" } == Page(["1", "2"], offset: 3, total: 9))
  }
}
