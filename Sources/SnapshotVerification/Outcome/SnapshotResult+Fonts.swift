// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import TextLayout

extension SnapshotResult {
  /// Whether other fonts are reason enough for a difference. A font that is only missing may be so
  /// because no text needs it any more.
  var isExplainedByFonts: Bool { fontMismatch?.changes.isEmpty == false }

  /// What a message says about fonts before anything else.
  var fonts: String {
    guard let fontMismatch else { return "" }
    return fontMismatch.sentences.map { "  \($0)" }.joined(separator: "\n")
  }

  /// What to do about other fonts.
  var fontAdvice: String {
    guard fontMismatch != nil else { return "" }
    return """
      Every machine draws with the recorded fonts once they are in the package. Where they are \
      installed, run
        swift run snapshots fonts vendor
      and commit Snapshots/Fonts.
      """
  }

  /// The causes as they stand in a run's manifest: the fonts alone where they are others, so that a
  /// run lists them once and not every view that became wider.
  var runCauses: [SnapshotRun.Cause]? {
    guard let fontMismatch, isExplainedByFonts else { return explanation?.runCauses }
    return fontMismatch.changes.map { change in
      SnapshotRun.Cause(
        fingerprint: Checksum.hexadecimal("\(change.recorded)\n\(change.current)"),
        change: "font \(change.recorded.name): \(change.recorded.versionPhrase) became "
          + change.current.versionPhrase,
        pixels: outcome.difference?.differingPixelCount ?? 0)
    }
  }
}
