// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Synchronization
import TextLayout

/// The faces that text was drawn with, in the order of their first use.
///
/// Letters that became paths or pictures count too: outlined ones, emoji, and the boxes of
/// ``TextRendering/blocksOfGlyphs``, which are as wide as the font's words.
///
/// ```swift
/// var environment = RenderingEnvironment.current
/// environment.drawnFaces = DrawnFaces()
/// RenderingEnvironment.$current.withValue(environment) { _ = view.displayList(scale: 2) }
/// print(environment.drawnFaces?.faces.map(\.name) ?? [])  // ["Inter Regular"]
/// ```
public final class DrawnFaces: Sendable {
  private let storage = Mutex<[FontFace]>([])

  /// Makes an empty collection.
  public init() {}

  /// The faces, each once. `FontFace.blocks`, which is no font of anybody's, is never among them.
  public var faces: [FontFace] { storage.withLock { $0 } }

  /// Adds a face, unless it is there already.
  func add(_ face: FontFace) {
    guard face !== FontFace.blocks else { return }
    storage.withLock { faces in
      if !faces.contains(where: { $0 === face }) { faces.append(face) }
    }
  }
}
