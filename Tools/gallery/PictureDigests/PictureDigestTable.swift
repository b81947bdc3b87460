// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What pictures were when their table was made: a digest of each, or of a hundred random ones.
///
/// As text:
///
/// ```
/// HeadlessSnapshots pictures, version 1
/// fonts 5f0c39d1e2b7a684
/// scenes/torture 8927cbdfa8027e43
/// ```
package struct PictureDigestTable: Hashable, Sendable {
  /// What is not such a table.
  package struct Malformed: Error, CustomStringConvertible {
    package var description: String
  }

  /// One more whenever a digest of the kept table changes.
  package var version: Int
  /// A digest of the font files that views and trees are drawn with. With other fonts their
  /// pictures cannot be compared.
  package var fonts: String
  /// The pictures' names and digests, in the order in which they are made.
  package var rows: [Row]

  /// A picture, or a hundred.
  package struct Row: Hashable, Sendable {
    package var name: String
    package var digest: String

    package init(name: String, digest: String) { (self.name, self.digest) = (name, digest) }
  }

  package init(version: Int, fonts: String, rows: [Row]) {
    (self.version, self.fonts, self.rows) = (version, fonts, rows)
  }

  /// Reads what ``text`` wrote.
  package init(_ text: String) throws(Malformed) {
    var lines = text.split(separator: "\n")[...]
    guard let head = lines.popFirst(), head.hasPrefix(Self.head),
      let version = Int(head.dropFirst(Self.head.count)), version > 0
    else { throw Malformed(description: "the first line is not '\(Self.head)' and a number") }
    let rows = try lines.map { line throws(Malformed) in
      let parts = line.split(separator: " ")
      guard parts.count == 2, parts[1].count == 16, parts[1].allSatisfy(\.isHexDigit) else {
        throw Malformed(description: "'\(line)' is not a name and 16 hexadecimal digits")
      }
      return Row(name: String(parts[0]), digest: String(parts[1]))
    }
    guard let fonts = rows.first, fonts.name == Self.fontsName else {
      throw Malformed(description: "the second line is not '\(Self.fontsName)' and a digest")
    }
    self.init(version: version, fonts: fonts.digest, rows: Array(rows.dropFirst()))
  }

  /// One line for each digest.
  package var text: String {
    let all = [Row(name: Self.fontsName, digest: fonts)] + rows
    return "\(Self.head)\(version)\n" + all.map { "\($0.name) \($0.digest)\n" }.joined()
  }

  /// What differs from another table, a line each.
  ///
  /// - Returns: The lines, and how many rows were not compared because they show texts in other
  ///   fonts.
  package func differences(
    from kept: PictureDigestTable
  ) -> (lines: [String], otherFonts: Int) {
    let isComparable = fonts == kept.fonts
    var digests = Dictionary(rows.map { ($0.name, $0.digest) }) { first, _ in first }
    var (lines, otherFonts) = ([String](), 0)
    for row in kept.rows {
      guard let digest = digests.removeValue(forKey: row.name) else {
        lines.append("\(row.name): no such picture any more")
        continue
      }
      if !isComparable, Self.usesFonts(row.name) {
        otherFonts += 1
      } else if digest != row.digest {
        lines.append("\(row.name): \(digest), was \(row.digest)")
      }
    }
    for row in rows where digests[row.name] != nil { lines.append("\(row.name): new") }
    return (lines, otherFonts)
  }

  private static let head = "HeadlessSnapshots pictures, version "
  private static let fontsName = "fonts"

  /// Scenes and lists have a font of boxes, which is made in code.
  private static func usesFonts(_ name: String) -> Bool {
    name.hasPrefix("views/") || name.hasPrefix("trees/")
  }
}
