/// The targets, one of which a run is about: `--target=line`.
enum Room {
  /// The target that the arguments name. libFuzzer passes over what begins with two dashes.
  ///
  /// Isolated by nothing: libFuzzer tries one input after the other, in one thread.
  nonisolated(unsafe) static let target: any FuzzTarget = {
    let prefix = "--target="
    let name = CommandLine.arguments.first { $0.hasPrefix(prefix) }?.dropFirst(prefix.count)
    guard let target = name.flatMap({ make(String($0)) }) else {
      fatalError("name a target, such as --target=line")
    }
    return target
  }()

  private static func make(_ name: String) -> (any FuzzTarget)? {
    switch name {
    case "line": LineTarget()
    case "completion": CompletionTarget()
    case "script": ScriptTarget()
    case "session": SessionTarget()
    case "seed": SeedTarget()
    case "output": OutputTarget()
    case "request": RequestTarget()
    case "answer": AnswerTarget()
    default: nil
    }
  }
}
