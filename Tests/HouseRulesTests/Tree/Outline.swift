/// The declarations with a body in Swift code, found by counting braces.
struct Outline {
  /// One of them.
  struct Declaration: Equatable {
    let keyword: String
    let name: String
    /// Where it begins, counted from 1.
    let line: Int
    /// Where its closing brace stands.
    var lastLine: Int
    /// How many braces are open around it.
    let depth: Int

    var isType: Bool { ["struct", "class", "enum", "protocol", "actor"].contains(keyword) }
    var isFunction: Bool { !isType && keyword != "extension" }
    var length: Int { lastLine - line + 1 }
  }

  private struct Frame {
    /// Where the text begins that may declare what the next brace opens, and its line.
    var start: String.Index
    var line: Int
    var parentheses = 0
    var declaration: Int?
    /// A closure inside parentheses is part of the declaration that goes on behind it.
    var isArgument = false
  }

  /// In the order in which their bodies begin.
  private(set) var declarations: [Declaration] = []

  /// Reads masked code.
  init(_ code: String) {
    var frames = [Frame(start: code.startIndex, line: 1)]
    var line = 1
    for index in code.unicodeScalars.indices {
      let next = code.unicodeScalars.index(after: index)
      switch code.unicodeScalars[index] {
      case "\n": line += 1
      case "(", "[": frames[frames.count - 1].parentheses += 1
      case ")", "]": frames[frames.count - 1].parentheses -= 1
      case ";": (frames[frames.count - 1].start, frames[frames.count - 1].line) = (next, line)
      case "{":
        let frame = frames[frames.count - 1]
        var inner = Frame(start: next, line: line, isArgument: frame.parentheses > 0)
        if !inner.isArgument, let header = DeclarationHeader(code[frame.start..<index]) {
          inner.declaration = declarations.count
          declarations.append(
            Declaration(
              keyword: header.keyword, name: header.name, line: frame.line + header.lineOffset,
              lastLine: line, depth: frames.count - 1))
        }
        frames.append(inner)
      case "}" where frames.count > 1:
        let inner = frames.removeLast()
        if let declaration = inner.declaration { declarations[declaration].lastLine = line }
        if inner.isArgument { continue }
        (frames[frames.count - 1].start, frames[frames.count - 1].line) = (next, line)
      default: break
      }
    }
  }
}
