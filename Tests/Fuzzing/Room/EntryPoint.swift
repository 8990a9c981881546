/// What libFuzzer calls with each input; its `main` is the program's.
@c(LLVMFuzzerTestOneInput)
func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  Room.target.check(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
