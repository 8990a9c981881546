internal import CCurl
internal import Glibc

/// The functions of an installed libcurl, opened when the first client needs them.
struct CurlLibrary: @unchecked Sendable {
  // Unchecked because of a pointer to functions that is written once, before anybody has it.
  let functions: UnsafePointer<ccurl>

  /// The library of this name; nil where it is not installed or lacks a function.
  static func load(_ name: String = "libcurl.so.4") -> CurlLibrary? {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    let functions = UnsafeMutablePointer<ccurl>.allocate(capacity: 1)
    // The library is never closed again: its functions are called until the process ends.
    if ccurl_find(handle, functions) != 0,
      functions.pointee.global_init(Int(CURL_GLOBAL_ALL)) == CURLE_OK
    {
      return CurlLibrary(functions: functions)
    }
    functions.deallocate()
    dlclose(handle)
    return nil
  }

  /// What is installed, looked for once.
  static let installed = load()
}
