package import HTTPKit
package import Market

extension RemoteMarket {
  /// What a client of a server is made with; chance and time are handed in.
  package struct Options {
    /// Where the server is.
    package var address: ServerAddress
    /// Sent as `X-Practicum-Mobile-Token`, and told nobody else; nil for none.
    package var token: String?
    /// Opens what a server of this project keeps for its own machine; nil for nothing.
    package var secret: String?
    /// What is waited for, and how much is accepted.
    package var limits = HTTPClient.Options()
    /// A number from 0 up to 1, another one each time, so that clients do not come back together.
    package var chance: () -> Double = { 0.5 }
    /// Lets milliseconds pass.
    package var wait: (Int) -> Void = { _ in }
    /// Asked ten times a second while an answer is awaited; true gives it up.
    package var shouldStop: () -> Bool = { false }
    /// Told that an answer has come or was given up: what showed the wait may go.
    package var hasEnded: () -> Void = {}
    /// Asked once trying by itself came to nothing; true tries again.
    package var asksAgain: (PortError) -> Bool = { _ in false }

    /// Nothing but an address.
    package init(address: ServerAddress) {
      self.address = address
      limits.largestAnswer = 64 << 20
    }
  }
}
