/// What a run of a program came to.
struct Outcome: Equatable, CustomStringConvertible {
  /// What it wrote to standard output.
  let output: String
  /// What it wrote to standard error.
  let errors: String
  /// Its exit status, or 128 and the number of the signal that ended it.
  let status: Int32

  var description: String {
    "status \(status)\nstandard output:\n\(output)standard error:\n\(errors)"
  }

  /// The lines of standard output.
  var lines: [String] {
    output.split(separator: "\n").map(String.init)
  }
}
