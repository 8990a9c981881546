import Testing

@Suite("Masked code")
struct CodeMaskTests {
  @Test(
    "has blanks for comments and the insides of strings",
    arguments: [
      ("a // b", "a     "), ("a /* b /* c */ d */ e", "a                   e"),
      (#"x = "print(1)" + y"#, #"x = "        " + y"#), (#"x = "a\"b" + y"#, #"x = "    " + y"#),
      (##"x = #"a"b"# + y"##, ##"x = #"   "# + y"##), ("/// {\nb", "     \nb"),
      ("\"\"\"\na \"b\"\n\"\"\" c", "\"\"\"\n     \n\"\"\" c"),
      (#"x = "//" + y"#, #"x = "  " + y"#),
      (#"x = "" + y"#, #"x = "" + y"#), ("#if a", "#if a"),
    ])
  func masks(text: String, code: String) {
    #expect(CodeMask.masked(text) == code)
  }

  @Test(
    "keeps interpolations, which are code",
    arguments: [
      (#"x = "a \(b(1)) c" + y"#, #"x = "  \(b(1))  " + y"#),
      (#"x = "a \(b("c")) d" + y"#, #"x = "  \(b(" "))  " + y"#),
      (##"x = #"\(a) \#(b)"# + y"##, ##"x = #"     \#(b)"# + y"##),
    ])
  func interpolations(text: String, code: String) {
    #expect(CodeMask.masked(text) == code)
  }

  @Test("has as many lines, also where something is not closed")
  func unclosed() {
    #expect(CodeMask.masked("\"a\nb") == "\" \nb")
    #expect(CodeMask.masked("/* a\nb") == "    \n ")
    #expect(CodeMask.masked("\"a\\") == "\"  ")
    #expect(CodeMask.masked("").isEmpty)
  }
}
