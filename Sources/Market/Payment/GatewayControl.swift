/// Sets how the pretend payment service behaves from now on, in this session.
public protocol GatewayControl: AnyObject {
  /// The present behaviour.
  var mood: GatewayMood { get set }
  /// How long a charge takes to answer, in milliseconds; 0 or less answers at once.
  var delay: Int { get set }
}
