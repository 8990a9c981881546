import Testing

@testable import HTTPKit

@Suite("A library of the system")
struct LibraryTests {
  @Test("is not there under another name, nor where it lacks what is used of it")
  func missing() {
    for name in ["libmicrohttpd.so.999", "libc.so.6"] {
      #expect(MicroHTTPD.load(name) == nil)
      #expect(CurlLibrary.load(name) == nil)
    }
    #expect(MicroHTTPD.installed != nil)
    #expect(CurlLibrary.installed != nil)
  }

  @Test("knows this machine by its names and numbers")
  func loopback() throws {
    let library = try #require(CurlLibrary.installed)
    let hosts = [
      "localhost", "LocalHost", "a.localhost", "127.0.0.1", "127.8.9.1", "[::1]", "127.0.0.1.com",
      "localhost.com", "10.0.0.1", "[::2]", "127.a",
    ]
    let own = try hosts.filter { try WebAddress("http://\($0):80/a", library).isLoopback }
    #expect(own == Array(hosts[..<6]))
  }
}
