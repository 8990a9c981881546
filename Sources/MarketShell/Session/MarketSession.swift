package import Market
package import ShellKit

/// A person's session in the marketplace: the world it works in, and the commands over it.
package final class MarketSession {
  /// The ports of the world that the session is in.
  private(set) var ports: MarketPorts
  /// Which world that is.
  private(set) var world = World.local
  let gateway: any PaymentGateway
  let desk: any GatewayDesk
  let clock: Clock
  let identifiers: IdentifierSource
  let surroundings: ShellSurroundings
  /// The server beside the shell; nil where there can be none.
  package var network: (any NetworkControl)?
  /// The worlds beside this one; nil where there are no others.
  package var openWorlds: (() -> any Worlds)?
  /// The rows of the last list, which completion offers first.
  package var rows: () -> RowReferences = { RowReferences() }

  /// Where the session is, told by the prompt: `nft`, or `nft@host` for one beyond a network.
  package var place = "nft"
  /// How many NFTs are in the cart as far as is known without asking; nil asks before each prompt.
  package var knownCart: (() -> Int)?

  /// Works in the world of these ports, beside a payment service of its own.
  package convenience init(
    ports: MarketPorts, gateway: any PaymentGateway & GatewayControl, clock: Clock,
    identifiers: IdentifierSource, surroundings: ShellSurroundings
  ) {
    self.init(
      ports: ports, gateway: gateway, desk: LocalGatewayDesk(gateway), clock: clock,
      identifiers: identifiers, surroundings: surroundings)
  }

  /// Works in the world of these ports; `desk` is where the payment service is told how to behave.
  package init(
    ports: MarketPorts, gateway: any PaymentGateway, desk: any GatewayDesk, clock: Clock,
    identifiers: IdentifierSource, surroundings: ShellSurroundings
  ) {
    self.ports = ports
    self.gateway = gateway
    self.desk = desk
    self.clock = clock
    self.identifiers = identifiers
    self.surroundings = surroundings
  }

  /// Goes into a world: from now on commands work there.
  func enter(_ world: World.ID, _ ports: MarketPorts) {
    self.world = world
    self.ports = ports
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
      CommandGroup(["serve", "net", "requests", "request"], networkCommands),
      CommandGroup(["worlds", "world"], worldsCommands),
      shell.group,
    ])
  }

  /// The prompt: it tells how many NFTs are in the cart when there are some.
  package func prompt() -> Prompt {
    let count = knownCart?() ?? (try? ports.world.summary().cart) ?? 0
    let facts = (count == 0 ? [] : ["\(count) in cart"]) + (network?.weather ?? [])
    let state =
      facts.isEmpty
      ? [] : [Prompt.Part(" (\(facts.listed(", ")))", style: Style.muted.parameters)]
    let place = world == World.local ? place : "\(place)/\(WorldsScreen.short(world))"
    return Prompt([Prompt.Part(place, style: Style.title.parameters)] + state + [Prompt.Part("> ")])
  }
}
