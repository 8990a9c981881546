package import Market
package import ShellKit

/// A person's session in the marketplace: the world it works in, and the commands over it.
package final class MarketSession {
  let ports: MarketPorts
  let gateway: any PaymentGateway
  let control: any GatewayControl
  let clock: Clock
  let identifiers: IdentifierSource
  let surroundings: ShellSurroundings
  /// The rows of the last list, which completion offers first.
  package var rows: () -> RowReferences = { RowReferences() }

  /// Works in the world of these ports.
  package init(
    ports: MarketPorts, gateway: any PaymentGateway & GatewayControl, clock: Clock,
    identifiers: IdentifierSource, surroundings: ShellSurroundings
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
    let shell = ShellCommands(area: "Session", surroundings: surroundings)
    return CommandTable(groups: [
      CommandGroup(["catalog"], catalogCommands),
      CommandGroup(["collection"], collectionCommands),
      CommandGroup(["show"], nftCommands),
      CommandGroup(["favorites", "favourites", "like", "unlike"], favoritesCommands),
      CommandGroup(["cart"], cartCommands),
      CommandGroup(
        ["currencies", "pay", "orders", "order", "agreement", "gateway"], paymentCommands),
      CommandGroup(["profile", "my"], profileCommands),
      CommandGroup(["rating", "user"], ratingCommands),
      CommandGroup(["open", "reset"], worldCommands),
      CommandGroup(["undo", "redo"], undoCommands),
      shell.group,
    ])
  }

  /// The prompt: it tells how many NFTs are in the cart when there are some.
  package func prompt() -> Prompt {
    let count = (try? ports.world.summary().cart) ?? 0
    let state =
      count == 0 ? [] : [Prompt.Part(" (\(count) in cart)", style: Style.muted.parameters)]
    return Prompt([Prompt.Part("nft", style: Style.title.parameters)] + state + [Prompt.Part("> ")])
  }
}
