/// What is wrong with a seed: the file, the entry and the field. Nothing of the seed was taken.
package struct SeedFault: Error, Equatable, CustomStringConvertible {
  /// The file's name.
  package let file: String
  /// The entry within the file, counted from 1; nil where the whole file is at fault.
  package let entry: Int?
  /// The field of the entry; nil where the whole entry is at fault.
  package let field: String?
  /// What is wrong, as a clause after the place.
  package let problem: String

  init(_ file: SeedFile, entry: Int? = nil, field: String? = nil, _ problem: String) {
    self.file = file.name
    self.entry = entry
    self.field = field
    self.problem = problem
  }

  /// `nfts.json, entry 17, price: is missing`.
  package var description: String {
    let place = [file, entry.map { "entry \($0)" }, field].compactMap { $0 }
    return "\(place.joined(separator: ", ")): \(problem)"
  }
}
