// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// How references came to look as they do, as git tells it: who recorded which picture, and when.
///
/// Two calls of git answer for all references of a review: one for the commits that changed them,
/// one for the pictures that these hold.
///
/// ```swift
/// let history = ReferenceHistory(of: ["Snapshots/AppTests/A/testX.png"], package: "/home/me/App")
/// ```
public struct ReferenceHistory: Sendable {
  /// A commit that wrote a reference.
  public struct Change: Codable, Hashable, Sendable {
    /// The first twelve digits of the commit.
    public var commit: String
    /// Who wrote the commit.
    public var author: String
    /// The day on which it was written, such as `2026-01-31`.
    public var day: String
    /// The first line of its message.
    public var subject: String
    /// The picture as it was then; `nil` for a text, and for a picture that git does not hold
    /// itself.
    public var picture: ReviewPicture?
  }

  /// The changes of each reference by its path in the package, the newest first.
  public private(set) var changes: [String: [Change]] = [:]

  /// The most changes of one reference.
  static let changeLimit = 5
  /// The most references whose history is told: behind more of them nobody looks.
  static let referenceLimit = 200

  /// Asks git; nothing where the package lies in no repository.
  ///
  /// - Parameters:
  ///   - references: Paths in the package.
  ///   - package: The package's folder.
  public init(of references: [String], package: String) {
    let references = references.prefix(Self.referenceLimit).filter { !$0.contains("\n") }
    guard !references.isEmpty, GitCommand.isInRepository(package) else { return }
    let log = [
      "log", "--no-renames", "--no-abbrev", "--raw", "-z", "--relative", "--diff-merges=off",
      "--format=%x01%H%x02%an%x02%ad%x02%s%x02", "--date=format:%Y-%m-%d",
    ]
    guard
      let text = GitCommand.text(
        log + ["--"] + references.map { ":(literal)\($0)" }, in: package)
    else { return }
    let found = Self.commits(text, boundaries: Self.boundaries(of: package))
    let pictures = Self.pictures(found.values.flatMap { $0.map(\.blob) }, in: package)
    changes = found.mapValues { list in
      list.map { change, blob in
        var change = change
        change.picture = pictures[blob]
        return change
      }
    }
  }

  /// The commits at which a shallow clone ends: they seem to write all files anew.
  private static func boundaries(of package: String) -> Set<String> {
    guard
      let path = GitCommand.text(["rev-parse", "--git-path", "shallow"], in: package)?
        .trimmingCharacters(in: .newlines)
    else { return [] }
    let file = path.hasPrefix("/") ? path : package + "/" + path
    let data = FileManager.default.contents(atPath: file) ?? Data()
    return Set(String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  /// Reads what git prints (git-log(1), "raw output format"): for each commit its words, then for
  /// each file `:modes old new status`, a zero, the path and a zero.
  static func commits(
    _ text: String, boundaries: Set<String>
  ) -> [String: [(change: Change, blob: String)]] {
    var found: [String: [(Change, String)]] = [:]
    for part in text.split(separator: "\u{1}") {
      let words = part.split(separator: "\u{2}", omittingEmptySubsequences: false)
      guard words.count == 5, !boundaries.contains(String(words[0])) else { continue }
      let change = Change(
        commit: String(words[0].prefix(12)), author: String(words[1]), day: String(words[2]),
        subject: String(words[3].prefix(200)))
      var fields = words[4].split(separator: "\0")[...]
      while let field = fields.popFirst() {
        let columns = field.drop { $0 != ":" }.split(separator: " ")
        guard columns.count == 5, let path = fields.popFirst() else { continue }
        // A file that was removed has no picture.
        guard columns[4].first != "D", found[String(path), default: []].count < changeLimit
        else { continue }
        found[String(path), default: []].append((change, String(columns[3])))
      }
    }
    return found
  }

  /// The pictures among git's objects, by their names. What is no PNG, such as a pointer of Git
  /// LFS, is left out.
  private static func pictures(_ blobs: [String], in package: String) -> [String: ReviewPicture] {
    let names = Set(blobs).sorted()
    guard !names.isEmpty,
      let data = GitCommand.output(
        ["cat-file", "--batch"], in: package, input: names.map { $0 + "\n" }.joined())
    else { return [:] }
    var pictures: [String: ReviewPicture] = [:]
    var rest = data[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      // `<name> blob <size>`, a line break, the bytes, a line break.
      let header = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      guard header.count == 3, let size = Int(header[2]), size < rest.count else { continue }
      let bytes = [UInt8](rest.prefix(size))
      rest = rest.dropFirst(size + 1)
      pictures[String(header[0])] = ReviewPicture(bytes: bytes)
    }
    return pictures
  }
}

extension Review {
  /// Adds the history of the references that a person has to decide about, where the package lies
  /// in a repository.
  public mutating func addHistory(package: String) {
    let paths = items.filter(\.isDecidable).compactMap { $0.formerReference ?? $0.reference }
    let history = ReferenceHistory(of: paths, package: package)
    for index in items.indices where items[index].isDecidable {
      let path = items[index].formerReference ?? items[index].reference ?? ""
      items[index].history = history.changes[path]
    }
  }
}
