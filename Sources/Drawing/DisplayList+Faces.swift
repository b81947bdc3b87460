// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import TextLayout

extension DisplayList {
  /// The faces that glyphs are taken from, each once, in the order of their first use.
  ///
  /// A reference picture stands for their ``FontFace/digest``: another version of a font draws and
  /// measures text differently.
  public var faces: [FontFace] {
    var faces: [FontFace] = []
    collect(commands, into: &faces)
    return faces
  }

  private func collect(_ commands: [DrawCommand], into faces: inout [FontFace]) {
    for command in commands {
      switch command {
      case .glyphs(let command) where !faces.contains(where: { $0 === command.run.face }):
        if !faces.contains(command.run.face) { faces.append(command.run.face) }
      case .contentShadow(let shadow): collect(shadow.contents, into: &faces)
      default: break
      }
    }
  }
}
