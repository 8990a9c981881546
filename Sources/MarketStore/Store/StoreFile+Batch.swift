package import Market
internal import SQLiteKit

extension StoreFile {
  /// Works on independent requests in one transaction, so that they share one wait for the disk.
  ///
  /// Work that throws is undone alone. What the rest did is durable when this returns; where the
  /// commit fails, every request gets its error. Whoever holds the store is waited for once.
  ///
  /// A payment is no work for a batch: it is committed as pending before any money moves, so
  /// `PayForOrder` works outside, and the payment service's memory refuses to work inside.
  package func batch<Request, Value>(
    _ requests: [Request], _ work: (Request) throws(PortError) -> Value
  ) -> [Result<Value, PortError>] {
    var results: [Result<Value, PortError>] = []
    results.reserveCapacity(requests.count)
    do throws(PortError) {
      try database.transaction(
        { () throws(PortError) in
          for request in requests { results.append(result(of: work, on: request)) }
        }, translate: failures.failure)
      return results
    } catch {
      return requests.map { _ in .failure(error) }
    }
  }

  private func result<Request, Value>(
    of work: (Request) throws(PortError) -> Value, on request: Request
  ) -> Result<Value, PortError> {
    do throws(PortError) {
      let value = try database.transaction(
        { () throws(PortError) in try work(request) }, translate: failures.failure)
      return .success(value)
    } catch {
      return .failure(error)
    }
  }

  /// Reads several things of one moment, from any worlds, without keeping anybody from writing.
  ///
  /// A change inside fails: it belongs into a batch.
  package func snapshot<Value>(
    _ body: () throws(PortError) -> Value
  ) throws(PortError) -> Value {
    try database.snapshot(body, translate: failures.failure)
  }
}
