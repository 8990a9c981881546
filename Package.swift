// swift-tools-version: 6.2

import PackageDescription

/// Rules every Swift target is built by: the Swift 6 language mode without exceptions, and no
/// warning left standing.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Libraries that an app imports: no setting here may be unsafe, or the app could not use them.
let portable: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A release build of an executable carries the Swift and C libraries inside itself. Dynamic
/// loading is the largest part of a short command's time (see Sources/StaticLinking/README.md).
let selfContained: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-static-stdlib", "-use-ld=lld", "-no-toolchain-stdlib-rpath",
      "-L\(Context.packageDirectory)/Sources/StaticLinking",
      "-lswiftSynchronization", "-l_FoundationCShims", "-l_FoundationCollections",
      "-Xclang-linker", "-static-libgcc", "-Xclang-linker", "-no-pie",
      "-Xlinker", "--gc-sections", "-Xlinker", "-O2", "-Xlinker", "--icf=all",
      "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs",
    ],
    .when(platforms: [.linux], configuration: .release))
]

let package = Package(
  name: "FakeNFT",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "nft", targets: ["nft"]),
    .library(name: "Market", targets: ["Market"]),
    .library(name: "MarketInMemory", targets: ["MarketInMemory"]),
    .library(name: "MarketAPI", targets: ["MarketAPI"]),
  ],
  targets: [
    // The C doors: a header of documented wrappers each, opened by one kit only.
    .target(name: "CEditLine", linkerSettings: [.linkedLibrary("edit")]),
    .target(name: "CSQLite", linkerSettings: [.linkedLibrary("sqlite3")]),
    .target(name: "CTerminal"),
    .target(name: "CMarketData"),

    // The kits: they know no domain.
    .target(name: "SQLiteKit", dependencies: ["CSQLite"], swiftSettings: strict),
    .target(name: "CollationKit", swiftSettings: strict),
    .target(name: "ShellKit", dependencies: ["CEditLine", "CTerminal"], swiftSettings: strict),

    // The domain, and the rooms around it.
    .target(name: "Market", swiftSettings: portable),
    .target(name: "MarketInMemory", dependencies: ["Market"], swiftSettings: portable),
    .target(name: "MarketAPI", dependencies: ["Market"], swiftSettings: portable),
    .target(
      name: "MarketSeed", dependencies: ["Market", "MarketAPI", "CMarketData"],
      swiftSettings: strict),
    .target(name: "MarketStore", dependencies: ["Market", "SQLiteKit"], swiftSettings: strict),
    .target(name: "MarketShell", dependencies: ["Market", "ShellKit"], swiftSettings: strict),
    .executableTarget(
      name: "nft",
      dependencies: [
        "Market", "MarketInMemory", "MarketSeed", "MarketStore", "MarketShell",
        "SQLiteKit", "CollationKit", "ShellKit",
      ],
      swiftSettings: strict, linkerSettings: selfContained),

    .testTarget(name: "HouseRulesTests", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)
