package import Market

/// What the body and the query of a profile ask for (API contract 1.5, rule 4).
package struct ProfileUpdate: Hashable, Sendable {
  /// What becomes of the liked NFTs.
  package let likes: ListUpdate
  /// What becomes of the owned NFTs.
  package let nfts: ListUpdate
  /// New values of the other fields, in the order of `ProfileField`; an absent one is kept.
  package let edits: [ProfileEdit]

  /// A request without any field clears the likes: no client means anything else by it.
  ///
  /// Throws `tooMany`.
  package init(_ fields: APIFields) throws(APIBodyError) {
    let sent = try fields.list("likes")
    likes = sent.map(ListUpdate.replace) ?? (fields.isEmpty ? .replace([]) : .keep)
    nfts = try fields.list("nfts").map(ListUpdate.replace) ?? .keep
    edits = Self.edits(fields)
  }

  private static func edits(_ fields: APIFields) -> [ProfileEdit] {
    let sent = ProfileField.allCases.map { ($0, fields.text(key(of: $0))) }
    let isReal = sent.contains { field, text in
      field != .avatar && text != nil && text != "" && text != "null"
    }
    return sent.compactMap { field, text in
      guard let text, !isOwn(text, field) else { return nil }
      switch (field, text) {
      // Clients that edit nothing but the likes send the word for all others.
      case (.avatar, "null"): return isReal ? .avatar("") : nil
      case (_, "null"), (.name, ""): return nil
      default: return field.edit(to: text)
      }
    }
  }

  private static func key(of field: ProfileField) -> String {
    field == .website ? "website" : field.rawValue
  }

  /// Whether an address is the one that this server puts where a person set none: clients send
  /// whole profiles back.
  private static func isOwn(_ text: String, _ field: ProfileField) -> Bool {
    switch field {
    case .avatar: APIPicture(address: text) == .profile
    case .website: APISite(address: text) == .profile
    case .name, .description: false
    }
  }
}
