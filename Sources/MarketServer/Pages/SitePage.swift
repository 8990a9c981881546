internal import Market
internal import MarketAPI

/// The small site of an author or a user, for the web views of apps.
enum SitePage {
  static func html(
    _ name: String, _ description: String, picture: APIPicture, _ nfts: [NFT],
    _ language: Language
  ) -> String {
    let works =
      switch (nfts.isEmpty, language) {
      case (true, .english): "No NFT yet"
      case (true, .russian): "Пока ни одного NFT"
      case (false, .english): "Works"
      case (false, .russian): "Работы"
      }
    let figures = nfts.map { nft in
      let address = APIPicture.nft(APIIdentifier(of: nft), 1).path
      return """
        <figure><img src="\(HTML.escaped(address))" alt="" loading="lazy">
        <figcaption>\(HTML.escaped(nft.name))</figcaption></figure>
        """
    }
    return HTML.page(
      name, language: language,
      body: """
        <img class="portrait" src="\(HTML.escaped(picture.path))" alt="">
        <h1>\(HTML.escaped(name))</h1>
        <p>\(HTML.escaped(description))</p>
        <h2>\(works)</h2>
        <div class="grid">
        \(figures.joined(separator: "\n"))
        </div>
        """)
  }
}
