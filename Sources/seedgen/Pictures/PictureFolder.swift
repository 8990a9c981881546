internal import Glibc

/// The folder that pictures are written into; what is there under their names is replaced.
struct PictureFolder {
  private let path: String

  /// The file that makes the pictures a table in C.
  static let table = "pictures.inc"

  init(_ path: String) throws(GenerationError) {
    self.path = path
    for folder in [path]
      + ["collections", "currencies", "nfts", "profiles", "users"].map({
        "\(path)/\($0)"
      })
    {
      guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
        throw .outside("The folder \(folder) can't be made", String(cString: strerror(errno)))
      }
    }
  }

  /// Writes a picture, and tells how many bytes it has.
  func write(_ drawing: Drawing) throws(GenerationError) -> Int {
    let bytes = try drawing.png()
    let file = try WholeFile("\(path)/\(drawing.name).png")
    try file.write(bytes)
    try file.keep()
    return bytes.count
  }

  /// All pictures as one array, and where in it each of them lies: sorted by name, so that they
  /// are found by halving, and without an address, which loading the program would have to fill in.
  func writeTable(of pictures: [(name: String, count: Int)]) throws(GenerationError) {
    var text =
      "/* Written by seedgen pictures. */\nstatic const unsigned char bytes[] PICTURES = {\n"
    text += pictures.map { "#embed \"\($0.name).png\"\n" }.joined(separator: ",\n")
    text += "};\nstatic const struct picture pictures[] = {\n"
    var start = 0
    for picture in pictures {
      text += "  {\"\(picture.name)\", \(start), \(picture.count)},\n"
      start += picture.count
    }
    text += "};\n_Static_assert(sizeof bytes == \(start), \"draw the pictures anew\");\n"
    let file = try WholeFile("\(path)/\(Self.table)")
    try file.write(Array(text.utf8))
    try file.keep()
  }
}
