internal import PictureKit

/// What the pictures of a collection have in common.
///
/// A picture of an NFT is 100 units wide and high, a cover 240 wide and 100 high.
protocol Family {
  /// Draws one NFT.
  static func draw(_ piece: Piece, on canvas: Canvas)
  /// Draws the collection's cover.
  static func cover(on canvas: Canvas, _ chance: Chance)
}
