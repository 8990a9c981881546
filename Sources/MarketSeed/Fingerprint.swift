/// FNV-1a, 64 bits: it tells seeds apart, and need not withstand an attacker.
struct Fingerprint {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ bytes: some Sequence<UInt8>) {
    var hash = hash
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self.hash = hash
  }

  var text: String { String(hash, radix: 16) }
}
