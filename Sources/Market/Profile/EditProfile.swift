/// Changes the profile, all edits or none.
public struct EditProfile {
  private let profile: any ProfileRepository

  /// Works on the world of these ports.
  public init(_ ports: MarketPorts) {
    profile = ports.profile
  }

  /// Applies the edits in order and gives the profile as it is then; throws the first refusal.
  public func callAsFunction(_ edits: [ProfileEdit]) throws(ProfileError) -> Profile {
    let answer = try ProfileError.lifting { () throws(PortError) in
      try profile.updateProfile { profile in Self.apply(edits, to: &profile) }
    }
    return try answer.get()
  }

  private static func apply(
    _ edits: [ProfileEdit], to profile: inout Profile
  ) -> Result<Profile, ProfileError> {
    var edited = profile
    for edit in edits {
      do throws(ProfileError) { try edited.apply(edit) } catch { return .failure(error) }
    }
    profile = edited
    return .success(edited)
  }
}
