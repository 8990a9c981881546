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

  /// Takes everything as it is.
  package init(_ file: SeedFile, entry: Int? = nil, field: String? = nil, _ problem: String) {
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

extension SeedFault {
  /// An identifier or a number that an earlier entry of the file has.
  package static func repeated(_ field: String, _ file: SeedFile, entry: Int) -> SeedFault {
    SeedFault(file, entry: entry, field: field, "is used before")
  }

  /// A list of NFTs that names one of them a second time, or one that has a home already.
  package static func named(
    again id: NFT.ID, _ file: SeedFile, entry: Int?, field: String = "nfts"
  ) -> SeedFault {
    SeedFault(file, entry: entry, field: field, "names the NFT \(id) a second time")
  }

  /// A list of NFTs that names one which the seed lacks.
  package static func unknown(
    _ id: NFT.ID, _ file: SeedFile, entry: Int?, field: String = "nfts"
  ) -> SeedFault {
    SeedFault(file, entry: entry, field: field, "names an unknown NFT, \(id)")
  }
}
