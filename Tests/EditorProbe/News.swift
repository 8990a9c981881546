import Glibc
import ShellKit

/// Lines that another thread posts while a line is being typed.
enum News {
  static let announcements = Announcements()

  /// Posts a line every tenth of a second, three times.
  static func begin() {
    var thread = pthread_t()
    pthread_create(&thread, nil, postNews, nil)
  }
}

private func postNews(_: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  for number in 1...3 {
    usleep(100_000)
    News.announcements.post("news \(number) \u{1b}[2J")
  }
  return nil
}
