package import Market

extension APIRenderer {
  /// One collection with what it holds, in its own order.
  package func collection(_ collection: NFTCollection, holding nfts: [NFT.ID]) -> [UInt8] {
    whole { json in write(collection, nfts, to: &json) }
  }

  /// A list of collections, each with what it holds.
  package func collections(
    _ collections: some Sequence<(NFTCollection, holding: [NFT.ID])>
  ) -> [UInt8] {
    whole(collections) { json, entry in write(entry.0, entry.holding, to: &json) }
  }

  private func write(_ collection: NFTCollection, _ nfts: [NFT.ID], to json: inout JSONWriter) {
    let id = APIIdentifier(of: collection)
    json.object { json in
      write(collection.createdAt, to: &json)
      json.member("name", collection.name)
      json.member(
        "cover", addresses.catalog(collection.cover, else: APIPicture.collection(id).path))
      write("nfts", nfts, to: &json)
      json.member("description", collection.description)
      writeAuthor(of: collection, to: &json)
      json.member(
        "website", site(of: collection.author, collection.website, else: .collection(id)))
      json.member("id", identity(of: collection))
      writeNumber(of: collection, to: &json)
    }
  }

  /// The author of a collection has been a name since UUIDs came (API contract 4.3).
  private func writeAuthor(of collection: NFTCollection, to json: inout JSONWriter) {
    switch style.generation {
    case .g0: json.member("author", authorNumber(collection.author))
    case .g1, .g2: json.member("author", authorIdentity(collection.author))
    case .g3a, .g3b: json.member("author", collection.author)
    }
  }
}
