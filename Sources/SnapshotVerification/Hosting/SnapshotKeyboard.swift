// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// The keyboard in a snapshot: a gray area at the lower edge, drawn over everything else.
///
/// ```swift
/// SnapshotContext<LoginView>(keyboardVisibility: { $0 == "typing" ? .defaultHeight : .hidden })
/// ```
public enum SnapshotKeyboard: Hashable, Sendable {
  /// No keyboard.
  case hidden
  /// As high as the system's on a device with a screen of the snapshot's size.
  case defaultHeight
  /// Of the given height, in points; at most as high as the screen.
  case customHeight(CGFloat)

  /// How much of a screen of the given size, in points, the keyboard covers.
  ///
  /// - Parameter screen: The screen's size as the device is held.
  public func height(on screen: CGSize) -> CGFloat {
    switch self {
    case .hidden: 0
    case .defaultHeight: SnapshotKeyboard.defaultHeight(on: screen)
    case .customHeight(let height): min(max(0, height), screen.height)
    }
  }

  /// The published table of Tempura's UI tests: by the screen's longer side, held upright and not.
  private static let heights: [(longestSide: CGFloat, portrait: CGFloat, landscape: CGFloat)] = [
    (667, 216, 171), (736, 226, 162), (812, 291, 171), (1023, 301, 171), (1193, 408, 320),
    (1365, 428, 340), (.infinity, 498, 403),
  ]

  private static func defaultHeight(on screen: CGSize) -> CGFloat {
    let longest = max(screen.width, screen.height).rounded(.down)
    guard let row = heights.first(where: { longest <= $0.longestSide }) else { return 0 }
    return screen.width > screen.height ? row.landscape : row.portrait
  }
}
