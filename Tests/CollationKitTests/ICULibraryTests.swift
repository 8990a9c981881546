import Testing

@testable import CollationKit

@Suite struct ICULibraryTests {
  @Test("Where no version is installed there is no library, and nothing else happens")
  func missing() {
    #expect(ICULibrary.load(versions: [1, 2]) == nil)
    #expect(ICULibrary.load(versions: []) == nil)
  }

  @Test("Versions that are not installed are passed over")
  func passedOver() {
    let installed = ICULibrary.load()?.majorVersion
    #expect(ICULibrary.load(versions: [1] + ICULibrary.knownVersions)?.majorVersion == installed)
  }
}
