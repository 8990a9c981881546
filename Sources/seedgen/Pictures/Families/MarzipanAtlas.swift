internal import PictureKit

/// Provinces of sugar on a pastry cook's map.
enum MarzipanAtlas: Family {
  private static let seas: [[UInt32]] = [
    [0xBFE3E0, 0xD5EFEA, 0xFCE4C8, 0xF6C9A0, 0xC9577A],
    [0xF7D3D8, 0xFBE3E4, 0xFFF3D6, 0xF4D79B, 0x7D4F8E],
    [0xD9D2F0, 0xE8E3F7, 0xFDEBD9, 0xF3B9A4, 0x3E7F86],
    [0xFBE6B5, 0xFDF1D2, 0xF9D7DC, 0xE9A9B9, 0x8A4B38],
    [0xC7E6C3, 0xDCF0D8, 0xFFF0D9, 0xF2C58B, 0xB5475C],
  ]

  static func draw(_ piece: Piece, on canvas: Canvas) {
    var sea = Chart(canvas, piece.choice(seas), piece.chance)
    sea.backdrop(width: 100)
    var chart = Chart(canvas.view(piece), piece.choice(seas), piece.chance)
    provinces[piece.place % provinces.count](&chart)
  }

  static func cover(on canvas: Canvas, _ chance: Chance) {
    var sea = Chart(canvas, seas[0], chance)
    sea.backdrop(width: 240)
    var west = Chart(canvas.at(6, 14, scale: 0.74), seas[0], chance)
    embassy(&west)
    var middle = Chart(canvas.at(80, 10, scale: 0.82), seas[0], chance)
    meringue(&middle)
    var east = Chart(canvas.at(160, 14, scale: 0.74), seas[0], chance)
    rose(&east)
    canvas.fill(.curve(1, Path.corners(66, 84, 76, 90, 92, 88)), sea.jam)
  }
}
