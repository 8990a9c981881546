internal import HTTPKit
internal import Market
internal import MarketAPI

/// NFTs and collections, which stay as they are while a server runs.
extension Scene {
  func nfts() throws(Refusal) -> Answer {
    let listing = APIListing(call.target.query)
    let page = try Refusal.lifting { () throws(PortError) in
      try BrowseNFTs(ports)(
        listing.nftSort, name: listing.name, author: listing.author, listing.window)
    }
    return lasting(renderer.nfts(page.items), .listed(.nfts, listing))
  }

  func nft(_ id: APIIdentifier) throws(Refusal) -> Answer {
    let found = try Refusal.lifting { () throws(PortError) in
      try ports.nfts.nfts(by: id.lookup, limit: 1)
    }
    guard let nft = found.first else { throw .notFound("NFT", id) }
    return lasting(renderer.nft(nft), .showed(.nft, id))
  }

  func collections() throws(Refusal) -> Answer {
    let listing = APIListing(call.target.query)
    let listed = try Refusal.lifting { () throws(PortError) in
      try BrowseCatalog(ports).whole(
        listing.catalogSort, name: listing.name, author: listing.author, listing.window)
    }
    return lasting(
      renderer.collections(listed.items.map { ($0.collection, holding: $0.nfts) }),
      .listed(.collections, listing))
  }

  func collection(_ id: APIIdentifier) throws(Refusal) -> Answer {
    let found = try Refusal.lifting { () throws(PortError) in
      try ports.catalog.collections(by: id.lookup, limit: 1)
    }
    guard let collection = found.first else { throw .notFound("collection", id) }
    let nfts = try Refusal.lifting { () throws(PortError) in
      try ports.nfts.nfts(in: collection.id, .all).items.map(\.id)
    }
    return lasting(renderer.collection(collection, holding: nfts), .showed(.collection, id))
  }
}
