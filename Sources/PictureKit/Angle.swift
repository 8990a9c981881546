/// Sines that come out the same on every machine.
///
/// IEEE 754 defines sums, products, quotients and square roots to the last bit, and a C library's
/// sine not: pictures are compared by their bytes, so theirs is a polynomial.
package enum Angle {
  /// The sine of an angle in degrees, right to seven digits.
  package static func sine(_ degrees: Double) -> Double {
    var turned = degrees - 360 * (degrees / 360).rounded()
    if turned > 90 { turned = 180 - turned }
    if turned < -90 { turned = -180 - turned }
    let x = turned * (3.14159265358979 / 180)
    let square = x * x
    let tail = 1.0 / 120 - square * (1.0 / 5_040 - square * (1.0 / 362_880 - square / 39_916_800))
    return x * (1 - square * (1.0 / 6 - square * tail))
  }

  /// The cosine of an angle in degrees.
  package static func cosine(_ degrees: Double) -> Double { sine(degrees + 90) }
}
