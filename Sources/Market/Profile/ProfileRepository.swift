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
  /// The owned NFTs by identifier, in the order in which they came.
  func ownedList() throws(PortError) -> [NFT.ID]
  /// One atomic step: makes the owned NFTs just `ids`, in their order; gives what is owned then.
  ///
  /// Repeats are dropped, unknown NFTs left out.
  func replaceOwned(_ ids: [NFT.ID]) throws(PortError) -> [NFT.ID]
}
