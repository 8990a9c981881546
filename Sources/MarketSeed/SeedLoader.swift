package import Market
internal import MarketAPI

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Reads a seed whole, or names the first fault and gives nothing.
///
/// ```swift
/// let (seed, fingerprint) = try SeedLoader(source: .embedded).load()
/// ```
package struct SeedLoader {
  private let source: SeedSource

  /// Reads from `source`.
  package init(source: SeedSource) {
    self.source = source
  }

  /// The seed, and a fingerprint that differs when any byte of its files does.
  package func load() throws(SeedFault) -> (seed: WorldSeed, fingerprint: String) {
    var files: [SeedFile: [UInt8]] = [:]
    for file in SeedFile.allCases {
      files[file] = try source.bytes(of: file)
      guard files[file] != nil || file == .order else { throw SeedFault(file, "is missing") }
    }
    let payloads = SeedPayloads(
      collections: try decode(.collections, files), nfts: try decode(.nfts, files),
      users: try decode(.users, files), currencies: try decode(.currencies, files),
      profile: try decode(.profile, files),
      cart: files[.order] == nil ? [] : try (decode(.order, files) as OrderPayload).nfts)
    return (try SeedAssembly(payloads).seed(), Self.fingerprint(files))
  }

  private func decode<Payload: Decodable>(
    _ file: SeedFile, _ files: [SeedFile: [UInt8]]
  ) throws(SeedFault) -> Payload {
    do {
      return try JSONDecoder().decode(Payload.self, from: Data(files[file] ?? []))
    } catch let error as DecodingError {
      throw SeedFault(file, error)
    } catch {
      throw SeedFault(file, "is no JSON")
    }
  }

  /// FNV-1a, 64 bits: it tells seeds apart, and need not withstand an attacker.
  private static func fingerprint(_ files: [SeedFile: [UInt8]]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for file in SeedFile.allCases {
      for byte in file.name.utf8 + (files[file] ?? []) {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
    return String(hash, radix: 16)
  }
}
