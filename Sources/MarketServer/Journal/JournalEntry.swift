package import Market

/// A request as the journal keeps it, and what became of it.
package struct JournalEntry: Sendable {
  /// Counts the requests of a server, from 1.
  package internal(set) var number = 0
  /// When it came.
  package let moment: Timestamp
  /// `GET`, `PUT` and so on.
  package let method: String
  /// Path and query as they came.
  package let target: [UInt8]
  /// The beginning of its body, at most `Journal.longestBody` bytes.
  package let body: [UInt8]
  /// How many bytes the whole body had.
  package let bodyCount: Int
  /// The type that the client declared for the body; nil for none.
  package let contentType: String?
  /// The address of the client.
  package let peer: String
  /// The world that it worked in.
  package let world: World.ID
  /// What it did; nil for a request that was not understood, or is none of the API.
  package let deed: Deed?
  /// The status of the answer; 0 where none was sent.
  package let status: Int
  /// How many bytes the answer had.
  package let answerCount: Int
  /// How long the server took, without the weather, in microseconds.
  package let microseconds: Int
  /// What the weather did to it; nil for nothing.
  package let weather: String?

  /// Roughly how many bytes it takes.
  var weight: Int { 256 + target.count + body.count }
}
