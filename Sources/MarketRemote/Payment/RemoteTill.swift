internal import Market

/// What is known of payments in this session, since a server without our additions keeps nothing.
struct RemoteTill {
  /// The payment that was begun and is neither settled nor closed.
  var pending: Payment?
  /// The orders that payments made, by the identifier that the server gave; empty for none.
  var paid: [Payment.ID: String] = [:]
  /// How many orders were settled.
  var settled = 0
}
