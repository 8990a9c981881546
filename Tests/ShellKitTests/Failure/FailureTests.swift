import Testing

@testable import ShellKit

@Suite("A failure")
struct FailureTests {
  @Test("is a failed command unless something else is said")
  func status() {
    #expect(Failure("cart.full", "The cart is full.").status == .failed)
    #expect(Failure.usage("word", "Wrong.").status == .usage)
    #expect(Failure.usage("word", "Wrong.").code == "usage.word")
  }

  @Test("is written as JSON with its code and message")
  func json() {
    let text = Failure("cart.full", "The \"cart\"\nis full.").json.text
    #expect(text == #"{"error":{"code":"cart.full","message":"The \"cart\"\nis full."}}"#)
  }

  @Test("ends a program with the status that the product promises")
  func numbers() {
    let statuses: [ShellKit.ExitStatus] = [.done, .failed, .usage, .outside, .interrupted]
    #expect(statuses.map(\.rawValue) == [0, 1, 2, 3, 130])
  }
}
