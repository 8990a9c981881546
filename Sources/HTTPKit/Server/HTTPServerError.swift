/// Why a server could not start.
package enum HTTPServerError: Error, Equatable {
  /// Another program listens on the port; `free` is one that nobody has, nil where none was found.
  case portInUse(port: Int, free: Int?)
  /// The machine has no such address, or no such name is known.
  case addressUnavailable(String)
  /// The system keeps the port for others: those below 1024 are root's.
  case notPermitted(port: Int)
  /// The process or the system has no file descriptor left.
  case tooManyFiles
  /// The library that speaks HTTP is not installed; the Debian package holds it.
  case libraryMissing(package: String)
  /// What the system says about anything else.
  case system(String)
}

extension HTTPServerError: CustomStringConvertible {
  /// One sentence for a person.
  package var description: String {
    switch self {
    case .portInUse(let port, let free?): "Port \(port) is in use; port \(free) is free."
    case .portInUse(let port, nil): "Port \(port) is in use."
    case .addressUnavailable(let address): "This machine has no address “\(address)”."
    case .notPermitted(let port): "Port \(port) may not be used by this user."
    case .tooManyFiles: "Too many files are open to listen for connections."
    case .libraryMissing(let package):
      "The server needs libmicrohttpd, which Debian has in the package \(package)."
    case .system(let message): "The server could not start: \(message)."
    }
  }
}
