/// Turns values of the domain into the bytes of answers, as one generation has them.
///
/// Fields stand in the order of API contract 1.3. Where the contract asks for a value and the
/// domain has none, one of this server takes its place: nothing is null, no address is empty.
///
/// ```swift
/// let renderer = APIRenderer(
///   APIStyle(.g1), APIAddresses(base: "http://localhost:8080"), directory)
/// renderer.order(id, holding: [fox, crane])  // {"nfts":["1","3"],"id":"1"}
/// ```
package struct APIRenderer {
  /// How values look.
  package let style: APIStyle
  /// Where pictures and sites are.
  package let addresses: APIAddresses
  let directory: APIDirectory

  /// Takes everything as it is.
  package init(_ style: APIStyle, _ addresses: APIAddresses, _ directory: APIDirectory) {
    self.style = style
    self.addresses = addresses
    self.directory = directory
  }

  /// One value as a whole answer.
  func whole(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    write(&json)
    return json.bytes
  }

  /// A list as a whole answer: a bare array, without a total (API contract 1.2).
  func whole<Things: Sequence>(
    _ things: Things, _ write: (inout JSONWriter, Things.Element) -> Void
  ) -> [UInt8] {
    var json = JSONWriter(capacity: 64 + things.underestimatedCount * 512)
    json.list(things, write)
    return json.bytes
  }
}
