// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ExampleViews
import Foundation
import Graphics
import PNGCodec
import SnapshotVerification

/// One example view in all its states and scales: drawn, timed and compared with its references.
struct GalleryPage {
  /// One state at one scale.
  struct Entry {
    var state: String?
    var scale: Int
    var bitmap: Bitmap?
    var result: SnapshotResult
    var milliseconds: Double
  }

  /// The scales at which everything that is no example is drawn.
  static let scales = [1, 2, 3]

  let example: Example
  let entries: [Entry]

  /// Draws and compares every state of `example`.
  ///
  /// - Parameters:
  ///   - example: The view.
  ///   - root: The package whose `Snapshots` hold the references.
  init(example: Example, root: URL) {
    self.example = example
    let source = SnapshotSource(
      fileID: "ExampleViewsTests/\(example.suite).swift",
      filePath: root.appendingPathComponent("Tests/ExampleViewsTests/\(example.suite).swift").path,
      line: 1, column: 1)
    let test = SnapshotTest(suite: example.suite, function: example.function, source: source)
    entries = example.subjects.flatMap { state, subject in
      example.scales.map { scale in
        Self.entry(example, state, subject, scale: scale, test: test)
      }
    }
  }

  private static func entry(
    _ example: Example, _ state: String?, _ subject: SnapshotSubject, scale: Int,
    test: SnapshotTest
  ) -> Entry {
    let start = ContinuousClock.now
    let rendered = try? SnapshotRenderer(scale: CGFloat(scale)).render(subject, size: example.size)
    let duration = ContinuousClock.now - start
    var request = SnapshotRequest(test: test, subject: subject)
    request.state = state
    request.variant = example.variant(scale: scale)
    request.size = example.size
    request.scale = CGFloat(scale)
    request.record = .never
    return Entry(
      state: state, scale: scale, bitmap: rendered?.bitmap,
      result: SnapshotVerifier().verify(request),
      milliseconds: duration / .milliseconds(1))
  }

  /// The entries whose picture does not equal its reference.
  var failures: [Entry] { entries.filter(\.result.isFailure) }

  /// The view's name, how many pictures are equal, and the time per state; then what is wrong.
  var summary: String {
    let equal = entries.count - failures.count
    let times = example.scales.map { scale in
      let times = entries.filter { $0.scale == scale }.map(\.milliseconds).sorted()
      return "\(number(times[times.count / 2])) ms at \(scale)x"
    }
    let line =
      "\(example.name): \(equal) of \(entries.count) pictures equal their references; "
      + "median per state \(times.joined(separator: ", "))"
    return ([line] + failures.map(\.result.message)).joined(separator: "\n\n")
  }

  /// Writes a PNG per state and scale, and the contact sheet, into `folder`.
  func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for entry in entries {
      guard let bitmap = entry.bitmap else { continue }
      let name = "\(entry.state ?? example.name).\(entry.scale)x.png"
      try Data(PNG.encode(bitmap)).write(
        to: folder.appendingPathComponent(name), options: .atomic)
    }
    let sheet = try ContactSheet(page: self).bitmap()
    try Data(PNG.encode(sheet)).write(
      to: folder.appendingPathComponent("contact-sheet.png"), options: .atomic)
  }
}
