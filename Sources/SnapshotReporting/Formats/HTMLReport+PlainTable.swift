// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

/// The review as a table, for a browser without scripts.
///
/// In a single file its `img` elements are the only place of the pictures: the script reads them
/// there.
struct PlainTable {
  let review: Review
  let pictures: HTMLReport.Pictures
  /// Whether the references are shown without having been compared.
  var isCatalog = false

  var html: String {
    let notable = review.items.filter { $0.rank < 8 }
    let equal = review.items.filter { $0.rank == 8 }
    var parts = [
      "<main class=\"plainly\">", "<h1>\(HTMLText.escaped(review.title))</h1>",
      "<p>\(isCatalog ? "\(review.items.count) references." : counts)</p>",
    ]
    var shown: Set<String> = []
    if !notable.isEmpty {
      parts.append(
        "<table><thead><tr><th scope=\"col\">Snapshot</th><th scope=\"col\">Outcome</th>")
      parts += ["Reference", "Actual", "Difference"].map { "<th scope=\"col\">\($0)</th>" }
      parts.append("</tr></thead><tbody>")
      parts += notable.map { row($0, &shown) }
      parts.append("</tbody></table>")
    }
    if !equal.isEmpty {
      parts.append("<details><summary>\(isCatalog ? "References" : "Equal")</summary><ul>")
      parts += equal.map { "<li>\(HTMLText.escaped($0.title))</li>" }
      parts.append("</ul></details>")
    }
    parts += others.map { image($0, "picture", nil, &shown) }
    return (parts + ["</main>"]).joined(separator: "\n")
  }

  /// The pictures of a single file that stand in no row: those of the contact sheet and of the
  /// past.
  private var others: [ReviewPicture] {
    guard case .inside = pictures else { return [] }
    let inRows = Set(
      review.items.filter { $0.rank < 8 }.flatMap { $0.pictures.all.map(\.digest) })
    return HTMLReport(review).pictures.filter { !inRows.contains($0.digest) }
  }

  /// `243 snapshots: 66 different, 1 new, 176 equal.`
  private var counts: String {
    let count = review.items.count
    var counts: [(word: String, count: Int)] = []
    for word in review.items.map({ $0.outcome.title.lowercased() }) {
      if let index = counts.firstIndex(where: { $0.word == word }) {
        counts[index].count += 1
      } else {
        counts.append((word, 1))
      }
    }
    let parts = counts.map { "\($0.count) \($0.word)" }.joined(separator: ", ")
    return "\(count) snapshot\(count == 1 ? "" : "s")" + (parts.isEmpty ? "." : ": \(parts).")
  }

  private func row(_ item: ReviewItem, _ shown: inout Set<String>) -> String {
    var cells = [
      "<td><strong>\(breakable(item.title))</strong><code>\(breakable(item.source))</code></td>"
    ]
    let causes = item.causes.map { "<p>\(HTMLText.escaped($0.change))</p>" }
    var message = item.message.map { "<pre>\(HTMLText.escapedLines($0))</pre>" } ?? ""
    if item.outcome != .failed, !message.isEmpty {
      message = "<details><summary>The test's own words</summary>\(message)</details>"
    }
    let findings = item.findings.map {
      "<small>\(HTMLText.escaped(words($0.kind))): \(HTMLText.escaped($0.message))</small>"
    }
    let notes = (causes + findings).joined()
    let pill = "<span class=\"pill \(item.outcome.tone)\">\(item.outcome.title)</span>"
    cells.append("<td>\(pill)\(notes)\(message)</td>")
    let sides = [
      ("reference", item.pictures.reference), ("actual", item.pictures.actual),
      ("difference", item.pictures.difference),
    ]
    for (side, picture) in sides {
      cells.append("<td>\(picture.map { image($0, side, item, &shown) } ?? "")</td>")
    }
    return "<tr>\(cells.joined())</tr>"
  }

  /// A path whose lines may break behind its slashes.
  private func breakable(_ path: String) -> String {
    HTMLText.escaped(path).replacing("/", with: "/<wbr>")
  }

  /// A name of code as words: `smallTarget` becomes `small target`.
  private func words(_ name: String) -> String {
    name.map { $0.isUppercase ? " \($0.lowercased())" : String($0) }.joined()
  }

  private func image(
    _ picture: ReviewPicture, _ side: String, _ item: ReviewItem?, _ shown: inout Set<String>
  ) -> String {
    let text = HTMLText.escaped(item.map { "\(side) of \($0.title)" } ?? side)
    switch pictures {
    case .beside:
      let path = "\(HTMLReport.pictureFolderName)/\(picture.fileName)"
      return "<a href=\"\(path)\"><img loading=\"lazy\" src=\"\(path)\" alt=\"\(text)\"></a>"
    case .inside(let bytes):
      guard let bytes = bytes[picture.digest] else { return "" }
      guard shown.insert(picture.digest).inserted else {
        return "<a href=\"#p-\(picture.digest)\">\(side), as above</a>"
      }
      let address = "data:image/png;base64," + Data(bytes).base64EncodedString()
      return "<img id=\"p-\(picture.digest)\" src=\"\(address)\" alt=\"\(text)\">"
    }
  }
}

extension ReviewOutcome {
  /// The class of its color in the page's style.
  fileprivate var tone: String {
    switch self {
    case .matched, .recordedUnchanged: "good"
    case .recordedNew, .recordedChanged, .missingReference, .renamed: "new"
    case .differed, .sizeMismatch, .failed, .removed: "bad"
    }
  }
}
