// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The parts of a source that count on iOS, by its `#if`, `#elseif` and `#else`.
///
/// What a condition of its own decides, such as `DEBUG`, counts either way.
enum SourceConditions {
  /// One `#if` that is open: whether its present branch may count, and whether one before it does
  /// for certain.
  private struct Branch {
    var counts: Bool
    var isDecided: Bool
  }

  /// The source without the lines of branches that never count on iOS.
  static func counting(_ text: String) -> String {
    var open: [Branch] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let words = line.drop { $0 == " " || $0 == "\t" }
      if words.hasPrefix("#if") {
        let holds = holds(words.dropFirst(3))
        open.append(Branch(counts: holds != false, isDecided: holds == true))
      } else if words.hasPrefix("#elseif"), let last = open.popLast() {
        let holds = holds(words.dropFirst(7))
        open.append(
          Branch(
            counts: !last.isDecided && holds != false, isDecided: last.isDecided || holds == true))
      } else if words.hasPrefix("#else"), let last = open.popLast() {
        open.append(Branch(counts: !last.isDecided, isDecided: true))
      } else if words.hasPrefix("#endif") {
        _ = open.popLast()
      }
      return open.allSatisfy(\.counts)
    }
    return lines.joined(separator: "\n")
  }

  /// The source as it is where there is no Darwin: without the lines that `canImport(Darwin)` is
  /// asked for, and without that question, so that what stands behind its `#else` is under no
  /// condition.
  static func withoutDarwin(_ text: String) -> String {
    /// Of each `#if` that is open: whether it asks for Darwin, and whether its lines count.
    var open: [(asksForDarwin: Bool, counts: Bool)] = []
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " || $0 == "\t" }
      if words.hasPrefix("#if") {
        let asks = words.dropFirst(3).filter { !$0.isWhitespace }.hasPrefix("canImport(Darwin)")
        open.append((asks, !asks))
      }
      guard let last = open.last, last.asksForDarwin else {
        if open.allSatisfy(\.counts) { lines.append(line) }
        if words.hasPrefix("#endif") { _ = open.popLast() }
        continue
      }
      if words.hasPrefix("#endif") {
        open.removeLast()
      } else if words.hasPrefix("#else") {
        // Also one with another condition, of which nothing is known.
        open[open.count - 1].counts = true
      } else if open.allSatisfy(\.counts) {
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Whether a source stands in one `#if canImport(…)` from its first line of code to its last.
  static func isOfOtherSystems(_ text: String) -> Bool {
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " || $0 == "\t" } }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
    guard let first = lines.first, first.hasPrefix("#if canImport("), !first.contains("||"),
      lines.last?.hasPrefix("#endif") == true
    else { return false }
    var depth = 0
    return lines.dropLast().allSatisfy { line in
      if line.hasPrefix("#if") { depth += 1 }
      if line.hasPrefix("#endif") { depth -= 1 }
      return depth > 1 || depth == 1 && !line.hasPrefix("#else")
    }
  }

  /// The lines of a source that count on every system.
  static func unconditional(_ text: String) -> String {
    var depth = 0
    let lines = text.split(separator: "\n").filter { line in
      let line = line.drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("#if") { depth += 1 }
      if line.hasPrefix("#endif") { depth -= 1 }
      return depth == 0
    }
    return lines.joined(separator: "\n")
  }

  /// Whether a condition holds on iOS; nil where that is not known.
  private static func holds(_ condition: Substring) -> Bool? {
    let text = condition.prefix { $0 != "/" }.filter { !$0.isWhitespace }
    let choices = text.split(separator: "||").map { choice -> Bool? in
      let terms = choice.split(separator: "&&").map { term($0) }
      return terms.contains(false) ? false : terms.contains(nil) ? nil : true
    }
    return choices.contains(true) ? true : choices.contains(nil) ? nil : false
  }

  private static func term(_ text: Substring) -> Bool? {
    if text.hasPrefix("!") { return term(text.dropFirst()).map { !$0 } }
    switch text {
    case "os(iOS)", "canImport(UIKit)": return true
    // On Linux the sources are compiled as for iOS, and see that they are on Linux.
    case "os(Linux)": return nil
    case "canImport(AppKit)", "canImport(Cocoa)", "canImport(WatchKit)": return false
    default: return text.wholeMatch(of: /os\(\w+\)/) != nil ? false : nil
    }
  }
}
