// swift-tools-version: 6.2

import PackageDescription

/// Rules every Swift target is built by: no warning is left standing, and imports and existentials
/// say what they are. None of them is unsafe, so that an app may depend on the libraries.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The same for C.
let strictC: [CSetting] = [.treatAllWarnings(as: .error)]

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
      "-Xlinker", "--no-rosegment",
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
    .target(name: "CEditLine", cSettings: strictC, linkerSettings: [.linkedLibrary("edit")]),
    .target(name: "CSQLite", cSettings: strictC, linkerSettings: [.linkedLibrary("sqlite3")]),
    .target(name: "CTerminal", cSettings: strictC),
    .target(name: "CMicroHTTPD", cSettings: strictC),
    .target(name: "CCurl", cSettings: strictC),
    .target(name: "CPNG", cSettings: strictC, linkerSettings: [.linkedLibrary("png")]),
    .target(name: "CMarketData", cSettings: strictC),

    // The kits: they know no domain.
    .target(name: "SQLiteKit", dependencies: ["CSQLite"], swiftSettings: strict),
    .target(name: "CollationKit", swiftSettings: strict),
    .target(
      name: "HTTPKit", dependencies: ["CMicroHTTPD", "CCurl"], swiftSettings: strict),
    .target(name: "ShellKit", dependencies: ["CEditLine", "CTerminal"], swiftSettings: strict),
    .target(name: "PictureKit", dependencies: ["CPNG"], swiftSettings: strict),

    // The domain, and the rooms around it.
    .target(name: "Market", swiftSettings: strict),
    .target(name: "MarketInMemory", dependencies: ["Market"], swiftSettings: strict),
    .target(name: "MarketAPI", dependencies: ["Market"], swiftSettings: strict),
    .target(
      name: "MarketSeed", dependencies: ["Market", "MarketAPI", "CMarketData"],
      swiftSettings: strict),
    .target(name: "MarketStore", dependencies: ["Market", "SQLiteKit"], swiftSettings: strict),
    .target(
      name: "MarketServer", dependencies: ["Market", "MarketAPI", "HTTPKit"],
      swiftSettings: strict),
    .target(
      name: "MarketRemote", dependencies: ["Market", "MarketAPI", "HTTPKit"],
      swiftSettings: strict),
    .target(name: "MarketShell", dependencies: ["Market", "ShellKit"], swiftSettings: strict),
    .executableTarget(
      name: "nft",
      dependencies: [
        "Market", "MarketInMemory", "MarketAPI", "MarketSeed", "MarketStore", "MarketRemote",
        "MarketServer", "MarketShell", "SQLiteKit", "CollationKit", "HTTPKit", "ShellKit",
      ],
      swiftSettings: strict, linkerSettings: selfContained),
    // A tool of the package, as a target so that it cannot rot.
    .executableTarget(
      name: "seedgen", dependencies: ["Market", "MarketAPI", "MarketSeed", "PictureKit"],
      swiftSettings: strict, linkerSettings: selfContained),

    // The tests: one target for each room, and what several of them share.
    .target(
      name: "MarketContract", dependencies: ["Market", "MarketInMemory"],
      path: "Tests/MarketContract", swiftSettings: strict),
    .target(name: "PseudoTerminal", path: "Tests/PseudoTerminal", swiftSettings: strict),
    .executableTarget(
      name: "editorprobe", dependencies: ["ShellKit"], path: "Tests/EditorProbe",
      swiftSettings: strict),
    .testTarget(name: "SQLiteKitTests", dependencies: ["SQLiteKit"], swiftSettings: strict),
    .testTarget(name: "CollationKitTests", dependencies: ["CollationKit"], swiftSettings: strict),
    .testTarget(
      name: "HTTPKitTests", dependencies: ["HTTPKit", "CMicroHTTPD"], swiftSettings: strict),
    .testTarget(
      name: "PictureKitTests", dependencies: ["PictureKit"], swiftSettings: strict),
    .testTarget(
      name: "ShellKitTests",
      dependencies: ["ShellKit", "CTerminal", "PseudoTerminal", "editorprobe"],
      swiftSettings: strict),
    .testTarget(
      name: "MarketTests", dependencies: ["Market", "MarketInMemory", "MarketContract"],
      swiftSettings: strict),
    .testTarget(
      name: "MarketInMemoryTests", dependencies: ["Market", "MarketInMemory", "MarketContract"],
      swiftSettings: strict),
    .testTarget(
      name: "MarketAPITests", dependencies: ["Market", "MarketAPI"], swiftSettings: strict),
    .testTarget(
      name: "MarketSeedTests",
      dependencies: ["Market", "MarketAPI", "MarketSeed", "CollationKit", "PictureKit"],
      swiftSettings: strict),
    .testTarget(
      name: "MarketStoreTests",
      dependencies: [
        "Market", "MarketInMemory", "MarketSeed", "MarketStore", "MarketContract", "SQLiteKit",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "MarketServerTests",
      dependencies: [
        "Market", "MarketInMemory", "MarketAPI", "MarketStore", "MarketServer", "MarketContract",
        "HTTPKit",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "MarketRemoteTests",
      dependencies: [
        "Market", "MarketInMemory", "MarketAPI", "MarketRemote", "MarketServer",
        "MarketContract", "HTTPKit",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TranscriptTests", dependencies: ["nft", "seedgen", "PseudoTerminal"],
      exclude: ["Transcripts", "Server/phone.txt"], swiftSettings: strict),
    .testTarget(name: "HouseRulesTests", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)

// The fuzzing room, which Tests/Fuzzing/run alone asks for: it links only with libFuzzer, which
// brings the `main` of its own.
if Context.environment["NFT_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzzing",
      dependencies: [
        "Market", "MarketAPI", "MarketInMemory", "MarketSeed", "MarketShell", "ShellKit",
      ],
      path: "Tests/Fuzzing", exclude: ["Corpus", "run"], swiftSettings: strict))
}
