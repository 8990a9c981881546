internal import ShellKit

/// A script of any bytes is read to its end or to its first fault, which names line and byte; and
/// a shell runs it.
///
/// The first byte says in how many pieces the others arrive.
struct ScriptTarget: FuzzTarget {
  func check(_ bytes: [UInt8]) {
    let script = Array(bytes.dropFirst())
    let pieces = 1 + Int(bytes.first ?? 0) % 16
    checkLines(of: script, pieces: pieces)
    let shell = Shell(table: Sayings.table, output: CapturingSink(), display: .pipe)
    shell.settings.keepGoing = pieces.isMultiple(of: 2)
    Feeding.read(script, inPieces: pieces) { source in
      shell.add(source)
      _ = shell.run()
    }
  }

  private func checkLines(of script: [UInt8], pieces: Int) {
    var expected = PlainScript.lines(of: script)[...]
    Feeding.read(script, inPieces: pieces) { source in
      do throws(Failure) {
        while let (text, place) = try source.nextLine(prompt: { Prompt("") }) {
          guard case .text(let line)? = expected.popFirst()?.content else {
            fatalError("not kept: a line is given where there is one")
          }
          expect(areIdentical(text, line), "line \(place.line) is given as it stands")
        }
        expect(expected.isEmpty, "every line is given")
      } catch {
        guard let line = expected.first, case .fault(let byte) = line.content else {
          fatalError("not kept: only a fault is refused: \(error.message)")
        }
        let place = "script.nft:\(line.number): Byte \(byte) is "
        expect(error.message.hasPrefix(place), "\(error.message) begins with \(place)")
      }
    }
  }
}
