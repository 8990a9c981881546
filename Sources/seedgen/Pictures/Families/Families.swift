/// Which family a collection's pictures belong to.
enum Families {
  /// In the order of the collections' numbers.
  private static let all: [any (Family & SendableMetatype).Type] = [
    PaperZoo.self, HarbourLights.self, GlassToys.self, QuietMachines.self, SaltSketches.self,
    NightGreenhouse.self, ChimneyBirds.self, LastTram.self, HarbourFog.self,
    MarzipanAtlas.self, WinterTea.self, SmallGarden.self, InkLandscapes.self, StraitPostcards.self,
  ]

  /// Collections beyond the last family begin anew with the first.
  static func of(_ collection: Int) -> any Family.Type {
    all[max(0, collection - 1) % all.count]
  }
}
