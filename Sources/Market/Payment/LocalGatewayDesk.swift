/// The pretend payment service of this very session, told as one beyond a network is.
public struct LocalGatewayDesk: GatewayDesk {
  private let control: any GatewayControl

  /// Tells this service.
  public init(_ control: any GatewayControl) {
    self.control = control
  }

  /// What it does now; never throws.
  public func behavior() throws(PortError) -> (mood: GatewayMood, delay: Int) {
    (control.mood, control.delay)
  }

  /// Sets what it does; never throws.
  public func set(_ mood: GatewayMood) throws(PortError) {
    if mood == .normal { control.delay = 0 }
    control.mood = mood
  }

  /// Sets how long it takes; never throws.
  public func set(delay milliseconds: Int) throws(PortError) {
    control.delay = milliseconds
  }
}
