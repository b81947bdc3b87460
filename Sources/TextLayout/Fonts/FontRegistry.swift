// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Synchronization

/// Faces that the program brought itself, for all libraries of the process.
final class FontRegistry: Sendable {
  /// Which faces are registered, and a number that changes with them.
  struct Contents {
    var faces: [FontFace] = []
    var generation = 0
  }

  static let shared = FontRegistry()

  private let state = Mutex(Contents())

  var contents: Contents { state.withLock { $0 } }

  /// Adds faces, each once, before those that are there.
  func register(_ faces: [FontFace]) {
    state.withLock { state in
      let new = faces.filter { !state.faces.contains($0) }
      guard !new.isEmpty else { return }
      state.faces = new + state.faces
      state.generation += 1
    }
  }

  /// Takes faces away.
  ///
  /// - Returns: Whether all were there.
  func unregister(_ faces: [FontFace]) -> Bool {
    state.withLock { state in
      let areThere = faces.allSatisfy(state.faces.contains)
      let rest = state.faces.filter { !faces.contains($0) }
      guard rest.count < state.faces.count else { return areThere }
      state.faces = rest
      state.generation += 1
      return areThere
    }
  }
}
