import Glibc

/// The functions of an installed ICU that make sort keys, found by name at run time.
///
/// Nothing links ICU: loading it costs more than a whole short command does, and only writing a
/// name needs it. Its headers are not needed either, since these four signatures have been the
/// same in `ucol.h` since ICU 2.0.
struct ICULibrary {
  typealias Open =
    @convention(c) (_ locale: UnsafePointer<CChar>, _ status: UnsafeMutablePointer<Int32>) ->
    OpaquePointer?
  typealias SetAttribute =
    @convention(c) (
      _ collator: OpaquePointer, _ attribute: Int32, _ value: Int32,
      _ status: UnsafeMutablePointer<Int32>
    ) -> Void
  typealias GetSortKey =
    @convention(c) (
      _ collator: OpaquePointer, _ text: UnsafePointer<UInt16>?, _ length: Int32,
      _ key: UnsafeMutablePointer<UInt8>?, _ capacity: Int32
    ) -> Int32
  typealias Close = @convention(c) (_ collator: OpaquePointer) -> Void

  /// The major versions looked for, the newest first. Debian 12 installs 72.
  static let knownVersions = (60...90).reversed()

  let majorVersion: Int
  let open: Open
  let setAttribute: SetAttribute
  let getSortKey: GetSortKey
  let close: Close

  /// The first of `versions` that is installed and whole; nil where none is.
  static func load(versions: some Sequence<Int> = knownVersions) -> ICULibrary? {
    for version in versions {
      guard let handle = dlopen("libicui18n.so.\(version)", RTLD_LAZY | RTLD_LOCAL) else {
        continue
      }
      if let library = ICULibrary(handle: handle, version: version) {
        // Never closed again: ICU keeps tables of its own until the process ends.
        return library
      }
      dlclose(handle)
    }
    return nil
  }

  private init?(handle: UnsafeMutableRawPointer, version: Int) {
    func function<Function>(_ name: String, as type: Function.Type) -> Function? {
      // ICU ends each of its symbols with its major version.
      guard let address = dlsym(handle, "\(name)_\(version)") else { return nil }
      // The only cast of the kit. POSIX lets a function's address travel as a data pointer, and
      // a C function pointer is nothing but that address.
      return unsafeBitCast(address, to: type)
    }
    guard
      let open = function("ucol_open", as: Open.self),
      let setAttribute = function("ucol_setAttribute", as: SetAttribute.self),
      let getSortKey = function("ucol_getSortKey", as: GetSortKey.self),
      let close = function("ucol_close", as: Close.self)
    else { return nil }
    self.majorVersion = version
    self.open = open
    self.setAttribute = setAttribute
    self.getSortKey = getSortKey
    self.close = close
  }
}
