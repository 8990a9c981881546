// swift-tools-version: 6.2

import PackageDescription

/// An app's side of the fence: a package of its own that takes two libraries of the marketplace.
/// It builds on a machine that has none of the C libraries of the shell and of the store.
let package = Package(
  name: "LibraryUser",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "FakeNFT", path: "../..")],
  targets: [
    .executableTarget(
      name: "libraryuser",
      dependencies: [
        .product(name: "Market", package: "FakeNFT"),
        .product(name: "MarketInMemory", package: "FakeNFT"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "LibraryUserTests", dependencies: ["libraryuser"],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
