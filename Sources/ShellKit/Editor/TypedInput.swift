/// Something typed that libedit gets before it asks the terminal again.
enum TypedInput: Equatable {
  /// A text put into the line at once.
  case text(String)
  /// A key pressed.
  case key(Unicode.Scalar)

  /// A paste as it is typed: its lines, each but the last ended by the newline key.
  ///
  /// The terminal's driver swaps carriage return and newline in the editor's mode, so that a pasted
  /// CRLF comes as LF and CR: any pair of the two is one newline.
  static func pasted(_ text: String) -> [TypedInput] {
    var typed: [TypedInput] = []
    var line = String.UnicodeScalarView()
    var ended: Unicode.Scalar?
    func end() {
      if !line.isEmpty { typed.append(.text(String(line))) }
      line = String.UnicodeScalarView()
    }
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\r" {
        if let last = ended, last != scalar {
          ended = nil
        } else {
          end()
          typed.append(.key("\n"))
          ended = scalar
        }
      } else {
        ended = nil
        // libedit's strings end at NUL.
        if scalar != "\0" { line.append(scalar) }
      }
    }
    end()
    return typed
  }
}
