internal import CMicroHTTPD

/// The part of a response that a client gets before its connection breaks.
final class Torso {
  private let response: HTTPResponse
  private let count: Int

  private init(_ response: HTTPResponse, count: Int) {
    self.response = response
    self.count = min(max(count, 0), response.count)
  }

  /// A response of libmicrohttpd that announces all and breaks off; nil where memory is out.
  static func make(
    of response: HTTPResponse, count: Int, by library: MicroHTTPD
  ) -> OpaquePointer? {
    let torso = Unmanaged.passRetained(Torso(response, count: count))
    guard
      let made = library.functions.pointee.create_response_from_callback(
        UInt64(response.count), 16 << 10, readTorso, torso.toOpaque(), freeTorso)
    else {
      torso.release()
      return nil
    }
    response.addHeaders(to: made, by: library)
    return made
  }

  fileprivate func read(from offset: Int, to room: UnsafeMutableRawBufferPointer) -> Int {
    guard offset < count else { return cmicrohttpd_broken_off }
    let part = UnsafeMutableRawBufferPointer(rebasing: room[..<min(room.count, count - offset)])
    return response.copy(from: offset, to: part)
  }
}

private func readTorso(
  _ torso: UnsafeMutableRawPointer?, _ offset: UInt64, _ room: UnsafeMutablePointer<CChar>?,
  _ count: Int
) -> Int {
  guard let torso else { return cmicrohttpd_broken_off }
  return Unmanaged<Torso>.fromOpaque(torso).takeUnretainedValue()
    .read(from: Int(offset), to: UnsafeMutableRawBufferPointer(start: room, count: count))
}

private func freeTorso(_ torso: UnsafeMutableRawPointer?) {
  if let torso { Unmanaged<Torso>.fromOpaque(torso).release() }
}
