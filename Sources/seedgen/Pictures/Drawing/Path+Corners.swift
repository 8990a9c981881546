internal import PictureKit

extension Path {
  /// Points by their coordinates.
  static func corners(_ coordinates: Double...) -> [Point] {
    stride(from: 0, to: coordinates.count - 1, by: 2).map {
      Point(coordinates[$0], coordinates[$0 + 1])
    }
  }
}
