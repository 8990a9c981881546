internal import HTTPKit
internal import Market
internal import MarketAPI

/// Works off errands together.
struct Round {
  let market: any ServedMarket
  let handlers: Handlers

  func work(off errands: [Errand]) {
    // Worlds are made before and apart: one that was undone with an errand would be no world.
    let worlds = market.open(Array(Set(errands.map(\.call.world))))
    var ready: [(errand: Errand, world: OpenedWorld)] = []
    for errand in errands {
      switch worlds[errand.call.world] {
      case .success(let world)?: ready.append((errand, world))
      case .failure(let error)?: errand.finish(Answer(response: Responses.failure(error)))
      case nil: errand.finish(Answer(response: HTTPResponse(status: 500)))
      }
    }
    if ready.contains(where: \.errand.writes) { write(ready) } else { read(ready) }
  }

  private func read(_ errands: [(errand: Errand, world: OpenedWorld)]) {
    for (errand, world) in errands {
      let refused = Refused()
      do throws(PortError) {
        // A payment commits each of its steps by itself.
        if errand.isPayment {
          errand.finish(try piece(errand, world, refused))
        } else {
          errand.finish(
            try market.snapshot { () throws(PortError) in try piece(errand, world, refused) })
        }
      } catch {
        errand.finish(refused.answer ?? Answer(response: Responses.failure(error)))
      }
    }
  }

  private func write(_ errands: [(errand: Errand, world: OpenedWorld)]) {
    let refused = errands.map { _ in Refused() }
    let results = market.batch(Array(errands.indices)) { (index) throws(PortError) in
      try piece(errands[index].errand, errands[index].world, refused[index])
    }
    for (index, result) in results.enumerated() {
      let errand = errands[index].errand
      switch result {
      case .success(let answer): errand.finish(answer)
      case .failure(let error):
        errand.finish(refused[index].answer ?? Answer(response: Responses.failure(error)))
      }
    }
  }

  /// A refusal is thrown as well, so that the store undoes what the errand changed before it.
  private func piece(
    _ errand: Errand, _ world: OpenedWorld, _ refused: Refused
  ) throws(PortError) -> Answer {
    do throws(Refusal) {
      return try handlers.answer(errand, world, market)
    } catch {
      switch error {
      case .port(let error): throw error
      case .problem(let problem):
        refused.answer = Answer(response: Responses.problem(problem))
        throw PortError(.gone, "the request was refused")
      }
    }
  }

  /// What a refused errand is answered by.
  private final class Refused {
    var answer: Answer?
  }
}
