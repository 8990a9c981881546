internal import Market
internal import ShellKit

extension MarketSession {
  func paymentCommands() -> [Command] {
    [
      Command(
        "currencies", area: "Payment", summary: "list the currencies you can pay in",
        run: listCurrencies),
      Command(
        "pay", area: "Payment",
        [Command.Argument("<currency>", isOptional: true, candidates: currencyCandidates)],
        options: [CommandOption("dry-run", "say what would happen, and pay nothing")],
        summary: "pay for the cart; without a currency, list them and ask",
        details: [
          "A currency is a short name such as ETH, a full name such as Ethereum, or its number.",
          """
          When the payment is declined you may answer retry or return; either way the cart is as \
          it was.
          """,
        ], run: pay),
      Command(
        "orders", area: "Payment", options: [.limit, .offset],
        summary: "list what you have paid, the latest first", run: listOrders),
      Command(
        "order", area: "Payment", [Command.Argument("<id>", candidates: orderCandidates)],
        summary: "show the receipt of an order", run: showOrder),
      Command(
        "agreement", area: "Payment", summary: "open the user agreement"
      ) { [self] (_, shell) throws(Failure) in
        try open(Self.agreement, of: "The user agreement", shell)
      },
    ] + gatewayCommands()
  }

  /// What every payment agrees to (API contract 3.1).
  static let agreement = Link("https://yandex.ru/legal/practicum_termsofuse/")

  private func listCurrencies(_ call: Invocation, _ shell: Shell) throws(Failure) {
    let currencies = try worded { () throws(PortError) in try ChooseCurrency(ports).all() }
    shell.show(CurrenciesScreen(currencies).screen)
  }

  private func pay(_ call: Invocation, _ shell: Shell) throws(Failure) {
    let pay = PayForOrder(ports, gateway: gateway, clock: clock, identifiers: identifiers)
    let word = call.arguments.first
    let currency = try word.map { (word) throws(Failure) in try self.currency(word) }
    if let currency, !call.has("dry-run") { return try attempt(pay, in: currency, shell) }
    let cart = try worded { () throws(PaymentError) in try pay.preview() }
    if call.has("dry-run") {
      shell.show(PreviewScreen(cart, in: currency).screen)
    } else if let currency = try askForCurrency(cart, shell) {
      try attempt(pay, in: currency, shell)
    }
  }

  /// Lists the currencies and asks for one; nil when the person leaves.
  private func askForCurrency(
    _ cart: CartContents, _ shell: Shell
  ) throws(Failure) -> Currency? {
    let currencies = try worded { () throws(PortError) in try ChooseCurrency(ports).all() }
    shell.preview(
      CurrenciesScreen(currencies).blocks + [
        .paragraph(
          """
          \(Words.nfts(cart.count)), \(Words.amount(cart.total)). By paying you accept the user \
          agreement; to read it: agreement.
          """
        )
      ])
    guard let answer = try shell.ask("Which currency?") else {
      throw Failure(
        "currency.missing", "No currency was chosen: nothing was paid. Type pay <currency>.")
    }
    guard !answer.isEmpty, !["n", "no"].contains(answer.lowercased()) else {
      shell.show(.sentence("Nothing was paid.", json: ["paid": false]))
      return nil
    }
    return try currency(answer)
  }

  private func attempt(
    _ pay: PayForOrder, in currency: Currency, _ shell: Shell
  ) throws(Failure) {
    while true {
      switch try result(of: pay, in: currency, shell) {
      case .success(let order):
        // It may be one that an earlier payment, in another currency, had paid already.
        let receipt = try worded { () throws(PortError) in
          try ListOrders(ports).receipt(of: order)
        }
        shell.show(ReceiptScreen(receipt).paid)
        return
      case .failure(let screen):
        guard try retries(screen, shell) else { return }
      }
    }
  }

  /// The order, or why there is none and trying again may help; other failures are thrown.
  private func result(
    of pay: PayForOrder, in currency: Currency, _ shell: Shell
  ) throws(Failure) -> Result<Order, DeclinedScreen> {
    do throws(PaymentError) {
      let result = try pay(in: currency.id) { order in
        shell.preview([ReceiptScreen.completed(order)])
      }
      switch result {
      case .paid(let order): return .success(order)
      case .declined(let reason): return .failure(DeclinedScreen(reason))
      }
    } catch {
      if case .port(let fault) = error, fault.kind == .unreachable {
        return .failure(DeclinedScreen(unreachable: fault))
      }
      throw FailureWords(things: []).failure(error)
    }
  }

  /// Tells of the decline and asks whether to try again.
  private func retries(_ declined: DeclinedScreen, _ shell: Shell) throws(Failure) -> Bool {
    if shell.isAnsweredAhead { throw declined.failure }
    shell.report(declined.failure)
    while true {
      guard let answer = try shell.ask("Retry, or return to the cart? [retry/return]") else {
        throw declined.unanswered
      }
      switch answer.lowercased() {
      case "retry", "y", "yes": return true
      case "return", "n", "no":
        shell.show(declined.returned)
        shell.note(declined.failure.status)
        return false
      default:
        let failure = Failure.usage(
          "answer", "\(Quotation.of(answer)) is no answer: type retry or return.")
        guard shell.asksAgain else { throw failure }
        shell.report(failure)
      }
    }
  }

  private func listOrders(_ call: Invocation, _ shell: Shell) throws(Failure) {
    let list = ListOrders(ports)
    try shell.list(call) { (window) throws(Failure) in
      let page = try worded { () throws(PortError) in try list(window) }
      return Listing(page, OrdersScreen(page).screen)
    }
  }

  private func showOrder(_ call: Invocation, _ shell: Shell) throws(Failure) {
    shell.show(ReceiptScreen(try order(call.arguments[0], shell)).screen)
  }
}
