// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import ImageComparison
import SnapshotVerification

extension Adoption.Item {
  /// What the list says: `glyphs`, `moved`, `scale`, `size` or `unusable`.
  var word: String {
    switch picture?.finding {
    case .glyphs: "glyphs"
    case .moved: "moved"
    case .otherScale: "scale"
    case .otherSize: "size"
    case nil: "unusable"
    }
  }

  /// What differs beside letters, a line each.
  var details: [String] {
    switch picture?.finding {
    case .glyphs: []
    case .moved(let places): places.map { "\($0.view): \(Self.words($0.rect))" }
    case .otherScale(let reference):
      ["\(number(reference)) pixels per point, and \(number(picture?.scale ?? 1)) here"]
    case .otherSize(let reference, let actual):
      ["\(reference) pixels\(Self.devices(reference)), and \(actual) here"]
    case nil: [problem ?? ""]
    }
  }

  /// The pixels per point of a reference that has others than what is drawn here.
  fileprivate var referenceScale: CGFloat? {
    if case .otherScale(let scale)? = picture?.finding { scale } else { nil }
  }

  /// What makes references of other pixels per point comparable: the device of the simulator that
  /// the suite was recorded on, or a scale for the one test.
  fileprivate static func cure(ofScale scale: CGFloat) -> String {
    let device: SnapshotDevice? = scale == 3 ? .iPhone14Pro : scale == 2 ? .iPhone8 : nil
    let ofSuite = device.map {
      "run with the device that the suite was recorded on, such as SNAPSHOT_DEVICE=\($0.name), or "
    }
    return "\(ofSuite ?? "")put withSnapshotConfiguration(.scale(\(number(scale)))) around a test"
  }

  private static func words(_ rect: CGRect) -> String {
    func rounded(_ value: CGFloat) -> String { number((value * 10).rounded() / 10) }
    return "\(rounded(rect.width))x\(rounded(rect.height)) points at "
      + "(\(rounded(rect.minX)), \(rounded(rect.minY)))"
  }

  /// The sizes in points that a picture may have.
  private static func devices(_ size: PixelSize) -> String {
    let sizes = [2, 3].filter { size.width % $0 == 0 && size.height % $0 == 0 }.map {
      "\(size.width / $0)x\(size.height / $0) points at \($0)"
    }
    return sizes.isEmpty ? "" : " (\(sizes.joined(separator: ", or ")))"
  }

  /// The same on the page.
  var findings: [ReviewFinding] {
    guard case .moved(let places)? = picture?.finding else {
      let cure = referenceScale.map { ": " + Self.cure(ofScale: $0) } ?? ""
      return details.map {
        ReviewFinding(
          kind: "adoption", message: $0 + cure, view: "", frame: nil,
          level: FindingLevel.note.rawValue)
      }
    }
    let scale = picture?.scale ?? 1
    func pixels(_ points: CGFloat) -> Int { Int((points * scale).rounded()) }
    return places.map { place in
      ReviewFinding(
        kind: "adoption", message: "more than letters differs in \(Self.words(place.rect))",
        view: place.view,
        frame: SnapshotRun.Place(
          x: pixels(place.rect.minX), y: pixels(place.rect.minY),
          width: pixels(place.rect.width), height: pixels(place.rect.height)),
        level: FindingLevel.note.rawValue)
    }
  }
}

extension Adoption {
  private static let shownDetails = 5

  /// A line for each reference, those that moved last, then the counts.
  public func text(style: TerminalStyle) -> String {
    var lines: [String] = []
    for item in items.sorted(by: { ($0.isOfGlyphs ? 0 : 1) < ($1.isOfGlyphs ? 0 : 1) }) {
      let word = item.action?.rawValue ?? item.word
      lines.append(
        style.row(word, item.isOfGlyphs ? .notable : .bad, TerminalText.escaped(item.reference)))
      let details = item.details
      lines += details.prefix(Self.shownDetails).map {
        style.row("", .notable, TerminalText.escaped($0))
      }
      if details.count > Self.shownDetails {
        lines.append(style.row("", .notable, "... and \(details.count - Self.shownDetails) more"))
      }
    }
    let ending = [summary] + advice
    return (lines + (lines.isEmpty ? [] : [""]) + ending).map { $0 + "\n" }.joined()
  }

  private var summary: String {
    let open = items.filter { $0.action == nil }
    let counts = ["glyphs", "moved", "scale", "size", "unusable"].compactMap { word -> String? in
      let count = open.count { $0.word == word }
      return count == 0 ? nil : "\(count) \(word)"
    }
    var parts = counts.isEmpty ? ["nothing left to adopt"] : [counts.joined(separator: ", ")]
    let done = items.count { $0.action != nil }
    if done > 0 { parts.append("\(done) adopted") }
    if equalCount > 0 { parts.append("\(equalCount) equal within their tolerance") }
    if otherCount > 0 { parts.append("\(otherCount) other snapshots to review") }
    return parts.joined(separator: "; ")
  }

  private var advice: [String] {
    var lines: [String] = []
    let open = items.filter { $0.action == nil }
    for scale in Set(open.compactMap(\.referenceScale)).sorted() {
      lines.append(
        "Compare those of \(number(scale)) pixels per point: \(Item.cure(ofScale: scale)).")
    }
    if open.contains(where: \.isOfGlyphs) {
      lines.append("Adopt what differs by letters alone: swift run snapshots adopt --glyphs")
    }
    if !open.isEmpty { lines.append("Look at all, old beside new: swift run snapshots review") }
    if open.contains(where: { !$0.isOfGlyphs }) {
      lines.append(
        "Adopt what is right there, or --only those whose path matches a regular expression, or "
          + "--all.")
    }
    if otherCount > 0 { lines.append("Which the others are: swift run snapshots status") }
    if open.count < items.count {
      lines.append("'snapshots adopt --undo' takes that back, up to the next 'snapshots adopt'.")
    }
    return lines
  }

  /// The same as JSON; `Tools/snapshots/Schemas/adopt.schema.json` describes it.
  public func json() -> String {
    JSONText.of(
      Document(
        status: exitStatus.name, equal: equalCount, others: otherCount,
        references: items.map {
          Document.Reference(
            reference: $0.reference, finding: $0.word, details: $0.details,
            action: $0.action?.rawValue)
        }))
  }

  private struct Document: Encodable {
    let schema = 1
    let status: String
    let equal: Int
    let others: Int
    let references: [Reference]

    struct Reference: Encodable {
      let reference: String
      let finding: String
      let details: [String]
      let action: String?
    }
  }
}
