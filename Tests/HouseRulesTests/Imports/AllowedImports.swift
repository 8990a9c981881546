/// Who may import whom, target by target: the architecture's drawing as data.
enum AllowedImports {
  /// The kits, each with the C doors that it alone opens. Besides these it may import
  /// Glibc, and Synchronization, which is a part of the standard library.
  static let doors: [String: [String]] = [
    "SQLiteKit": ["CSQLite"],
    "HTTPKit": ["CMicroHTTPD", "CCurl"],
    "ShellKit": ["CEditLine", "CTerminal"],
    "PictureKit": ["CPNG", "CJPEG"],
    "CollationKit": [],
  ]

  /// The seeds are no kit, and open the door to the data alone.
  static let dataDoors = ["MarketSeed": ["CMarketData"], "FeedSeed": ["CFeedData"]]

  /// The rooms around the market, and the program that joins them.
  static let rooms: [String: [String]] = [
    "Market": [],
    // Synchronization: the pretend payment service is shared by threads.
    "MarketInMemory": ["Market", "Synchronization"],
    "MarketAPI": ["Market"],
    // Glibc: FoundationEssentials reads files only whole, and seeds may be larger than the memory.
    "MarketSeed": ["Market", "MarketAPI", "CMarketData", "Glibc"],
    "MarketStore": ["Market", "SQLiteKit"],
    "MarketRemote": ["Market", "MarketAPI", "HTTPKit"],
    // Glibc and Synchronization: its desks are threads, which share journal and weather.
    "MarketServer": ["Market", "MarketAPI", "HTTPKit", "Glibc", "Synchronization"],
    "MarketShell": ["Market", "ShellKit"],
    // MarketSeed: the pictures are drawn of the seeds as they are read everywhere.
    "seedgen": ["Market", "MarketAPI", "MarketSeed", "PictureKit", "Glibc"],
    "nft": [
      "Market", "MarketInMemory", "MarketAPI", "MarketSeed", "MarketStore", "MarketRemote",
      "MarketServer", "MarketShell", "SQLiteKit", "CollationKit", "HTTPKit", "ShellKit",
      "PictureKit", "Glibc",
      "Synchronization",
    ],
  ]

  /// Imports that are allowed on a condition only.
  static let conditional: [String: [String: String]] = [
    "MarketAPI": foundation,
    // The seeds are JSON in files: decoding and reading are the library's.
    "MarketSeed": foundation,
  ]

  private static let foundation = [
    "FoundationEssentials": "canImport(FoundationEssentials)",
    "Foundation": "else canImport(FoundationEssentials)",
  ]

  /// What a target may import without any condition; nil for a target that the drawing lacks.
  static func of(_ target: String) -> [String]? {
    rooms[target] ?? doors[target].map { $0 + ["Glibc", "Synchronization"] }
  }
}
