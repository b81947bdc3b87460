// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

/// A review in a terminal: one snapshot after the other, each with its words and a cropped picture,
/// and a key for every decision, which is carried out at once.
///
/// ```swift
/// var review = try TerminalReview(package: package, artifacts: artifacts, report: nil)
/// print(review.screen(columns: 100, rows: 40, graphics: .halfBlocks))
/// let isOver = review.press("a")
/// ```
public struct TerminalReview {
  private let session: ReviewSession
  private let items: [ReviewItem]
  private var index = 0
  private var place = 0
  private var showsHelp = false
  /// What the last key did.
  private var notice = ""
  /// References of each step and what was decided about them before.
  private var history: [[(reference: String, before: ReviewDecisions.Decision?)]] = []
  private var decisions: [String: ReviewDecisions.Decision] = [:]

  /// Begins a review.
  ///
  /// - Parameters:
  ///   - package: The package's folder, whose references are changed.
  ///   - artifacts: The artifacts folder, whose newest run is reviewed.
  ///   - report: A report or a run to review instead; nil for none.
  public init(package: String, artifacts: String, report: String?) throws(FinishedRun.Error) {
    let source: ReviewSession.Source = report.map { .fixed($0) } ?? .newestRun(artifacts: artifacts)
    session = try ReviewSession(source, settlement: ReferenceSettlement(package: package))
    items = session.review.items.filter(\.isDecidable)
    for (reference, word) in session.settled() {
      decisions[reference] = ReviewDecisions.Decision(rawValue: word)
    }
    index = items.firstIndex { decisions[$0.reference ?? ""] == nil } ?? 0
  }

  /// How many snapshots are still to review.
  public var openCount: Int { items.count { decisions[$0.reference ?? ""] == nil } }

  /// The same for other programs: `Tools/snapshots/Schemas/review.schema.json` describes it.
  public func json() -> String { JSONText.of(ReviewDocument(session, address: nil)) }

  /// What to do where there is no terminal: the exact commands.
  public var commands: String {
    guard openCount > 0 else { return "Nothing to review.\n" }
    let open = items.filter { decisions[$0.reference ?? ""] == nil }
    var lines = ["\(openCount) to review, and this is no terminal. Look at them with", ""]
    lines += ["  swift run snapshots report", "", "and decide with", ""]
    lines += open.prefix(20).map { item in
      "  swift run snapshots accept --filter " + ReviewCommandWord.filter(item.reference ?? "")
    }
    if open.count > 20 { lines.append("  ... and \(open.count - 20) more") }
    return (lines + ["", "or all of them with", "", "  swift run snapshots accept --all"])
      .joined(separator: "\n") + "\n"
  }
}

/// A reference's path as the argument of a command.
enum ReviewCommandWord {
  /// The regular expression that finds this path alone, without a character that a terminal would
  /// obey.
  static func pattern(_ path: String) -> String {
    var pattern = ""
    for scalar in NSRegularExpression.escapedPattern(for: path).unicodeScalars {
      if TerminalText.isHarmless(scalar), scalar != "\t" {
        pattern.unicodeScalars.append(scalar)
      } else {
        pattern += "\\x{\(String(scalar.value, radix: 16))}"
      }
    }
    return "^\(pattern)$"
  }

  /// The same, quoted for a shell.
  static func filter(_ path: String) -> String {
    "'" + pattern(path).replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}

// MARK: - Keys

extension TerminalReview {
  /// Does what a key stands for, and returns whether the review is over.
  ///
  /// - Parameter key: A character or a name, as `TerminalInput` tells them.
  public mutating func press(_ key: String) -> Bool {
    notice = ""
    if showsHelp {
      showsHelp = false
      return false
    }
    switch key {
    case "q", "\u{3}", "\u{4}": return true
    case "?": showsHelp = true
    case "j", "s", "down", "right": step(1)
    case "k", "up", "left": step(-1)
    case "n": stepPlace(1)
    case "p": stepPlace(-1)
    case "a": decide(.approved, [index])
    case "r": decide(.rejected, [index])
    case "A": decide(.approved, alike)
    case "R": decide(.rejected, alike)
    case "u": undo()
    default: notice = "? shows the keys"
    }
    return items.isEmpty
  }

