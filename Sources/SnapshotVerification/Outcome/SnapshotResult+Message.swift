// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import ImageComparison

extension SnapshotResult {
  /// The outcome in words: which snapshot, what differs, how much and where, the files that show
  /// it, and what to do. One line for a match, a screenful at most for anything else.
  public var message: String { Self.text(paragraphs + [advice]) }

  /// The messages of several results of one assertion. What they have in common, the changes of
  /// views and what to do, is said by the first of them.
  package static func messages(_ results: [SnapshotResult]) -> [String] {
    var said: Set<String> = []
    var explained: [[String]: SnapshotName] = [:]
    return results.map { result in
      let advice = said.insert(result.advice).inserted ? result.advice : ""
      guard let changes = result.changes else { return text(result.paragraphs + [advice]) }
      if let first = explained[changes] { return text(result.paragraphs(after: first) + [advice]) }
      explained[changes] = result.name
      return text(result.paragraphs + [advice])
    }
  }

  /// All that is told of what changed, but for the numbers of pixels; `nil` where that is not all
  /// that there is to tell.
  private var changes: [String]? {
    guard case .differed = outcome, !isExplainedByFonts, otherRenderer == nil else { return nil }
    return explanation?.changes
  }

  /// All but the advice, where the same changes were told of another result.
  private func paragraphs(after first: SnapshotName) -> [String] {
    guard case .differed(let difference) = outcome else { return paragraphs }
    return [
      headline, faults,
      "  The same changes as in \(first):\n  \(extent(of: difference))",
      artifacts.difference.map { "  difference  \($0)" } ?? files,
    ]
  }

