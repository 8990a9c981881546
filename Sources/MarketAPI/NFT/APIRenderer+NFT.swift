package import Market

extension APIRenderer {
  /// One NFT.
  package func nft(_ nft: NFT) -> [UInt8] {
    whole { json in write(nft, to: &json) }
  }

  /// A list of NFTs.
  package func nfts(_ nfts: some Sequence<NFT>) -> [UInt8] {
    whole(nfts) { json, nft in write(nft, to: &json) }
  }

  private func write(_ nft: NFT, to json: inout JSONWriter) {
    let id = APIIdentifier(of: nft)
    let site = site(of: nft.author, nft.website, else: .nft(id))
    json.object { json in
      write(nft.createdAt, to: &json)
      json.member("name", nft.name)
      json.key("images")
      json.list(nft.images.enumerated()) { json, image in
        let picture = APIPicture.nft(id, image.offset + 1)
        json.string(addresses.catalog(image.element, else: picture.path))
      }
      json.member("rating", nft.rating.stars)
      json.member("description", nft.description)
      json.key("price")
      json.literal(nft.price.description.utf8)
      writeAuthor(of: nft, site, to: &json)
      json.member("website", site)
      json.member("id", identity(of: nft))
      writeNumber(of: nft, to: &json)
    }
  }

  private func writeAuthor(of nft: NFT, _ site: String, to json: inout JSONWriter) {
    switch style.nftAuthor {
    case .number: json.member("author", authorNumber(nft.author))
    case .numberText: json.member("author", authorIdentity(nft.author))
    case .site: json.member("author", site)
    case .name: json.member("author", nft.author)
    }
  }
}
