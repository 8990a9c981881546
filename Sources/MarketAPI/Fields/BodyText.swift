/// A body of any encoding that clients use, turned into the items of a form.
enum BodyText {
  /// The items of a body; nil where it is empty, as it is not when it is an empty JSON object.
  ///
  /// Throws where it is no text, no form and no JSON object, or where no key of it is known.
  static func items(
    _ body: [UInt8], contentType: String?, known: [APIParameter]
  ) throws(APIBodyError) -> [FormItem]? {
    let bytes = withoutFrame(body)
    if bytes.isEmpty { return nil }
    if isMultipart(bytes, contentType) { throw .multipart }
    if !isText(bytes) { throw .notText }
    switch bytes.first {
    case UInt8(ascii: "{"): return try JSONBody.items(bytes, known: known)
    case UInt8(ascii: "["): throw .jsonList
    // A client that encodes a form as JSON sends it between quotes.
    case UInt8(ascii: "\""): return try form(Array(JSONBody.text(bytes).utf8)[...], known)
    default: return try form(bytes, known)
    }
  }

  /// A key without a value is a form's only where the key is known: words of a text are none.
  private static func form(
    _ bytes: ArraySlice<UInt8>, _ known: [APIParameter]
  ) throws(APIBodyError) -> [FormItem]? {
    let items = FormText.items(bytes)
    let names = Set(known.map(\.name))
    if items.isEmpty { return nil }
    if items.contains(where: { names.contains($0.name) }) { return items }
    if items.contains(where: { !$0.isText }) { throw .notText }
    throw .unknownFields(items.filter(\.hasValue).map(\.name))
  }

  /// Text without white space at its ends.
  static func trimmed(_ text: Substring.UTF8View) -> String {
    var text = text
    while let byte = text.first, isBlank(byte) { text.removeFirst() }
    while let byte = text.last, isBlank(byte) { text.removeLast() }
    return String(Substring(text))
  }

  /// Without a byte order mark, and without white space at both ends.
  private static func withoutFrame(_ body: [UInt8]) -> ArraySlice<UInt8> {
    var bytes = body[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    while let byte = bytes.first, isBlank(byte) { bytes.removeFirst() }
    while let byte = bytes.last, isBlank(byte) { bytes.removeLast() }
    return bytes
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func isText(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil
  }

  private static func isMultipart(_ bytes: ArraySlice<UInt8>, _ contentType: String?) -> Bool {
    if contentType?.lowercased().hasPrefix("multipart/") == true { return true }
    guard bytes.starts(with: "--".utf8) else { return false }
    let head = String(decoding: bytes.prefix(512), as: UTF8.self).lowercased()
    return head.contains("content-disposition:")
  }
}