  private static func text(_ paragraphs: [String]) -> String {
    paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// All but the advice.
  private var paragraphs: [String] {
    [headline, faults, fonts, causes, remarks, details, rendererNote, files, fontAdvice]
  }

  private var headline: String {
    switch outcome {
    case .matched: "\(name): the \(content) equals its reference."
    case .recorded(.new, _): "\(name): there was no reference; the \(content) was recorded."
    case .recorded(.changed, let mode):
      "\(name): the reference was replaced, because it differed and the record mode is \(mode)."
    case .recorded(.unchanged, _) where isConductedRecording:
      "\(name): the \(content) equals its reference, which was not touched."
    case .recorded(.unchanged, let mode):
      "\(name): the \(content) equals its reference, and no test passes in record mode \(mode)."
    case .differed where fontMismatch != nil, .sizeMismatch where fontMismatch != nil:
      "\(name): the picture differs from its reference, which was recorded with other fonts."
    case .differed: "\(name): the picture differs from its reference."
    case .contentDiffered: "\(name): the \(content) differs from its reference."
    case .sizeMismatch: "\(name): the picture has another size than its reference."
    case .missingReference: "\(name): there is no reference, and recording is off."
    case .failed(let problem): "\(name): \(problem)"
    }
  }

  /// What fails the test whatever the reference says.
  private var faults: String {
    let faults = findings.filter { $0.level == .failure }
    var lines = faults.prefix(8).map { finding in
      "  \(finding.view.isEmpty ? "" : "\(finding.view): ")\(finding.message) [\(finding.kind)]"
    }
    if faults.count > 8 { lines.append("  ... and \(faults.count - 8) more findings") }
    return lines.joined(separator: "\n")
  }

  /// Which views changed, or why that is not known.
  private var causes: String {
    guard outcome.difference != nil, !isExplainedByFonts else { return "" }
    guard let explanation else {
      return changesWhenDrawnAgain
        ? "  Drawn again to name the views that changed, it looked otherwise: it depends on "
          + "something outside of its state, or on how often it is shown."
        : "  The reference was recorded without its views, so that the changed ones have no names."
    }
    return explanation.lines.map { "  \($0)" }.joined(separator: "\n")
  }

  /// What was noted while the picture was drawn and may be why it differs.
  private var remarks: String {
    guard outcome.difference != nil else { return "" }
    let kinds = [LintKind.missingAsset, .notDrawn, .warning, .leftOut].map(\.rawValue)
    var messages: [String] = []
    for finding in findings where finding.level == .note && kinds.contains(finding.kind) {
      if !messages.contains(finding.message) { messages.append(finding.message) }
    }
    guard !messages.isEmpty else { return "" }
    let more = messages.count > 4 ? ["  ... and \(messages.count - 4) more"] : []
    return (["  Noted while it was drawn:"] + messages.prefix(4).map { "  \($0)" } + more)
      .joined(separator: "\n")
  }

  private var details: String {
    switch outcome {
    case .differed(let difference):
      "  \(extent(of: difference))\n  in \(place(of: difference.region))\(tolerance)"
    case .sizeMismatch(let reference, let actual, let difference):
      "  reference   \(pointsAndPixels(reference))\n  actual      \(pointsAndPixels(actual))\n"
        + "  \(extent(of: difference))\(otherScale)"
    case .contentDiffered(let difference): Self.screenful(difference.words)
    case .matched, .recorded, .missingReference, .failed: ""
    }
  }

  /// What makes a reference of other pixels per point comparable.
  private var otherScale: String {
    guard let referenceScale, let drawnScale else { return "" }
    return "\n  The reference has \(number(referenceScale)) pixels per point, this picture "
      + "\(number(drawnScale)): set the scale, as by `.scale(\(number(referenceScale)))`, or the "
      + "device, as by SNAPSHOT_DEVICE."
  }

  /// The first lines of a long text; the whole stands in the artifacts.
  private static func screenful(_ words: String) -> String {
    let lines = words.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 60 else { return words }
    return lines.prefix(59).joined(separator: "\n") + "\n... and \(lines.count - 59) more lines"
  }

  /// How many pixels would differ under which tolerance.
  private var tolerance: String {
    guard let tolerances else { return "" }
    return "\n  under \(tolerances)"
  }

  /// Another renderer may explain every difference at once.
  private var rendererNote: String {
    guard let otherRenderer else { return "" }
    switch outcome {
    case .differed, .sizeMismatch:
      return "The reference was drawn by \(otherRenderer), and this is "
        + "\(ReferenceMetadata.currentRenderer): the view itself may be unchanged."
    case .matched, .recorded, .contentDiffered, .missingReference, .failed: return ""
    }
  }

  private var files: String {
    var lines: [String] = []
    if let path = referencePath ?? sourcePlace, showsReferencePath {
      lines.append("  reference   \(path)")
    }
    if let path = artifacts.reference { lines.append("  reference   \(path)") }
    if let path = artifacts.actual { lines.append("  actual      \(path)") }
    if let path = artifacts.difference { lines.append("  difference  \(path)") }
    if let path = artifacts.viewTree { lines.append("  view tree   \(path)") }
    if let problem = artifactsProblem { lines.append("  The pictures are not here. \(problem)") }
    return lines.joined(separator: "\n")
  }

  private var showsReferencePath: Bool {
    switch outcome {
    case .recorded, .missingReference: true
    case .matched, .differed, .sizeMismatch, .contentDiffered, .failed: false
    }
  }

  private var advice: String {
    switch outcome {
    case .matched: ""
    case .recorded where isConductedRecording: ""
    case .recorded(.unchanged, _): "Turn the record mode off to let the test pass."
    case .recorded(_, mode: .all):
      "Look at the \(content) and commit it; turn the record mode off to let the test pass."
    case .recorded: "Look at the \(content) and commit it; the next run compares with it."
    case .differed, .sizeMismatch, .contentDiffered, .failed(.otherViewType), .failed(.otherScale):
      "If the new \(content) is right, accept it with one of\n" + commands(mode: .failed)
    case .missingReference: "Record it with one of\n" + commands(mode: .missing)
    case .failed: ""
    }
  }

  private func commands(mode: RecordMode) -> String {
    let filter = ShellWord.quoted(test.filter)
    return "  SNAPSHOT_RECORD=\(mode) swift test --filter \(filter)\n"
      + "  swift run snapshots record --filter \(filter)"
  }

  // MARK: Numbers

  private func extent(of difference: PixelDifference) -> String {
    "\(difference.differingPixelCount) of \(difference.pixelCount) pixels differ "
      + "(\(difference.percentage)), by up to \(difference.largestChannelDifference) of 255"
  }

  private func place(of region: PixelRegion) -> String {
    let scale = drawnScale ?? 1
    func points(_ pixels: Int) -> String { number(Double(pixels) / scale) }
    return "\(points(region.columns.count))x\(points(region.rows.count)) points at "
      + "(\(points(region.columns.lowerBound)), \(points(region.rows.lowerBound)))"
  }

  private func pointsAndPixels(_ size: PixelSize) -> String {
    let scale = drawnScale ?? 1
    return "\(number(Double(size.width) / scale))x\(number(Double(size.height) / scale)) points "
      + "(\(size) pixels)"
  }
}

/// A word as a shell reads it back.
enum ShellWord {
  /// `text` as it is, or in single quotes where a shell would see more than letters in it.
  static func quoted(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || "._/-".contains(Character($0))
    }
    return isPlain && !text.isEmpty
      ? text : "'" + text.replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}
