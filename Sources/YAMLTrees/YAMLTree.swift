// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What a file of YAML 1.2 says: texts, lists, and mappings.
///
/// All is read that files of settings have: blocks and flows, texts of every style, anchors and
/// aliases, `<<`. Tags are skipped; keys that are no texts are refused, as is a second document. No
/// file ends the program or takes more than the limits.
///
/// ```swift
/// let tree = try YAMLTree("name: Shop\ntargets: [App, AppTests]")
/// let name = tree["name"]  // .text("Shop", isPlain: true)
/// ```
public indirect enum YAMLTree: Hashable, Sendable {
  /// A text. A plain one, which has no quotes, may stand for a number or a truth value.
  case text(String, isPlain: Bool)
  /// A list.
  case list([YAMLTree])
  /// A mapping, in the file's order.
  case mapping([Entry])

  /// A key with its value.
  public struct Entry: Hashable, Sendable {
    /// The key's text.
    public let key: String
    /// What it stands for.
    public let value: YAMLTree

    /// Makes an entry.
    public init(key: String, value: YAMLTree) {
      self.key = key
      self.value = value
    }
  }

  /// Why a file was not read.
  public struct Error: Swift.Error, Hashable, Sendable {
    /// Where reading stopped, the first line being 1.
    public let line: Int
    /// What is wrong there, in words.
    public let problem: String
  }

  /// What a file may have at most.
  public enum Limits {
    /// How many lists and mappings may lie in each other.
    public static let depth = 64
    /// The values of a file, those that aliases stand for counted each time.
    public static let valueCount = 200_000
  }

  /// Reads a file; an empty one is an empty text.
  public init(_ text: String) throws(Error) {
    var parser = YAMLParser(text)
    self = try parser.document()
  }

  /// The value of a key; `nil` where this is no mapping, or has none.
  public subscript(key: String) -> YAMLTree? {
    guard case .mapping(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// Nothing, as after a key that stands alone.
  static let empty = YAMLTree.text("", isPlain: true)
}
