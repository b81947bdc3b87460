// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension PictureComparison {
  /// The comparison as lines of text: what is not equal, then the counts.
  ///
  /// ```
  /// differing  Profile/adult.png
  ///            12 of 400 pixels differ (3.00%), in 4x3 at (10, 0), by up to 37 of 255
  ///            differences/Profile/adult/difference.png
  /// added      Profile/minor.png
  ///
  /// 1 differing, 1 added, 7 equal
  /// ```
  ///
  /// - Parameter style: Whether the words are colored.
  public func text(style: TerminalStyle) -> String {
    let list = pictures.flatMap { lines(for: $0, style) }
    return (list + (list.isEmpty ? [] : [""]) + [summary]).joined(separator: "\n") + "\n"
  }

  private func lines(for picture: Picture, _ style: TerminalStyle) -> [String] {
    switch picture.outcome {
    case .equal: []
    case .differing(let difference):
      lines("differing", .bad, picture, details: ["\(difference)"], style)
    case .sizeMismatch(let reference, let actual, let difference):
      lines(
        "differing", .bad, picture,
        details: ["\(actual) pixels, the reference \(reference)", "\(difference)"], style)
    case .added: lines("added", .good, picture, details: [], style)
    case .removed: lines("removed", .bad, picture, details: [], style)
    case .unusable(let message): lines("unusable", .bad, picture, details: [message], style)
    }
  }

  private func lines(
    _ word: String, _ tone: TerminalStyle.Tone, _ picture: Picture, details: [String],
    _ style: TerminalStyle
  ) -> [String] {
    let details = details + [picture.artifacts?.difference].compactMap { $0 }
    return [style.row(word, tone, TerminalText.escaped(picture.path))]
      + details.map { style.row("", .good, TerminalText.escaped($0)) }
  }

  private var summary: String {
    let counts = Counts(pictures)
    return [
      (counts.unusable, "unusable"), (counts.differing, "differing"), (counts.added, "added"),
      (counts.removed, "removed"), (counts.equal, "equal"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}