  private mutating func step(_ count: Int) {
    guard !items.isEmpty else { return }
    index = (index + count + items.count) % items.count
    place = 0
  }

  private mutating func stepPlace(_ count: Int) {
    guard items.indices.contains(index) else { return }
    let places = items[index].difference?.places.count ?? 0
    guard places > 0 else { return }
    place = (place + count + places) % places
  }

  /// Snapshots with the same first cause.
  private var alike: [Int] {
    guard items.indices.contains(index) else { return [] }
    func key(_ item: ReviewItem) -> String? { item.causes.first.map { $0.deed ?? $0.fingerprint } }
    guard let cause = key(items[index]) else { return [index] }
    return items.indices.filter { key(items[$0]) == cause }
  }

  private mutating func decide(_ decision: ReviewDecisions.Decision, _ indices: [Int]) {
    let references = indices.compactMap { items.indices.contains($0) ? items[$0].reference : nil }
    guard !references.isEmpty else { return }
    do throws(FinishedRun.Error) {
      try session.decide(decision, about: references)
    } catch {
      notice = error.description
      return
    }
    history.append(references.map { ($0, decisions[$0]) })
    for reference in references { decisions[reference] = decision }
    let what = references.count == 1 ? items[index].title : "\(references.count) snapshots"
    notice = "\(decision == .approved ? "Approved" : "Rejected"): \(what)"
    let rest = items.indices.filter { decisions[items[$0].reference ?? ""] == nil }
    if let next = rest.first(where: { $0 > index }) ?? rest.first {
      index = next
      place = 0
    } else {
      notice += ". All are reviewed; q ends, u undoes."
    }
  }

  private mutating func undo() {
    guard let last = history.popLast() else {
      notice = "Nothing to undo"
      return
    }
    for (reference, before) in last {
      do throws(FinishedRun.Error) {
        try session.decide(before, about: [reference])
        decisions[reference] = before
      } catch {
        notice = error.description
        return
      }
    }
    index = items.firstIndex { $0.reference == last.first?.reference } ?? index
    notice = "Undone: \(last.count == 1 ? items[index].title : "\(last.count) snapshots")"
  }
}

// MARK: - The screen

extension TerminalReview {
  /// The screen for the present snapshot: text and a picture, for a terminal in raw mode.
  ///
  /// - Parameters:
  ///   - columns: Cells across.
  ///   - rows: Cells down.
  ///   - graphics: How the terminal shows pictures.
  ///   - style: Whether the words are colored.
  public func screen(
    columns: Int, rows: Int, graphics: TerminalGraphics, style: TerminalStyle
  ) -> String {
    // Clear, and to the top left corner.
    let clear = "\u{1B}[2J\u{1B}[3J\u{1B}[H"
    if showsHelp { return clear + lines(TerminalReview.help, columns) }
    guard items.indices.contains(index) else { return clear + "Nothing to review.\r\n" }
    let item = items[index]
    let head = heading(item, style, columns)
    let notes =
      item.causes.prefix(6).map { "  " + $0.change }
      + item.findings.prefix(3).map { "  \($0.kind): \($0.message)" }
    // Head and foot are three lines each, and the cursor stands below the last: what does not fit
    // would move the head out of sight.
    let words = (notes + (notes.isEmpty ? [] : [""]) + numbers(item)).prefix(max(0, rows - 7))
    let foot = lines(["", cut(notice, columns), cut(TerminalReview.keys, columns)], columns)
    // What the words leave, without the caption and a line to spare.
    let room = rows - words.count - 9
    let picture = room < 0 ? "" : picture(item, graphics, columns, room, style)
    return clear + head + lines(words.map { cut($0, columns) }, columns) + picture + foot
  }

