internal import PictureKit

/// A badge for each user: one thing of theirs before a round ground.
enum Avatars {
  /// The badge of whoever set none: beyond those of the users.
  static let person = 31
  private static let grounds: [(outer: UInt32, inner: UInt32)] = [
    (0x1F2E4D, 0x36507F), (0xF2C9A0, 0xFBE6CC), (0x2B4A47, 0x447069), (0xE8B4A8, 0xF8DCD3),
    (0x4A2F4F, 0x6E4A73), (0xB9D3D6, 0xDDEDEC), (0xF0D27A, 0xFAEBB8), (0x5B2F3A, 0x87505A),
    (0xC7D6A6, 0xE4EDCF), (0x33355E, 0x52558A),
  ]

  static func draw(_ number: Int, on canvas: Canvas, _ chance: Chance) {
    let ground = grounds[(number * 7) % grounds.count]
    let badge = Badge(canvas, Colour(ground.outer), Colour(ground.inner), chance)
    badge.backdrop()
    things[(max(1, number) - 1) % things.count](badge)
  }

  private static let things: [@Sendable (Badge) -> Void] = [
    lantern, ferry, lighthouse, pendulum, cafe, moonGarden, wrenAndRook, tram, compass, mossAndOhm,
    inkPool, unlitMatch, press, glassHeron, stairs, umbrella, firInJuly, blueTram, spoon, ladder,
    anchor, marbles, buffet, moth, cloudLadder, glove, saltAndLadder, pocket, chair, kettle,
    blueHour,
  ]
}
