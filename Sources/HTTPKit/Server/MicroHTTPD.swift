internal import CMicroHTTPD
internal import Glibc

/// The functions of an installed GNU libmicrohttpd, opened when the first server needs them.
struct MicroHTTPD: @unchecked Sendable {
  // Unchecked because of a pointer to functions that is written once, before anybody has it.
  let functions: UnsafePointer<cmicrohttpd>

  /// The library of this name; nil where it is not installed or lacks a function.
  static func load(_ name: String = "libmicrohttpd.so.12") -> MicroHTTPD? {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    let functions = UnsafeMutablePointer<cmicrohttpd>.allocate(capacity: 1)
    // The library is never closed again: its functions are called until the process ends.
    if cmicrohttpd_find(handle, functions) != 0 { return MicroHTTPD(functions: functions) }
    functions.deallocate()
    dlclose(handle)
    return nil
  }

  /// What is installed, looked for once.
  static let installed = load()
}
