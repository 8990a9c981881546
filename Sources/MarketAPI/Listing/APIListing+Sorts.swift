package import Market

extension APIListing {
  /// The order of a catalog; nil where the key is none of a catalog's.
  package var catalogSort: Sort<CatalogKey>? {
    switch key {
    case .name: Sort(.name, direction)
    case .nfts: Sort(.count, direction)
    case .rating, .price, nil: nil
    }
  }

  /// The order of a list of NFTs; nil where the key is none of theirs.
  package var nftSort: Sort<NFTKey>? {
    switch key {
    case .name: Sort(.name, direction)
    case .rating: Sort(.rating, direction)
    case .price: Sort(.price, direction)
    case .nfts, nil: nil
    }
  }

  /// The order of users; nil where the key is none of theirs.
  package var userSort: Sort<UserKey>? {
    switch key {
    case .name: Sort(.name, direction)
    case .rating: Sort(.rating, direction)
    case .nfts: Sort(.count, direction)
    case .price, nil: nil
    }
  }
}
