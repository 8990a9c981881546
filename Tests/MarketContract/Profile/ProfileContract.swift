import Market
import Testing

/// What `ProfileRepository` promises.
package enum ProfileContract {
  package static let promises = [
    Promise("the profile begins as it was seeded", beginning),
    Promise("an update of the profile keeps every field and gives the answer back", update),
    Promise("a profile that is left alone stays as it was", nothing),
    Promise("every window of the owned NFTs equals the comparator's answer", owned),
  ]

  private static func beginning(_ make: Promise.Factory) throws {
    for (_, seed) in Seeds.all { #expect(try make(seed).profile.profile() == seed.profile) }
  }

  private static func update(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.small)
    let answer = try ports.profile.updateProfile { profile -> Int in
      #expect(profile == Seeds.profile)
      profile.name = "O'Neil \"🦊\""
      profile.description = ""
      profile.website = nil
      profile.avatar = Make.link("new")
      return 7
    }
    #expect(answer == 7)
    let expected = Profile(
      id: Seeds.profile.id, name: "O'Neil \"🦊\"", description: "", website: nil,
      avatar: Make.link("new"))
    #expect(try ports.profile.profile() == expected)
  }

  private static func nothing(_ make: Promise.Factory) throws {
    let ports = try make(Seeds.small)
    try ports.profile.updateProfile { _ in () }
    try ports.profile.updateProfile { $0.name = Seeds.profile.name }
    #expect(try ports.profile.profile() == Seeds.profile)
  }

  private static func owned(_ make: Promise.Factory) throws {
    for (name, seed) in Seeds.all {
      let ports = try make(seed)
      let nfts = seed.nfts.filter { seed.owned.contains($0.id) }
      for sort in Sorts.all(NFTKey.self) {
        let expected = nfts.sorted { sort.precedes($0, $1, FoldedCollation()) }
        try Windows.expect(expected, of: "\(name), \(sort)") { window in
          try ports.profile.owned(sort, window)
        }
      }
    }
  }
}
