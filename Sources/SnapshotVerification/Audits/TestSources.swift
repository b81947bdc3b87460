// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// The Swift files of a package, read when they are needed first.
///
/// A package with 50,000 references has hundreds of files and thousands of tests, of which each is
/// looked for: what stands behind `func` is looked up, and C's functions look for the rest, as this
/// module is compiled without optimization.
final class TestSources {
  private struct Index {
    /// The texts, in Unicode's composed form, each ended by a zero.
    var texts: [[CChar]] = []
    /// The texts of the files of a name.
    var textsByName: [String: Set<Int>] = [:]
    /// The texts that have a function of a name.
    var textsByFunction: [String: Set<Int>] = [:]
  }

  private let package: String
  private lazy var index = makeIndex()
  private var textsByMention: [String: Set<Int>] = [:]

  init(package: String) { self.package = package }

  /// Whether a file has a function of the test's name and mentions its suite.
  func contain(_ owner: ReferenceOwner) -> Bool {
    let function = FileNameSpelling.composed(String(owner.test.prefix { $0 != "(" }))
    let suite = owner.suite.split(separator: ".").last.map(String.init) ?? owner.suite
    guard let found = index.textsByFunction[function] else { return false }
    let named = index.textsByName[suite + ".swift"] ?? []
    return !found.isDisjoint(with: named) || !found.isDisjoint(with: texts(mentioning: suite))
  }

  private func texts(mentioning suite: String) -> Set<Int> {
    if let known = textsByMention[suite] { return known }
    let word = FileNameSpelling.composed(suite)
    let texts = Set(index.texts.indices.filter { strstr(index.texts[$0], word) != nil })
    textsByMention[suite] = texts
    return texts
  }

  // MARK: Reading

  private func makeIndex() -> Index {
    var index = Index()
    for path in Self.files(below: package) {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let text = Self.text(data)
      let name = (path as NSString).lastPathComponent
      index.textsByName[name, default: []].insert(index.texts.count)
      for function in Self.functions(in: text) {
        index.textsByFunction[function, default: []].insert(index.texts.count)
      }
      index.texts.append(text)
    }
    return index
  }

  /// Hidden entries and linked folders are left out.
  private static func files(below folder: String) -> [String] {
    let entries = (try? AtomicFile.entries(folder)) ?? []
    return entries.filter { !$0.name.hasPrefix(".") }.flatMap { entry -> [String] in
      let path = "\(folder)/\(entry.name)"
      if entry.kind == .folder { return files(below: path) }
      return entry.name.hasSuffix(".swift") ? [path] : []
    }
  }

  /// A file's text for C's functions, which end at a zero: one in the file is left out.
  private static func text(_ data: Data) -> [CChar] {
    let data = data.firstIndex(of: 0) == nil ? data : data.filter { $0 != 0 }
    return FileNameSpelling.composed(String(decoding: data, as: UTF8.self)).utf8CString.map { $0 }
  }

  /// What stands between `func` and a parenthesis, or in backticks.
  private static func functions(in text: [CChar]) -> Set<String> {
    var names: Set<String> = []
    text.withUnsafeBufferPointer { text in
      guard var rest = text.baseAddress else { return }
      while let word = strstr(rest, "func ") {
        rest = UnsafePointer(word) + 5
        let isQuoted = rest.pointee == backtick
        let name = isQuoted ? rest + 1 : rest
        let count = strcspn(name, isQuoted ? "`" : "(<\n")
        let buffer = UnsafeRawBufferPointer(start: name, count: count)
        names.insert(String(decoding: buffer, as: UTF8.self))
      }
    }
    return names
  }

  private static let backtick = CChar(UInt8(ascii: "`"))
}
