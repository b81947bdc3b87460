// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification

extension RunLog {
  /// How a snapshot ended its process, for a person: by which signal, with what the runtime said
  /// and where it was.
  ///
  /// - Parameter lastWords: The lines that the process left: who drew what, and `signal 04`.
  public func crashMessage(lastWords: [String]) -> String {
    let number = lastWords.last.flatMap { line in
      line.hasPrefix("signal ") ? Int(line.dropFirst(7)) : nil
    }
    let signal = number.map { " by \(Self.signalName($0))" } ?? ""
    let place = lastWords.dropFirst().first { $0.hasPrefix("  in a ") }.map {
      String($0.dropFirst())
    }
    let head = "it ended its process\(signal)\(place.map { "," + $0 } ?? "")"
    let mistakes = lastWords.filter { $0.hasPrefix(LastWords.mistake) }.map {
      TerminalText.escaped(String($0.dropFirst(2)))
    }
    let details = mistakes + (lastWords.first.map { runtimeLines(around: $0) } ?? [])
    let advice = "It was not drawn again: all other snapshots were taken in another process."
    let remedy = Self.remedy(of: details).map { [$0] } ?? []
    return
      ([head] + (details.isEmpty ? [] : [""] + details.map { "  " + $0 }) + [""] + remedy
      + [advice]).joined(separator: "\n")
  }

  /// What to write where the end has a usual cause: a class that is made from a model has no
  /// `init()` for an assertion that is given its type alone.
  private static func remedy(of details: [String]) -> String? {
    let end = /Use of unimplemented initializer '(init\([^']*\))' for class '(?:\w+\.)*(\w+)'/
    guard let match = details.lazy.compactMap({ $0.firstMatch(of: end) }).first else { return nil }
    return "\(match.output.2) has no `\(match.output.1)` of its own: say how one is made, with "
      + "`make: { \(match.output.2)(…) }`."
  }

  /// What Swift's runtime said before a process left its last words, and where in the project it
  /// was: the frames above this package's own.
  private func runtimeLines(around words: String) -> [String] {
    guard let at = lines.lastIndex(where: { $0.hasSuffix(words) }) else { return [] }
    let before = lines[..<at].suffix(8).last {
      $0.contains("Fatal error") || $0.contains(": error:")
    }
    let frames = lines[at...].prefix(60).compactMap { Frame($0) }.prefix { !$0.isOfPackage }
    return (before.map { [String($0)] } ?? []).map { TerminalText.escaped($0) }
      + frames.prefix(5).map { TerminalText.escaped("in \($0.function)  \($0.place)") }
  }

  /// A frame with a place in sources, as Swift prints it:
  ///
  ///     3 [ra] 0x000056356b0b413a Card.show(_:at:) + 89 in App at /app/Sources/App/Card.swift:6:74
  private struct Frame {
    let function: String
    let place: String

    init?(_ line: Substring) {
      let pattern = /^ *[0-9]+ .*0x[0-9a-f]+ (.+) \+ [0-9]+ in .+ at (\/[^\/].*)$/
      guard let match = line.wholeMatch(of: pattern) else { return nil }
      function = String(match.output.1)
      place = String(match.output.2)
    }

    var isOfPackage: Bool {
      ["/Sources/HeadlessSnapshots/", "/Sources/SnapshotVerification/"].contains {
        place.contains($0)
      }
    }
  }

  private static func signalName(_ number: Int) -> String {
    switch number {
    case 4: "SIGILL, which a failed precondition of Swift's is"
    case 5: "SIGTRAP, which a failed precondition of Swift's is"
    case 6: "SIGABRT"
    case 7: "SIGBUS"
    case 8: "SIGFPE"
    case 11: "SIGSEGV, such as by an endless recursion"
    default: "signal \(number)"
    }
  }
}
