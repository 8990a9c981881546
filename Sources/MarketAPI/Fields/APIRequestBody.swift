package import Market

/// The bodies that a client sends: forms, which every server since tokens came understands
/// (API contract 1.5), or JSON, as the generations before had it.
package enum APIRequestBody {
  /// A list of NFTs under one key, `nfts` or `likes`; `null` for none, which alone clears on
  /// public servers.
  package static func list(_ name: String, _ nfts: [NFT.ID]) -> [UInt8] {
    form([(name, nfts.isEmpty ? "null" : nfts.map(\.rawValue).joined(separator: ","))])
  }

  /// The changed fields of a profile.
  package static func profile(_ edits: [ProfileEdit]) -> [UInt8] {
    form(
      edits.map { edit in
        switch edit {
        case .name(let text): ("name", text)
        case .description(let text): ("description", text)
        case .website(let text): ("website", text)
        case .avatar(let text): ("avatar", text)
        }
      })
  }

  /// A list of NFTs as JSON: as numbers for the first generation, else as texts.
  package static func json(
    _ name: String, _ nfts: [NFT.ID], _ generation: APIGeneration
  ) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key(name)
      json.list(nfts) { json, id in
        if generation == .g0, let number = Int(id.rawValue) {
          json.integer(number)
        } else {
          json.string(id.rawValue)
        }
      }
    }
    return json.bytes
  }

  private static func form(_ items: [(String, String)]) -> [UInt8] {
    let parts = items.map { PercentText.escaped($0.0) + "=" + PercentText.escaped($0.1) }
    return Array(parts.joined(separator: "&").utf8)
  }
}
