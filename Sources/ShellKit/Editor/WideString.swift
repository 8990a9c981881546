import CEditLine

extension String {
  /// The text of libedit's characters.
  init(wide characters: UnsafeBufferPointer<wchar_t>) {
    var scalars = String.UnicodeScalarView()
    for character in characters where character != 0 {
      scalars.append(Unicode.Scalar(UInt32(bitPattern: character)) ?? "\u{fffd}")
    }
    self = String(scalars)
  }

  /// Calls `body` with the text as libedit takes it, ended by NUL.
  func withWide<Result>(_ body: (UnsafePointer<wchar_t>) -> Result) -> Result {
    var wide = unicodeScalars.filter { $0 != "\0" }.map { wchar_t(bitPattern: $0.value) }
    wide.append(0)
    return wide.withUnsafeBufferPointer { buffer in
      // The buffer holds at least the NUL, so that it has an address.
      buffer.baseAddress.map(body) ?? body([0])
    }
  }
}
