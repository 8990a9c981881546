/// Commands that share their first words, made when one of them is first called.
///
/// A shell has dozens of commands and most processes call one: making the others would be a
/// noticeable part of a short command's time.
package struct CommandGroup {
  /// The first words of the commands and of their aliases: `cart`, `favourites`.
  let nouns: [String]
  /// Makes the commands, in the order in which the help lists them.
  let make: () -> [Command]

  /// Says by which first words the commands that `make` gives are found.
  package init(_ nouns: [String], _ make: @escaping () -> [Command]) {
    self.nouns = nouns
    self.make = make
  }

  /// Whether every name that the commands go by begins with one of the nouns.
  func covers(_ commands: [Command]) -> Bool {
    commands.flatMap { [$0.name] + $0.aliases }.allSatisfy { name in
      nouns.contains { name == $0 || name.hasPrefix($0 + " ") }
    }
  }
}
