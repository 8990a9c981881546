package import Market

/// The store that a server works on: several worlds, used from one thread.
package protocol ServedMarket {
  /// Opens these worlds; those that nobody used before are made, durably.
  func open(_ worlds: [World.ID]) -> [World.ID: Result<OpenedWorld, PortError>]
  /// Works on independent requests in one transaction; work that throws is undone alone.
  ///
  /// What the rest did is durable when this returns; where that fails, each gets its error.
  func batch<Request, Value>(
    _ requests: [Request], _ work: (Request) throws(PortError) -> Value
  ) -> [Result<Value, PortError>]
  /// Reads several things of one moment.
  func snapshot<Value>(_ body: () throws(PortError) -> Value) throws(PortError) -> Value
  /// The worlds that there are.
  var worlds: any Worlds { get }
  /// The payment service.
  var gateway: any PaymentGateway { get }
}