  private func heading(_ item: ReviewItem, _ style: TerminalStyle, _ columns: Int) -> String {
    let count = "\(index + 1)/\(items.count)"
    let decision = decisions[item.reference ?? ""]
    let word =
      decision == nil ? item.outcome.title : decision == .approved ? "Approved" : "Rejected"
    let tone: TerminalStyle.Tone = decision == .approved ? .good : decision == nil ? .notable : .bad
    let title = cut("[\(count)] \(item.title)", columns - word.count - 2)
    return title + "  " + style.paint(word, tone) + "\r\n"
      + lines([cut(item.source, columns), ""], columns)
  }

  private func numbers(_ item: ReviewItem) -> [String] {
    guard let difference = item.difference else {
      switch item.outcome {
      case .removed: return ["No test asks for it any more: accepting deletes it.", ""]
      case .renamed: return ["It was \(item.formerReference ?? ""): accepting moves it.", ""]
      case .matched, .recordedNew, .recordedChanged, .recordedUnchanged, .differed, .sizeMismatch,
        .missingReference, .failed:
        return item.referenceDigest == nil ? ["There is no reference.", ""] : []
      }
    }
    return [
      "\(difference.differingPixels) of \(difference.pixels) pixels differ, by up to "
        + "\(difference.largestChannelDifference) of 255"
        + (difference.places.isEmpty ? "" : "; place \(place + 1) of \(difference.places.count)"),
      "",
    ]
  }

  private func picture(
    _ item: ReviewItem, _ graphics: TerminalGraphics, _ columns: Int, _ rows: Int,
    _ style: TerminalStyle
  ) -> String {
    if let texts = item.texts { return text(texts, columns, rows, style) }
    let cell = graphics.cell
    guard
      let strip = ReviewStrip(
        item, place: place, width: columns * cell.width, height: rows * cell.height)
    else {
      let paths = item.pictures.all.compactMap(\.path).prefix(rows)
      return lines(paths.map { cut($0, columns) }, columns)
    }
    let pictures = item.pictures
    let names = [
      pictures.reference.map { _ in "reference" }, pictures.actual.map { _ in "actual" },
      pictures.difference.map { _ in "difference" },
    ].compactMap { $0 }.joined(separator: ", ")
    return TerminalPicture(bitmap: strip.bitmap).text(graphics)
      + lines([cut("\(names)   \(strip.caption)", columns)], columns)
  }

  /// The changed lines of a text, as many as there is room for; a new one from its beginning.
  private func text(
    _ texts: ReviewItem.Texts, _ columns: Int, _ rows: Int, _ style: TerminalStyle
  ) -> String {
    var shown: [String] = []
    if let reference = texts.reference, let actual = texts.actual {
      let difference = TextDifference(from: reference.text, to: actual.text)
      shown = difference.unified(limit: max(1, rows)).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
    } else if let actual = texts.actual {
      shown = TerminalText.lines(actual.text)
    }
    return shown.prefix(max(0, rows)).map { line in
      let tone: TerminalStyle.Tone? =
        line.hasPrefix("-") ? .bad : line.hasPrefix("+") && texts.reference != nil ? .good : nil
      return (tone.map { style.paint(cut(line, columns), $0) } ?? cut(line, columns)) + "\r\n"
    }.joined()
  }

  /// In raw mode a line break does not return to the first column.
  private func lines(_ lines: [String], _ columns: Int) -> String {
    lines.map { $0 + "\r\n" }.joined()
  }

  /// Text from outside, harmless and on one line.
  private func cut(_ text: String, _ columns: Int) -> String {
    let escaped = TerminalText.escaped(text)
    return escaped.count <= columns ? escaped : String(escaped.prefix(max(0, columns - 1))) + "…"
  }

  private static let keys =
    "a accept  r reject  s skip  u undo  A R alike  n p places  ? help  q quit"

  private static let help = [
    "a   accept: the actual picture becomes the reference",
    "r   reject: the reference stays, or is put back",
    "s j skip, to the next snapshot", "k   to the previous snapshot",
    "A   accept all with the same cause", "R   reject all with the same cause",
    "u   undo the last decision", "n p next and previous place that differs",
    "q   quit; what was decided stays", "", "Any key goes on.",
  ]
}

extension ReviewPicture {
  /// The picture's file; nil for one inside of a page.
  var path: String? {
    if case .file(let path) = origin { path } else { nil }
  }
}
