/// A position on the screen, counted from where the prompt begins.
struct CellPosition: Equatable {
  var row = 0
  var column = 0
}
