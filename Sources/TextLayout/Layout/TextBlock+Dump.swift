// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension TextBlock: CustomStringConvertible {
  /// The block as text, a line of its own for each line and each run.
  ///
  /// ```
  /// block 33.3628x20.2871
  /// line 0..<5 at 0,0 33.3628x20.2871 baseline 16
  ///   Inter Regular 17 span 0 0..<5 at 0: 404@0 1138@10.7685 1333@15.0341 1168@19.7421
  ///   1038@23.9891
  /// ```
  public func dump() -> String {
    let size = "\(number(size.width))x\(number(size.height))"
    return (["block \(size)\(isTruncated ? " truncated" : "")"] + lines.map { $0.dump() })
      .joined(separator: "\n")
  }

  /// The text dump.
  public var description: String { dump() }
}

extension TextLine {
  /// The line as text, with a further line for each run.
  public func dump() -> String {
    let head =
      "line \(range) at \(number(x)),\(number(top)) \(number(width))x\(number(height)) "
      + "baseline \(number(baseline))\(isTruncated ? " truncated" : "")"
    return ([head] + runs.map { "  " + $0.dump() }).joined(separator: "\n")
  }
}

extension TextLine.Run {
  fileprivate func dump() -> String {
    let places = glyphs.glyphs.map { glyph in
      "\(glyph.id)@\(number(glyph.x))" + (glyph.y == 0 ? "" : ",\(number(glyph.y))")
    }
    let raised = baselineOffset == 0 ? "" : " raised \(number(baselineOffset))"
    return "\(glyphs.face.name) \(number(glyphs.pointSize)) span \(span) \(range) "
      + "at \(number(x))\(raised): \(places.joined(separator: " "))"
  }
}
