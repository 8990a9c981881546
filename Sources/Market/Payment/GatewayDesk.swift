/// Where the behaviour of a pretend payment service is asked and told, be it beyond a network.
///
/// Each call throws `unsupported` for a service that can't be told.
public protocol GatewayDesk {
  /// The present behaviour, and how long a charge takes to answer, in milliseconds.
  func behavior() throws(PortError) -> (mood: GatewayMood, delay: Int)
  /// Sets the behaviour; `normal` also lets charges answer at once.
  func set(_ mood: GatewayMood) throws(PortError)
  /// Sets how long a charge takes to answer, in milliseconds; 0 answers at once.
  func set(delay milliseconds: Int) throws(PortError)
}
