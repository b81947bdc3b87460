// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension DrawCommand {
  /// The command with `next` after its own transform.
  public func transformed(by next: CGAffineTransform) -> DrawCommand {
    guard !next.isIdentity else { return self }
    switch self {
    case .fill(var fill):
      fill.transform = fill.transform.concatenating(next)
      return .fill(fill)
    case .stroke(var stroke):
      stroke.transform = stroke.transform.concatenating(next)
      return .stroke(stroke)
    case .shadow(var shadow):
      shadow.transform = shadow.transform.concatenating(next)
      return .shadow(shadow)
    case .contentShadow(let shadow):
      return .contentShadow(
        ContentShadowCommand(
          contents: shadow.contents.map { $0.transformed(by: next) }, radius: shadow.radius,
          offset: shadow.offset, color: shadow.color,
          transform: shadow.transform.concatenating(next), blendMode: shadow.blendMode))
    case .image(var image):
      image.transform = image.transform.concatenating(next)
      return .image(image)
    case .glyphs(var glyphs):
      glyphs.transform = glyphs.transform.concatenating(next)
      return .glyphs(glyphs)
    case .pushClip(var clip):
      clip.transform = clip.transform.concatenating(next)
      return .pushClip(clip)
    case .popClip, .pushGroup, .popGroup: return self
    }
  }
}
