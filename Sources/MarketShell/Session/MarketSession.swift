package import Market
package import ShellKit

/// A person's session in the marketplace: the world it works in, and the commands over it.
package final class MarketSession {
  /// What the session needs of the system around it.
  package struct Surroundings {
    /// Opens an address in the system's browser; false where there is none.
    package let open: (_ address: String) -> Bool
    /// The lines that were entered, oldest first.
    package let history: () throws(Failure) -> [String]
    /// Keeps the settings for the next time.
    package let keep: (Settings) throws(Failure) -> Void

    /// Takes everything as it is.
    package init(
      open: @escaping (String) -> Bool, history: @escaping () throws(Failure) -> [String],
      keep: @escaping (Settings) throws(Failure) -> Void
    ) {
      self.open = open
      self.history = history
      self.keep = keep
    }
  }

  let ports: MarketPorts
  let gateway: any PaymentGateway
  let control: any GatewayControl
  let clock: Clock
  let identifiers: IdentifierSource
  let surroundings: Surroundings
  /// The rows of the last list, which completion offers first.
  package var rows: () -> RowReferences = { RowReferences() }

  /// Works in the world of these ports.
  package init(
    ports: MarketPorts, gateway: any PaymentGateway & GatewayControl, clock: Clock,
    identifiers: IdentifierSource, surroundings: Surroundings
  ) {
    self.ports = ports
    self.gateway = gateway
    control = gateway
    self.clock = clock
    self.identifiers = identifiers
    self.surroundings = surroundings
  }

  /// The command table of the marketplace, each command working in this session.
  package func table() -> CommandTable {
    CommandTable(
      catalogCommands() + collectionCommands() + nftCommands() + favoritesCommands()
        + cartCommands() + paymentCommands() + profileCommands() + ratingCommands()
        + sessionCommands() + undoCommands())
  }

  /// The prompt: it tells how many NFTs are in the cart when there are some.
  package func prompt() -> Prompt {
    let count = (try? ports.world.summary().cart) ?? 0
    let state =
      count == 0 ? [] : [Prompt.Part(" (\(count) in cart)", style: Style.muted.parameters)]
    return Prompt([Prompt.Part("nft", style: Style.title.parameters)] + state + [Prompt.Part("> ")])
  }
}
