package import Market
package import ShellKit

extension Failure {
  /// What a port could not do, in the words of the shell.
  package init(_ error: PortError) {
    self = FailureWords(things: []).failure(error)
  }
}

/// Runs a step of the domain; what it throws becomes a sentence for the person.
///
/// `things` are the NFTs concerned, so that a sentence can call them by name.
func worded<Value, Fault: CodedError>(
  _ things: [NFT] = [], _ step: () throws(Fault) -> Value
) throws(Failure) -> Value {
  do throws(Fault) {
    return try step()
  } catch {
    throw FailureWords(things: things).failure(error)
  }
}

/// Every error of the domain in the words of the shell.
struct FailureWords {
  let things: [NFT]

  func failure(_ error: any CodedError) -> Failure {
    switch error {
    case let error as PortError: port(error)
    case let error as CartError: cart(error)
    case let error as FavoritesError: favorites(error)
    case let error as ProfileError: profile(error)
    case let error as PaymentError: payment(error)
    default: Failure(error.code, "The command failed (\(error.code)).")
    }
  }

  private func port(_ error: PortError) -> Failure {
    let advice: String? =
      switch error.kind {
      case .busy: "try again"
      case .readOnly: "nothing was changed; make it writable, or name another with --store"
      case .full: "nothing was changed; free some space and try again"
      case .unreadable: "it was left untouched; name another store with --store"
      case .newer: "update nft, or name another store with --store"
      case .unavailable: "check the path and its permissions, or name another store with --store"
      case .gone: "start again to see what is there now"
      case .unreachable: "try again"
      case .failing: "try again later"
      case .refused: "check the address and the token"
      case .misread: "the server may speak another API, or not all of this one"
      // Each says for itself what to do.
      case .uncertain, .unsupported, .stopped: nil
      }
    let detail = Escaping.visible(error.detail)
    let sentence = detail.prefix(1).uppercased() + detail.dropFirst()
    return Failure(
      error.code, sentence + (advice.map { ": \($0)." } ?? "."),
      status: error.kind == .stopped ? .interrupted : .outside)
  }

  private func cart(_ error: CartError) -> Failure {
    switch error {
    case .notFound(let id): notFound(id, error.code)
    case .owned(let id):
      Failure(error.code, "You own \(name(id)) already: nothing was added.")
    case .notInCart(let id): Failure(error.code, "\(name(id)) is not in the cart.")
    case .empty: Failure(error.code, "The cart is empty: there is nothing to remove.")
    case .port(let error): port(error)
    }
  }

  private func favorites(_ error: FavoritesError) -> Failure {
    switch error {
    case .notFound(let id): notFound(id, error.code)
    case .port(let error): port(error)
    }
  }

  private func payment(_ error: PaymentError) -> Failure {
    switch error {
    case .emptyCart:
      Failure(
        error.code, "The cart is empty: there is nothing to pay for. Fill it with cart add <id>.")
    case .port(let error): port(error)
    }
  }

  private func profile(_ error: ProfileError) -> Failure {
    switch error {
    case .emptyName: Failure(error.code, "The name can't be empty: it was left as it is.")
    case .tooLong(let field, let limit):
      Failure(
        error.code,
        "The \(field.rawValue) can't be longer than \(limit) characters: it was left as it is.")
    case .controlCharacter(let field):
      Failure(
        error.code,
        "The \(field.rawValue) can't hold control characters or line ends: it was left as it is.")
    case .badLink(let field):
      Failure(
        error.code,
        """
        The \(field.rawValue) must be an address such as https://example.org/: \
        it was left as it is.
        """)
    case .port(let error): port(error)
    }
  }

  private func notFound(_ id: NFT.ID, _ code: String) -> Failure {
    Failure(code, "There is no NFT \(Quotation.of(id.rawValue)).")
  }

  private func name(_ id: NFT.ID) -> String {
    things.first { $0.id == id }.map(Words.title) ?? Quotation.of(id.rawValue)
  }
}
