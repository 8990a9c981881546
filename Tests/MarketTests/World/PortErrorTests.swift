import Market
import Testing

@Suite("Errors of the ports")
struct PortErrorTests {
  @Test("have codes that never change")
  func codes() {
    #expect(
      PortError.Kind.allCases.map { PortError($0, "").code } == [
        "store.busy", "store.read-only", "store.full", "store.unreadable", "store.newer",
        "store.unavailable", "store.gone", "network.unreachable", "network.uncertain",
        "server.failing", "server.refused", "server.misread", "server.unsupported",
        "network.stopped",
      ])
  }

  @Test("keep their code where a feature passes them on")
  func passedOn() {
    let error = PortError(.full, "no room")
    let errors: [any FeatureError] = [
      CartError.port(error), FavoritesError.port(error), PaymentError.port(error),
      ProfileError.port(error),
    ]
    #expect(errors.map(\.code) == [String](repeating: "store.full", count: 4))
  }
}
