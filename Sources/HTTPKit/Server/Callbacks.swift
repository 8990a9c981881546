internal import CMicroHTTPD

// What libmicrohttpd calls, on one of its threads. The pointer that each connection carries is its
// `Connection`, held from the beginning of the connection to its end.

func connectionChanged(
  _ service: UnsafeMutableRawPointer?, _ handle: OpaquePointer?,
  _ context: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
  _ change: MHD_ConnectionNotificationCode
) {
  guard let service, let handle, let context else { return }
  let home = Unmanaged<Service>.fromOpaque(service).takeUnretainedValue()
  if change == .CONNECTION_NOTIFY_STARTED {
    let connection = Connection(handle, in: home)
    context.pointee = Unmanaged.passRetained(connection).toOpaque()
    home.welcome(connection)
  } else if let pointer = context.pointee {
    context.pointee = nil
    home.leave(Unmanaged<Connection>.fromOpaque(pointer).takeRetainedValue())
  }
}

func targetArrived(
  _ service: UnsafeMutableRawPointer?, _ target: UnsafePointer<CChar>?, _ handle: OpaquePointer?
) -> UnsafeMutableRawPointer? {
  guard let service, let handle else { return nil }
  let home = Unmanaged<Service>.fromOpaque(service).takeUnretainedValue()
  guard let pointer = cmicrohttpd_context(home.library.functions, handle) else { return nil }
  Unmanaged<Connection>.fromOpaque(pointer).takeUnretainedValue().begin(target: target)
  return pointer
}

func requestAdvanced(
  _ service: UnsafeMutableRawPointer?, _ handle: OpaquePointer?, _ url: UnsafePointer<CChar>?,
  _ method: UnsafePointer<CChar>?, _ version: UnsafePointer<CChar>?,
  _ data: UnsafePointer<CChar>?, _ size: UnsafeMutablePointer<Int>?,
  _ context: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let pointer = context?.pointee, let size else { return .NO }
  let connection = Unmanaged<Connection>.fromOpaque(pointer).takeUnretainedValue()
  if size.pointee > 0 {
    connection.receive(UnsafeRawBufferPointer(start: data, count: size.pointee))
    size.pointee = 0
    return .YES
  }
  return connection.advance(method: method) ? .YES : .NO
}

func requestCompleted(
  _ service: UnsafeMutableRawPointer?, _ handle: OpaquePointer?,
  _ context: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ reason: MHD_RequestTerminationCode
) {
  guard let pointer = context?.pointee else { return }
  Unmanaged<Connection>.fromOpaque(pointer).takeUnretainedValue().complete()
}
