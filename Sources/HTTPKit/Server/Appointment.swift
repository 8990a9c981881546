/// An answer that is given at a time of its own.
struct Appointment {
  /// By `Monotonic`.
  let due: Int
  let connection: Connection
  let request: Int
  let answer: HTTPAnswer
}
