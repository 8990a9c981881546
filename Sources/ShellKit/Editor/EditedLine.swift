/// The line as it stands in the editor.
struct EditedLine: Equatable {
  /// The part before the cursor.
  var beforeCursor: String
  /// The part from the cursor on.
  var afterCursor: String

  /// All of it.
  var text: String { beforeCursor + afterCursor }
}
