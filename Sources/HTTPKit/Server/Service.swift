internal import CMicroHTTPD
internal import Glibc
internal import Synchronization

/// What all connections of a server share.
final class Service: @unchecked Sendable {
  // Unchecked because of the handler, which is forgotten only when no thread may call it any more.
  let library: MicroHTTPD
  let options: HTTPServer.Options
  private(set) var handler: HTTPServer.Handler?
  let roster = Roster()
  /// Rings when the reception has to look around.
  let bell: Bell
  /// Rings when the last connection has ended while the server stops.
  let farewell: Bell
  /// `options.tooLarge` as it goes over the wire.
  let refusal: [UInt8]
  private let appointments = Lock<[Appointment]>([])
  private let stopping = Atomic<Bool>(false)
  private let closing = Atomic<Bool>(false)

  init(
    _ options: HTTPServer.Options, library: MicroHTTPD, handler: @escaping HTTPServer.Handler
  ) throws(HTTPServerError) {
    self.options = options
    self.library = library
    self.handler = handler
    refusal = options.tooLarge.wireBytes
    bell = try Bell()
    farewell = try Bell()
  }

  /// Whether no connection is accepted any more, and each ends with its answer.
  var isStopping: Bool { stopping.load(ordering: .relaxed) }
  /// Whether nobody gets an answer any more.
  var isClosing: Bool { closing.load(ordering: .sequentiallyConsistent) }

  /// Accepts no more, and ends what is idle.
  func beginStopping() {
    stopping.store(true, ordering: .sequentiallyConsistent)
    bell.ring()
    roster.forEach { if $0.isIdle.load(ordering: .relaxed) { $0.end(SHUT_RD) } }
  }

  /// Hangs up on whoever still waits.
  func beginClosing() {
    closing.store(true, ordering: .sequentiallyConsistent)
    roster.forEach { $0.abandon() }
  }

  /// A connection has begun.
  func welcome(_ connection: Connection) {
    roster.add(connection)
    if roster.count == 1 { bell.ring() }
    if isStopping { connection.end(SHUT_RD) }
  }

  /// A connection has ended.
  func leave(_ connection: Connection) {
    connection.exchange.withLock { $0.stage = .over }
    roster.remove(connection)
    if isStopping, roster.count == 0 { farewell.ring() }
  }

  /// Notes an answer for later.
  func add(_ appointment: Appointment) {
    let isNext = appointments.withLock { list in
      // The latest comes first, so that the next one is taken from the end.
      let place = list.lastIndex { $0.due > appointment.due }.map { $0 + 1 } ?? 0
      list.insert(appointment, at: place)
      return place == list.count - 1
    }
    if isNext { bell.ring() }
  }

  /// Gives the answers whose time has come; when the next one is due, nil where there is none.
  func keepAppointments() -> Int? {
    while true {
      let now = Monotonic.now
      let (due, next) = appointments.withLock { list -> (Appointment?, Int?) in
        guard let last = list.last, last.due <= now else { return (nil, list.last?.due) }
        list.removeLast()
        return (last, nil)
      }
      guard let due else { return next }
      due.connection.keep(due.answer, request: due.request)
    }
  }

  /// Lets go of what is not called any more: a reply that somebody keeps leads here, and the
  /// handler may lead to whoever keeps it.
  func end() {
    appointments.withLock { $0 = [] }
    handler = nil
  }
}
