/// The commands to come: the rest of the line being worked on, then the lines of the sources.
struct CommandFeed {
  /// A command and where it stands.
  typealias Entry = (words: CommandWords, place: Place)

  /// Where the line stands that was read last; messages name it.
  private(set) var place: Place?
  private var sources: [any LineSource] = []
  /// The commands left of the present line, the next one last.
  private var pending: [Entry] = []
  /// What is left of the lines that have called a script, the innermost last.
  private var suspended: [[Entry]] = []
  /// What is to be done when a source is left, by source.
  private var endings: [ObjectIdentifier: [() -> Void]] = [:]
  private static let deepest = 16

  /// Whether a person sits at the source that is being read.
  var isInteractive: Bool { sources.last?.isInteractive ?? false }

  /// Whether a question is asked again after a word that is no answer.
  var asksAgain: Bool { sources.last?.asksAgain ?? false }

  /// The source of the next line, when the present line has no more commands.
  var nextSource: (any LineSource)? { pending.isEmpty ? sources.last : nil }

  /// Adds a source that is read after those added before.
  mutating func add(_ source: any LineSource) {
    sources.insert(source, at: 0)
  }

  /// Reads a source before going on with the present line.
  mutating func interpose(_ source: any LineSource) throws(Failure) {
    guard suspended.count + 1 < Self.deepest else {
      throw Failure("script.depth", "Scripts call each other more than \(Self.deepest) deep.")
    }
    sources.append(source)
    suspended.append(pending)
    pending = []
  }

  /// Whether what is read is a script that a person has called.
  var isCalledByPerson: Bool {
    let caller = sources.count - suspended.count - 1
    return !suspended.isEmpty && sources.indices.contains(caller)
      && sources[caller].isInteractive
  }

  /// Leaves the scripts that a person has called; false where it was no person.
  mutating func returnToPerson() -> Bool {
    let caller = sources.count - suspended.count - 1
    guard sources.indices.contains(caller), sources[caller].isInteractive else { return false }
    for _ in suspended { leaveSource() }
    (suspended, pending) = ([], [])
    return true
  }

  /// Does something when the present source is left: at its end, by an error, or with the session.
  mutating func atEnd(_ action: @escaping () -> Void) {
    guard let source = sources.last else { return action() }
    endings[ObjectIdentifier(source), default: []].append(action)
  }

  /// Leaves all sources: the session is at its end.
  mutating func leaveAll() {
    while !sources.isEmpty { leaveSource() }
  }

  private mutating func leaveSource() {
    let source = sources.removeLast()
    for action in endings.removeValue(forKey: ObjectIdentifier(source)) ?? [] { action() }
  }

  /// The next command, or nil at the end; `heard` is told of each line that was read for it.
  mutating func next(
    prompt: () -> Prompt,
    heard: (_ text: String, _ source: any LineSource, _ isCalled: Bool) -> Void
  ) throws(Failure) -> Entry? {
    let last = place
    while pending.isEmpty {
      guard let source = sources.last else {
        // What ends for want of an answer is still named by the command that asked.
        place = last
        return nil
      }
      place = nil
      guard let (line, place) = try source.nextLine(prompt: prompt) else {
        leaveSource()
        pending = suspended.popLast() ?? []
        continue
      }
      self.place = place
      guard let (text, commands) = try Self.whole(line, from: source) else { continue }
      heard(text, source, !suspended.isEmpty)
      pending = commands.reversed().map { ($0, place) }
    }
    let entry = pending.removeLast()
    place = entry.place
    return entry
  }

  /// A line that ends in a backslash, or within quotes, goes on in the next one; nil for one that
  /// a person dropped.
  private static func whole(
    _ line: String, from source: any LineSource
  ) throws(Failure) -> (text: String, commands: [CommandWords])? {
    var (splitter, length) = (LineSplitter(line), line.utf8.count)
    while true {
      do throws(LineSplitter.Unfinished) {
        let commands = try splitter.finish()
        return (splitter.text, commands)
      } catch {
        guard let next = try source.continuation() else {
          if source.isInteractive { return nil }
          throw error.failure
        }
        length += next.utf8.count
        guard length <= longest else {
          throw Failure(
            "script.long-line", "A quote is open for more than 1 MiB; close it.", status: .usage)
        }
        splitter.append(next)
      }
    }
  }

  /// As long as a line may be: a quote left open must not swallow a script of any length.
  private static let longest = 1 << 20
}
