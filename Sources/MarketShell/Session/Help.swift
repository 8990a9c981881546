/// Paragraphs of help that several commands share.
enum Help {
  static let naming = """
    An <id> is a number, a row of the last list such as #3, an identifier, a whole name, or its \
    first four characters or more. Quote names that hold blanks.
    """
  static let several = "Several at once are all or none."
  static let kept = """
    The order is kept for the next time. Without a direction, names and prices ascend, counts \
    and ratings descend.
    """
}
