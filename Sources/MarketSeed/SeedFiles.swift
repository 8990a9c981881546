package import Market
internal import MarketAPI

/// The files of a seed, read as a stream: no more than one entry of them is in memory at a time.
///
/// ```swift
/// let files = SeedFiles(.folder(folder))
/// try store.fill(with: files, fingerprint: files.fingerprint, collation: names, at: now)
/// ```
package final class SeedFiles: SeedReading {
  private let source: SeedSource
  private let decoding = SeedDecoding()
  private var hash = Fingerprint()

  /// Reads from `source`.
  package init(_ source: SeedSource) {
    self.source = source
  }

  /// Differs when any byte of the files does; known once they were read.
  package var fingerprint: String { hash.text }

  package func read(telling visitor: some SeedVisitor) throws(SeedError) {
    do throws(SeedFault) { try begin() } catch { throw .fault(error) }
    try tellCollections(to: visitor)
    try visitor.finish(.collections)
    try tellNFTs(to: visitor)
    try visitor.finish(.nfts)
    try tellUsers(to: visitor)
    try visitor.finish(.users)
    try each(.currencies) { (payload: CurrencyPayload, entry) throws(SeedError) in
      let currency = try SeedDecoding.checked(.currencies, entry) { () throws(PayloadError) in
        try payload.currency(numbered: entry)
      }
      try visitor.visit(currency)
    }
    try visitor.finish(.currencies)
    try visitor.visit(person())
    try visitor.finish(.profile)
  }

  /// Reads the bytes alone, which is enough to tell whether a store was filled from them.
  package func readFingerprint() throws(SeedFault) {
    try begin()
    for file in SeedFile.allCases {
      hash.add(file.name.utf8)
      guard source.has(file) else { continue }
      let bytes = try source.bytes(of: file)
      while true {
        let piece = try bytes.next()
        if piece.isEmpty { break }
        hash.add(piece)
      }
    }
  }

  /// What is missing is told before a large file is read in vain.
  private func begin() throws(SeedFault) {
    hash = Fingerprint()
    for file in SeedFile.allCases where file != .order && !source.has(file) {
      throw SeedFault(file, "is missing")
    }
  }

  private func tellCollections(to visitor: some SeedVisitor) throws(SeedError) {
    try each(.collections) { (payload: CollectionPayload, entry) throws(SeedError) in
      var payload = payload
      payload.number = payload.number ?? entry
      let collection = try SeedDecoding.checked(.collections, entry, payload.collection)
      try visitor.visit(collection, holding: payload.nfts.map { NFT.ID($0) })
    }
  }

  private func tellNFTs(to visitor: some SeedVisitor) throws(SeedError) {
    try each(.nfts) { (payload: NFTPayload, entry) throws(SeedError) in
      var payload = payload
      payload.number = payload.number ?? entry
      let nft = try SeedDecoding.checked(.nfts, entry) { () throws(PayloadError) in
        try payload.nft(in: nil)
      }
      try visitor.visit(nft)
    }
  }

  private func tellUsers(to visitor: some SeedVisitor) throws(SeedError) {
    try each(.users) { (payload: UserPayload, entry) throws(SeedError) in
      var payload = payload
      payload.number = payload.number ?? entry
      let user = try SeedDecoding.checked(.users, entry, payload.user)
      try visitor.visit(user, holding: payload.nfts.map { NFT.ID($0) })
    }
  }

  private func person() throws(SeedError) -> SeedPerson {
    let payload: ProfilePayload = try only(.profile)
    let profile = try SeedDecoding.checked(.profile, nil, payload.profile)
    var cart: [String] = []
    if source.has(.order) {
      cart = (try only(.order) as OrderPayload).nfts
    } else {
      hash.add(SeedFile.order.name.utf8)
    }
    return SeedPerson(
      profile: profile, favorites: payload.likes.map { NFT.ID($0) },
      owned: payload.nfts.map { NFT.ID($0) }, cart: cart.map { NFT.ID($0) })
  }
}

extension SeedFiles {
  /// Decodes the entries of a list one by one.
  private func each<Payload: Decodable>(
    _ file: SeedFile, _ body: (Payload, _ entry: Int) throws(SeedError) -> Void
  ) throws(SeedError) {
    var elements = try elements(of: file)
    while let (bytes, entry) = try Self.next(&elements) {
      try body(decoding.payload(bytes, file, entry), entry)
    }
    hash = elements.fingerprint
  }

  private func only<Payload: Decodable>(_ file: SeedFile) throws(SeedError) -> Payload {
    var elements = try elements(of: file)
    let bytes: ArraySlice<UInt8>
    do throws(SeedFault) { bytes = try elements.only() } catch { throw .fault(error) }
    hash = elements.fingerprint
    return try decoding.payload(bytes, file, nil)
  }

  private func elements(of file: SeedFile) throws(SeedError) -> JSONElements {
    hash.add(file.name.utf8)
    do throws(SeedFault) {
      return try JSONElements(source.bytes(of: file), hash)
    } catch {
      throw .fault(error)
    }
  }

  private static func next(
    _ elements: inout JSONElements
  ) throws(SeedError) -> (bytes: ArraySlice<UInt8>, entry: Int)? {
    do throws(SeedFault) {
      return try elements.next().map { ($0, elements.count) }
    } catch {
      throw .fault(error)
    }
  }
}
