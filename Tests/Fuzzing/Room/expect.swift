/// Ends the process where a promise is broken, so that libFuzzer keeps the input.
func expect(_ isKept: Bool, _ promise: @autoclosure () -> String) {
  if !isKept { fatalError("not kept: \(promise())") }
}

/// Whether two texts are the same code point by code point; `==` takes é for e and an accent.
func areIdentical(_ left: String, _ right: String) -> Bool {
  left.utf8.elementsEqual(right.utf8)
}
