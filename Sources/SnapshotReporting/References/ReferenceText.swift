// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import ImageComparison
import PNGCodec
import SnapshotVerification

/// What a reference says about itself, as text for people and for `git diff`.
///
/// ```swift
/// print(try ReferenceText(path: "Snapshots/AppTests/S/testA.png").text)
/// ```
public struct ReferenceText: Hashable, Sendable {
  /// The same as values.
  public let facts: ReferenceFacts
  /// The lines, each ending in a line break: size, provenance and a digest of the pixels, then the
  /// laid-out views.
  public let text: String

  /// Reads a PNG file. One that another program wrote tells its size and its pixels alone.
  public init(path: String) throws(FinishedRun.Error) {
    self.init(try ReferenceText.decode(try PictureFile.read(path), path))
  }

  /// The text of a file for `git diff`, which shows nothing of a change where this fails: a file
  /// that is no PNG, such as the pointer of Git LFS, gives the reason as its text.
  public static func forVersionControl(path: String) -> String {
    do throws(FinishedRun.Error) {
      return try ReferenceText(path: path).text
    } catch {
      return TerminalText.escaped(error.reason) + "\n"
    }
  }

  private static func decode(
    _ bytes: [UInt8], _ path: String
  ) throws(FinishedRun.Error) -> PNG.Image {
    do throws(PNG.Error) {
      return try PNG.decode(bytes)
    } catch {
      throw .unusableFile(path: path, reason: error.description)
    }
  }

  private init(_ image: PNG.Image) {
    let metadata = ReferenceMetadata(image.metadata)
    facts = ReferenceFacts(image.bitmap, metadata)
    var lines = ReferenceText.lines(facts)
      .map { name, value in
        name.padding(toLength: 10, withPad: " ", startingAt: 0) + TerminalText.escaped(value)
      }
    if let traits = metadata?.traits { lines.append("traits    " + TerminalText.escaped(traits)) }
    lines += (metadata?.fonts ?? []).map { "font      " + TerminalText.escaped("\($0)") }
    if let scene = metadata?.scene {
      lines.append("")
      lines += scene.split(separator: "\n").map { TerminalText.escaped(String($0)) }
    }
    text = lines.map { $0 + "\n" }.joined()
  }

  private static func lines(_ facts: ReferenceFacts) -> [(name: String, value: String)] {
    let lines: [(String, String?)] = [
      ("test", facts.test), ("state", facts.state), ("variant", facts.variant),
      ("view", facts.view), ("size", size(facts)), ("renderer", facts.renderer),
      ("drawing", facts.drawing), ("pixels", facts.pixels),
    ]
    return lines.compactMap { name, value in value.map { (name, $0) } }
  }

  /// `320x88 points at 2 (640x176 pixels)`, as far as it is known.
  private static func size(_ facts: ReferenceFacts) -> String {
    let (columns, rows) = (facts.pixelSize.width, facts.pixelSize.height)
    let pixels = "\(columns)x\(rows) pixels"
    guard let text = facts.scale, let scale = Double(text), scale > 0 else { return pixels }
    let (width, height) = (Double(columns) / scale, Double(rows) / scale)
    return "\(number(width))x\(number(height)) points at \(text) (\(pixels))"
  }
}
