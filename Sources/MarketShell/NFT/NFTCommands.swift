internal import Market
internal import ShellKit

extension MarketSession {
  func nftCommands() -> [Command] {
    [
      Command(
        "show", area: "NFTs", [Command.Argument("<id>", candidates: nftCandidates)],
        summary: "show one NFT: pictures, rating, price, collection, author",
        details: [Help.naming], run: showNFT)
    ]
  }

  private func showNFT(_ call: Invocation, _ shell: Shell) throws(Failure) {
    let nft = try nft(call.arguments[0], shell)
    let found = try worded { () throws(PortError) in try ShowNFT(ports)(nft.id) }
    guard let found else { throw Failure("nft.not-found", "\(Words.title(nft)) is gone.") }
    shell.show(NFTScreen(found).screen)
  }
}
