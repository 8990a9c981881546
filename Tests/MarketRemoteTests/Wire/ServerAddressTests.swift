import MarketRemote
import Testing

@Suite("An address of a server")
struct ServerAddressTests {
  @Test(
    "is taken with or without slashes and the path of the API",
    arguments: [
      ("http://localhost:8080", "http://localhost:8080", "localhost:8080"),
      ("http://localhost:8080///", "http://localhost:8080", "localhost:8080"),
      ("https://a.example/api/v1/", "https://a.example", "a.example"),
      ("http://[::1]:80/g1/w/anna/api/v1", "http://[::1]:80/g1/w/anna", "[::1]:80"),
    ])
  func good(text: String, base: String, place: String) {
    let address = ServerAddress(text)
    #expect(address?.base == base)
    #expect(address?.place == place)
    #expect(address.map { "http://\($0.name)" == base || "https://\($0.name)" == base } == true)
  }

  @Test(
    "is none without a scheme and a host, or with a name, a password or a query",
    arguments: [
      "", "localhost:8080", "ftp://a.example", "http://", "http:///x", "http://u:p@a.example",
      "http://a.example/?token=1", "http://a.example/#x", "http://a b", "http://a\u{7}",
    ])
  func bad(text: String) {
    #expect(ServerAddress(text) == nil)
  }
}
