// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import TextLayout

extension DisplayList: CustomStringConvertible {
  /// The list as text, a command a line, what is clipped or grouped indented.
  ///
  /// ```
  /// canvas 20x20
  /// clip rect(0 0; 10 10) [2, 0, 0, 2, 0, 0]
  ///   fill rect(0 0; 5 5) #000000 [2, 0, 0, 2, 0, 0]
  /// end
  /// ```
  public func dump() -> String {
    var lines = ["canvas \(width)x\(height)"]
    var depth = 0
    for command in commands {
      if command.isPop { depth -= 1 }
      lines.append(String(repeating: "  ", count: depth) + command.dump())
      if command.isPush { depth += 1 }
    }
    return lines.joined(separator: "\n")
  }

  /// The text dump.
  public var description: String { dump() }
}

extension DrawCommand {
  /// The command as one line of text.
  public func dump() -> String {
    switch self {
    case .fill(let fill):
      "fill \(fill.path)\(fill.rule.suffix) \(fill.paint) \(fill.transform)\(fill.blendMode.suffix)"
    case .stroke(let stroke):
      "stroke \(stroke.path) \(stroke.style) \(stroke.paint) \(stroke.transform)"
        + stroke.blendMode.suffix
    case .shadow(let shadow):
      "shadow \(shadow.path)\(shadow.rule.suffix) radius \(number(shadow.radius)) offset "
        + "\(number(shadow.offset.width)),\(number(shadow.offset.height)) \(shadow.color) "
        + "\(shadow.transform)\(shadow.blendMode.suffix)"
    case .image(let image):
      "image \(image.bitmap.width)x\(image.bitmap.height) in "
        + "\(Path(rect: image.destination)) \(image.interpolation.rawValue) \(image.transform)"
        + image.blendMode.suffix
    case .glyphs(let glyphs): glyphs.dump()
    case .pushClip(let clip): "clip \(clip.path)\(clip.rule.suffix) \(clip.transform)"
    case .pushGroup(let group): "group opacity \(number(group.opacity))\(group.blendMode.suffix)"
    case .popClip, .popGroup: "end"
    }
  }

  fileprivate var isPush: Bool {
    switch self {
    case .pushClip, .pushGroup: true
    case .fill, .stroke, .shadow, .image, .glyphs, .popClip, .popGroup: false
    }
  }

  fileprivate var isPop: Bool {
    switch self {
    case .popClip, .popGroup: true
    case .fill, .stroke, .shadow, .image, .glyphs, .pushClip, .pushGroup: false
    }
  }
}

extension GlyphsCommand {
  fileprivate func dump() -> String {
    let places = run.glyphs.map { glyph in
      "\(glyph.id)@\(number(glyph.x))" + (glyph.y == 0 ? "" : ",\(number(glyph.y))")
    }
    return "glyphs \(run.face.name) \(number(run.pointSize)) at \(number(origin.x)),"
      + "\(number(origin.y)) \(paint) \(transform)\(blendMode.suffix): \(places.joined(separator: " "))"
  }
}

extension FillRule {
  fileprivate var suffix: String { self == .evenOdd ? " evenOdd" : "" }
}

extension BlendMode {
  fileprivate var suffix: String { self == .normal ? "" : " \(rawValue)" }
}
