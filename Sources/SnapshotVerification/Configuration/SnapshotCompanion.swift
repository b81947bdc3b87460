// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// A text that is kept beside a picture, so that a pull request shows what changed in words.
///
/// ```swift
/// @Suite(.snapshots(.companions([.viewTree, .accessibility]))) struct ProfileTests { ... }
/// ```
///
/// The picture `testStates.adult.png` has `testStates.adult.viewTree.txt` and
/// `testStates.adult.accessibility.txt` beside it; each is compared line by line, and differs or is
/// recorded by itself.
public enum SnapshotCompanion: String, Hashable, Sendable, CaseIterable {
  /// The laid-out tree of views as UIKit prints it.
  case viewTree
  /// The elements in the order in which VoiceOver reads them, see ``SpokenScreen/text``.
  case accessibility

  /// What the text says of a view that is laid out.
  func text(of view: UIView) -> String {
    switch self {
    case .viewTree: view.viewTree()
    case .accessibility: SpokenScreen(of: view).text
    }
  }
}
