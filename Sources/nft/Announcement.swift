internal import Glibc
internal import MarketServer

/// What a server says as it starts: where it is, and how apps get there.
struct Announcement {
  private let server: MarketServer
  private let options: ServerOptions

  init(_ server: MarketServer, _ options: ServerOptions) {
    self.server = server
    self.options = options
  }

  var text: String {
    var lines = ["FakeNFT is served. Put one of these into the app instead of its host:"]
    lines += hosts.map { address, whom in
      let gap = max(36 - address.utf8.count, 1)
      return "  \(address)\(String(repeating: " ", count: gap))\(whom)"
    }
    lines += [
      "", "An iOS app may talk to it without TLS when its Info.plist says so:",
      "  <key>NSAppTransportSecurity</key>",
      "  <dict><key>NSAllowsLocalNetworking</key><true/></dict>", "",
    ]
    if let secret = options.secret {
      lines += [
        "Other machines open /_/ with the header X-FakeNFT-Secret: \(secret)", "",
      ]
    }
    return (lines + ["^C ends it.", ""]).joined(separator: "\n")
  }

  private var hosts: [(String, String)] {
    let port = server.port
    var hosts = [("http://localhost:\(port)", "on this machine, and in an iOS simulator")]
    if server.addresses.contains(where: { $0 == "127.0.0.1" || $0 == "0.0.0.0" }) {
      hosts.append(("http://10.0.2.2:\(port)", "in an Android emulator on this machine"))
    }
    for address in server.addresses where !address.hasPrefix("127.") && address != "::1" {
      let isAll = address == "0.0.0.0" || address == "::"
      for own in isAll ? LocalAddresses.all() : [address] {
        let host = own.contains(":") ? "[\(own)]" : own
        hosts.append(("http://\(host):\(port)", "on other machines and phones of this network"))
      }
    }
    return hosts
  }
}
