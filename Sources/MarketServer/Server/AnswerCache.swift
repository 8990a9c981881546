internal import HTTPKit
internal import MarketAPI
internal import Synchronization

/// Answers that stay the same, by all that decides how they look.
///
/// The catalog never changes while a server runs, so most of an app's requests are answered here,
/// on the thread that read them, without the store.
final class AnswerCache: Sendable {
  struct Key: Hashable, Sendable {
    let target: [UInt8]
    let host: String
    let hasToken: Bool
    let hasExtras: Bool
    let asked: APIGeneration?
    /// Pages come in several languages.
    let language: String
  }

  private struct State {
    var answers: [Key: Answer] = [:]
    var bytes = 0
  }

  private let mostAnswers: Int
  private let mostBytes: Int
  private let state = Mutex(State())

  init(mostAnswers: Int = 8_192, mostBytes: Int = 32 << 20) {
    self.mostAnswers = mostAnswers
    self.mostBytes = mostBytes
  }

  subscript(key: Key) -> Answer? {
    state.withLock { $0.answers[key] }
  }

  /// Keeps an answer; when there is no room all others go, since what is asked for comes again.
  func keep(_ answer: Answer, for key: Key) {
    let size = answer.response.count + key.target.count + 256
    if size > mostBytes / 4 || key.target.count > 1_024 { return }
    state.withLock { state in
      if state.answers.count >= mostAnswers || state.bytes + size > mostBytes {
        state.answers = [:]
        state.bytes = 0
      }
      if state.answers.updateValue(answer, forKey: key) == nil { state.bytes += size }
    }
  }
}
