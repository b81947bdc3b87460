// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The sources of a target of tests, of which some cannot compile here.
struct TestFiles {
  private let texts: [String: String]

  /// Reads files; one that cannot be read is empty.
  init(_ files: [String]) {
    texts = Dictionary(
      files.map { ($0, (try? String(contentsOfFile: $0, encoding: .utf8)) ?? "") }
    ) { old, _ in old }
  }

  /// The files that import one of some modules, with those that they import.
  func importing(_ modules: Set<String>) -> [String: [String]] {
    texts.mapValues { SourceImports.modules(in: $0).intersection(modules).sorted() }
      .filter { !$0.value.isEmpty }
  }

  /// Some files, and those that name a type which one of these declares.
  func using(_ files: Set<String>) -> Set<String> {
    var gone = files
    var waiting = Array(files)
    while let file = waiting.popLast() {
      let types = Self.types(in: texts[file] ?? "")
      guard !types.isEmpty else { continue }
      for (other, text) in texts where !gone.contains(other) {
        let words = Set(text.matches(of: /[A-Za-z_]\w*/).map { String($0.output) })
        guard !words.isDisjoint(with: types) else { continue }
        gone.insert(other)
        waiting.append(other)
      }
    }
    return gone
  }

  /// Whether tests are left once some files are gone.
  func haveTests(without gone: Set<String>) -> Bool {
    texts.contains { file, text in
      !gone.contains(file) && text.contains(/\bfunc test|@Test\b|: *QuickSpec\b/)
    }
  }

  /// The types that are declared at the beginning of a line, as none inside of another is.
  private static func types(in text: String) -> Set<String> {
    let form =
      /^(?:@\w+\s+)*(?:(?:public|open|internal|final|indirect)\s+)*(?:class|struct|enum|protocol|actor)\s+(\w+)/
      .anchorsMatchLineEndings()
    return Set(text.matches(of: form).map { String($0.output.1) })
  }
}
