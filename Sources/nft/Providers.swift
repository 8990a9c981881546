internal import Market
internal import ShellKit

/// What a session takes from the system around it.
struct Providers {
  let clock: Clock
  let identifiers: IdentifierSource
  /// The time since some moment, in nanoseconds; it never goes back. Nil where none is shown.
  let nanoseconds: (() -> UInt64)?
  /// Lets milliseconds pass.
  let wait: (Int) -> Void
  let surroundings: ShellSurroundings

  /// The system itself: its clock, chance, browser, history and configuration.
  static func system(
    history: History, settings: SettingsFile?, browser: Browser
  ) -> Providers {
    Providers(
      clock: SystemValues.clock, identifiers: SystemValues.identifiers,
      nanoseconds: SystemValues.nanoseconds, wait: Patience.wait,
      surroundings: ShellSurroundings(
        open: browser.open,
        history: { () throws(Failure) in try history.entries() },
        keep: { (kept) throws(Failure) in
          guard let settings else { throw Composition.homeless("the settings") }
          try settings.write(kept)
        }, record: { (path) throws(Failure) in try SessionRecorder(path: path) }))
  }

  /// The same each time, without waiting, and without a trace in what belongs to the person.
  static func rehearsal(wait: @escaping (Int) -> Void = { _ in }) -> Providers {
    Providers(
      clock: RehearsalValues.clock, identifiers: RehearsalValues.identifiers(),
      nanoseconds: nil, wait: wait,
      surroundings: ShellSurroundings(
        open: { _ in false }, history: { () throws(Failure) in [] },
        keep: { (_) throws(Failure) in
          throw Failure(
            "settings.rehearsal", "A session that is checked or played keeps no settings.")
        },
        record: { (_) throws(Failure) in
          throw Failure(
            "record.rehearsal", "A session that is checked or played is not recorded.")
        }))
  }
}
