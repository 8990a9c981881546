import Foundation

/// Runs work on threads of its own, as other programs would run beside this one.
enum Parallel {
  /// Runs `body` on `count` threads at once; gives what each threw.
  static func run(
    _ count: Int, _ body: @escaping @Sendable (Int) throws -> Void
  ) -> [any Error] {
    let failures = Failures()
    let group = DispatchGroup()
    for index in 0..<count {
      group.enter()
      Thread.detachNewThread {
        do { try body(index) } catch { failures.add(error) }
        group.leave()
      }
    }
    group.wait()
    return failures.all
  }

  private final class Failures: @unchecked Sendable {
    private let lock = NSLock()
    private var errors: [any Error] = []

    var all: [any Error] { lock.withLock { errors } }

    func add(_ error: any Error) {
      lock.withLock { errors.append(error) }
    }
  }
}
