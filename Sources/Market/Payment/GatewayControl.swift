/// Sets how the pretend payment service behaves from now on, in this session.
public protocol GatewayControl: AnyObject {
  /// The present behaviour.
  var mood: GatewayMood { get set }
  /// How long each answer takes, in milliseconds.
  var delay: Int { get set }
}
