import Market
import MarketInMemory

/// The marketplace as the screens of an app see it: one actor, which keeps the ports of a world.
///
/// Ports are used from one place at a time, and the actor is that place. No method waits for
/// anything half-way, so that each is over before the next begins. What goes in and what comes out
/// is `Sendable`, and each method throws the errors of its use case by their type.
actor Shop {
  private let ports: MarketPorts
  private let gateway: ScriptedPaymentGateway
  private let clock: Clock
  private let identifiers: IdentifierSource

  /// Opens a world in memory that begins at `seed`.
  init(seed: WorldSeed, clock: Clock, identifiers: IdentifierSource) {
    ports = MarketPorts(InMemoryMarket(seed: seed))
    gateway = ScriptedPaymentGateway(ledger: InMemoryPaymentLedger())
    self.clock = clock
    self.identifiers = identifiers
  }

  /// The collections whose names hold every word of `text`; all of them for an empty text.
  func catalog(searching text: String = "") throws(PortError) -> CatalogPage {
    try BrowseCatalog(ports)(search: SearchText(text))
  }

  /// A collection and its NFTs; nil where there is none.
  func open(_ id: NFTCollection.ID) throws(PortError) -> OpenedCollection? {
    try OpenCollection(ports)(id)
  }

  /// What is in the cart, sorted as it was last asked for.
  func cart(sort: Sort<NFTKey>? = nil) throws(PortError) -> CartContents {
    try ViewCart(ports)(sort: sort).contents
  }

  /// Puts NFTs into the cart, all of them or none; gives those that are new there.
  func add(_ ids: [NFT.ID]) throws(CartError) -> [NFT.ID] {
    try AddToCart(ports)(ids)
  }

  /// What would go: a sheet shows it, and hands it back if its person agrees.
  func askToRemove(_ id: NFT.ID) throws(CartError) -> RemovalRequest {
    try RemoveFromCart(ports).request(id)
  }

  /// Removes what the person has seen and agreed to.
  func remove(_ request: RemovalRequest) throws(CartError) {
    try RemoveFromCart(ports).confirm(request)
  }

  /// The currencies that an order can be paid in.
  func currencies() throws(PortError) -> [Currency] {
    try ChooseCurrency(ports).all()
  }

  /// Pays for the cart; being declined is a result, and no error.
  func pay(in currency: Currency.ID) throws(PaymentError) -> PaymentResult {
    let pay = PayForOrder(ports, gateway: gateway, clock: clock, identifiers: identifiers)
    return try pay(in: currency)
  }

  /// Lets the pretend payment service decline the next payment.
  func declineNextPayment() {
    gateway.mood = .declineNext
  }

  /// The paid orders, latest first.
  func orders() throws(PortError) -> Page<Receipt> {
    try ListOrders(ports)()
  }

  /// Takes back what was changed last, if something still can be.
  func undo() throws(PortError) -> ReversalOutcome {
    try ReverseChange(ports)(.undo)
  }
}
