// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Notices that one view or controller is drawn in several languages: what it looked up when it was
/// made or loaded stays in the first.
final class SharedSubject {
  private var first: (subject: AnyObject, language: String)?
  /// The language that the subject's texts have, and another one that it is drawn in; `nil` where
  /// each language has a subject of its own.
  private(set) var languages: (first: String, other: String)?

  /// Notes what is drawn in a language.
  func note(_ subject: AnyObject, in language: String) {
    if let first {
      if first.subject === subject, first.language != language, languages == nil {
        languages = (first.language, language)
      }
    } else {
      first = (subject, language)
    }
  }

  /// What the test is told.
  var message: String? {
    languages.map { first, other in
      "One object is drawn in the languages \(first) and \(other): texts that it looked up before "
        + "stay as they are. Make it in the argument 'of:', so that each language has its own."
    }
  }
}
