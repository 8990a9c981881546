internal import Glibc

/// The folder that pictures are written into; what is there under their names is replaced.
struct PictureFolder {
  private let path: String

  /// The file that makes the pictures a table in C.
  static let table = "pictures.inc"

  init(_ path: String) throws(GenerationError) {
    self.path = path
    for folder in [path] + ["collections", "currencies", "nfts", "profiles", "users"].map({
      "\(path)/\($0)"
    }) {
      guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
        throw .outside("The folder \(folder) can't be made", String(cString: strerror(errno)))
      }
    }
  }

  func write(_ drawing: Drawing) throws(GenerationError) {
    let file = try WholeFile("\(path)/\(drawing.name).png")
    try file.write(drawing.png())
    try file.keep()
  }

  /// An array for each picture, and the arrays by their names: sorted, so that they are found by
  /// halving.
  func writeTable(of drawings: [Drawing]) throws(GenerationError) {
    var text = "/* Written by seedgen pictures. */\n"
    for (place, drawing) in drawings.enumerated() {
      text += "static const unsigned char picture_\(place)[] = {\n"
      text += "#embed \"\(drawing.name).png\"\n};\n"
    }
    text += "static const struct picture pictures[] = {\n"
    for (place, drawing) in drawings.enumerated() {
      text += "  {\"\(drawing.name)\", picture_\(place), sizeof picture_\(place)},\n"
    }
    let file = try WholeFile("\(path)/\(Self.table)")
    try file.write(Array((text + "};\n").utf8))
    try file.keep()
  }
}
