package import Market

/// Reads a seed whole into memory, or names the first fault and gives nothing.
///
/// ```swift
/// let (seed, fingerprint) = try SeedLoader(source: .embedded).load()
/// ```
package struct SeedLoader {
  private let source: SeedSource

  /// Reads from `source`.
  package init(source: SeedSource) {
    self.source = source
  }

  /// The seed, and a fingerprint that differs when any byte of its files does.
  package func load() throws(SeedFault) -> (seed: WorldSeed, fingerprint: String) {
    let (files, collector) = (SeedFiles(source), SeedCollector())
    do throws(SeedError) {
      try files.read(telling: collector)
      return (try collector.seed(), files.fingerprint)
    } catch {
      switch error {
      case .fault(let fault): throw fault
      // Memory is no port, and the collector throws faults alone.
      case .port(let error): throw SeedFault(.profile, error.detail)
      }
    }
  }
}
