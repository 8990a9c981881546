internal import Market
internal import MarketAPI

/// A profile that took a stranger's edits goes over the wire whole.
enum WireProfile {
  private static var renderer: APIRenderer {
    APIRenderer(
      APIStyle(.g3b), APIAddresses(base: "http://localhost:8080"),
      APIDirectory(number: { _ in nil }, author: { _ in nil }))
  }

  static func check(_ edits: [ProfileEdit]) {
    var profile = Profile(
      id: Profile.ID("1"), name: "Ann", description: "", website: nil, avatar: nil)
    for edit in edits { try? profile.apply(edit) }
    do throws(PayloadError) {
      let body = renderer.profile(profile, owning: [], liking: [])
      let answer: ProfileAnswer = try AnswerDecoding.one(body)
      expect(areIdentical(answer.profile.name, profile.name), "a name is kept")
      expect(areIdentical(answer.profile.description, profile.description), "a text is kept")
      expect(answer.profile.avatar == nil || profile.avatar != nil, "no picture comes from nowhere")
    } catch {
      fatalError("not kept: a profile is read back: \(error)")
    }
  }
}
