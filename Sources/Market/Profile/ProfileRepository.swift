/// The profile of this world's person, and what that person owns.
public protocol ProfileRepository {
  /// The profile as it stands.
  func profile() throws(PortError) -> Profile
  /// One atomic step: lets `decide` change the profile; a profile it leaves alone is not written.
  func updateProfile<Answer>(
    _ decide: (inout Profile) -> Answer
  ) throws(PortError) -> Answer
  /// The owned NFTs, sorted, in the window.
  func owned(_ sort: Sort<NFTKey>, _ window: Window) throws(PortError) -> Page<NFT>
}
