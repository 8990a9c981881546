package import ShellKit

/// The server that a shell has beside it: the one inside it, or the one at `--api`.
///
/// Each call throws where there is no such server, or it lacks what is asked for.
package protocol NetworkControl: AnyObject {
  /// What goes wrong, in the words that make it; empty for nothing, or for no server. For prompts.
  var weather: [String] { get }
  /// What goes wrong at present, asked anew where `weather` is only what was told last.
  func present() throws(Failure) -> [String]
  /// Makes something go wrong, or nothing any more, and gives what goes wrong then.
  func order(_ words: [String]) throws(Failure) -> [String]
  /// The last requests, the latest first.
  func requests(_ limit: Int) throws(Failure) -> [ServedRequest]
  /// One request, whole; nil where it is kept no more.
  func request(_ number: Int) throws(Failure) -> ServedRequest?
  /// Starts a server inside the shell, on a port or on one that is free, and says where it is.
  func serve(port: Int?) throws(Failure) -> [String]
  /// Ends it; false where there was none.
  func endServing() throws(Failure) -> Bool
}

extension NetworkControl {
  package func present() throws(Failure) -> [String] { weather }
}
