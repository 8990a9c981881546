import Market
import MarketContract
import MarketInMemory
import Testing

@Suite("Editing the profile")
struct ProfileEditTests {
  private let ports = MarketPorts(InMemoryMarket(seed: Seeds.small))

  @Test("changes each field to what was typed")
  func fields() throws {
    let profile = try EditProfile(ports)([
      .name("  Ада Лавлейс\n"), .description(" Считает. "), .website("http://ada.example"),
      .avatar("https://ada.example/ada.png"),
    ])
    let expected = Profile(
      id: Seeds.profile.id, name: "Ада Лавлейс", description: " Считает. ",
      website: Link("http://ada.example"), avatar: Link("https://ada.example/ada.png"))
    #expect(profile == expected)
    #expect(try ViewProfile(ports)().profile == expected)
  }

  @Test("empties all but the name")
  func emptied() throws {
    let profile = try EditProfile(ports)([.description(""), .website(""), .avatar("")])
    #expect(profile.description == "")
    #expect(profile.website == nil)
    #expect(profile.avatar == nil)
  }

  @Test("takes the longest texts there may be")
  func longest() throws {
    let name = String(repeating: "🦊", count: 50)
    let description = String(repeating: "й", count: 500)
    let profile = try EditProfile(ports)([.name(" \(name) "), .description(description)])
    #expect(profile.name == name)
    #expect(profile.description == description)
    let accented = "a" + String(repeating: "\u{301}", count: 49)
    #expect(try EditProfile(ports)([.name(accented)]).name == accented)
  }

  @Test(
    "refuses what does not belong there, and then changes nothing",
    arguments: [
      (.name(""), .emptyName, "profile.empty-name"),
      (.name(" \n\t "), .emptyName, "profile.empty-name"),
      (.name(String(repeating: "a", count: 51)), .tooLong(.name, limit: 50), "profile.too-long"),
      (
        .description(String(repeating: "a", count: 501)), .tooLong(.description, limit: 500),
        "profile.too-long"
      ),
      (.name("a\u{1B}[31mb"), .controlCharacter(.name), "profile.control-character"),
      (.description("a\nb"), .controlCharacter(.description), "profile.control-character"),
      (.name("a\u{0}b"), .controlCharacter(.name), "profile.control-character"),
      (.name("a\u{2028}b"), .controlCharacter(.name), "profile.control-character"),
      (.description("\u{2029}"), .controlCharacter(.description), "profile.control-character"),
      (
        .name("a" + String(repeating: "\u{301}", count: 50)), .tooLong(.name, limit: 50),
        "profile.too-long"
      ),
      (
        .description(String(repeating: "e\u{301}", count: 251)),
        .tooLong(.description, limit: 500), "profile.too-long"
      ),
      (.website("example.org"), .badLink(.website), "profile.bad-link"),
      (.website(" "), .badLink(.website), "profile.bad-link"),
      (.website("null"), .badLink(.website), "profile.bad-link"),
      (.avatar("javascript:alert(1)"), .badLink(.avatar), "profile.bad-link"),
      (
        .avatar("https://a/" + String(repeating: "a", count: 2_048)),
        .tooLong(.avatar, limit: 2_048),
        "profile.too-long"
      ),
    ] as [(ProfileEdit, ProfileError, String)])
  func refused(edit: ProfileEdit, error: ProfileError, code: String) throws {
    #expect(error.code == code)
    #expect(throws: error) { try EditProfile(ports)([.description("first"), edit]) }
    #expect(try ports.profile.profile() == Seeds.profile)
    var profile = Seeds.profile
    #expect(throws: error) { try profile.apply(edit) }
    #expect(profile == Seeds.profile)
  }

  @Test("gives each field the edit of its own")
  func edits() {
    #expect(ProfileField.allCases.map(\.rawValue) == ["name", "description", "site", "avatar"])
    #expect(
      ProfileField.allCases.map { $0.edit(to: "x") } == [
        .name("x"), .description("x"), .website("x"), .avatar("x"),
      ])
  }
}
