/// Rows under a heading, without borders; a terminal gets it fitted to its width.
package struct Table: Sendable, Equatable {
  /// A column's title and how it behaves.
  package struct Column: Sendable, Equatable {
    /// The side on which a column's cells line up.
    package enum Alignment: Sendable, Equatable {
      case left, right
    }

    /// The words of the heading row.
    package var title: String
    /// The side on which the cells line up.
    package var alignment: Alignment
    /// How willing the column is to be cut: 0 never; of two, the higher is cut first.
    package var flexibility: Int
    /// The cells to which it may be cut, if it is flexible.
    package var minimum: Int
    /// Whether it may be left out where the minimum of all does not fit; the last goes first.
    package var isOptional: Bool

    /// A column; one of text by default, which is never cut nor left out.
    package init(
      _ title: String, alignment: Alignment = .left, flexibility: Int = 0, minimum: Int = 8,
      isOptional: Bool = false
    ) {
      self.title = title
      self.alignment = alignment
      self.flexibility = flexibility
      self.minimum = minimum
      self.isOptional = isOptional
    }

    /// A column of numbers: aligned right and never cut.
    package static func number(_ title: String, isOptional: Bool = false) -> Column {
      Column(title, alignment: .right, isOptional: isOptional)
    }
  }

  /// The columns from left to right.
  package var columns: [Column]
  /// The rows, a cell for each column; a missing cell is empty, one too many is ignored.
  package var rows: [[StyledText]]

  /// A table; without any title it has no heading row.
  package init(columns: [Column], rows: [[StyledText]]) {
    self.columns = columns
    self.rows = rows
  }
}
