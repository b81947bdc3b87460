// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// How two texts differ, line by line.
///
/// The lines that stay are as many as they can be (E. Myers, "An O(ND) Difference Algorithm and Its
/// Variations", 1986, which the standard library uses).
///
/// ```swift
/// let difference = TextDifference(from: "a\nb\n", to: "a\nc\n")
/// difference.unified()  // "@@ -1,3 +1,3 @@\n a\n-b\n+c\n "
/// ```
public struct TextDifference: Hashable, Sendable {
  /// One line of either text, or of both.
  public struct Line: Hashable, Codable, Sendable {
    /// Which of the texts has the line.
    public enum Kind: String, Codable, Sendable {
      /// Both have it.
      case same
      /// Only the reference has it.
      case removed
      /// Only the actual text has it.
      case added
    }

    /// Which of the texts has it.
    public var kind: Kind
    /// The line without its end.
    public var text: String
    /// Its number in the reference, from 1; `nil` where the reference does not have it.
    public var reference: Int?
    /// Its number in the actual text, from 1; `nil` where that does not have it.
    public var actual: Int?
  }

  /// All lines, in order; of a place that changed, the removed ones come first.
  public let lines: [Line]

  /// Compares two texts.
  public init(from reference: String, to actual: String) {
    let old = Self.split(reference), new = Self.split(actual)
    var removed: Set<Int> = [], added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        lines.append(Line(kind: .removed, text: old[i], reference: i + 1))
        i += 1
      } else if j < new.count, added.contains(j) {
        lines.append(Line(kind: .added, text: new[j], actual: j + 1))
        j += 1
      } else {
        lines.append(Line(kind: .same, text: old[i], reference: i + 1, actual: j + 1))
        (i, j) = (i + 1, j + 1)
      }
    }
    self.lines = lines
  }

  /// Whether no line differs.
  public var isEmpty: Bool { lines.allSatisfy { $0.kind == .same } }

  /// How many lines only the reference has.
  public var removedCount: Int { lines.count { $0.kind == .removed } }

  /// How many lines only the actual text has.
  public var addedCount: Int { lines.count { $0.kind == .added } }

  /// A text's lines; a line end at its end begins a last, empty one, so that it is seen.
  private static func split(_ text: String) -> [String] {
    // By bytes: a carriage return and a line feed are one character in Swift.
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
