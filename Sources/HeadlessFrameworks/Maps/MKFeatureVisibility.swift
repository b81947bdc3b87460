// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Whether a part of a map shows.
public enum MKFeatureVisibility: Int, Sendable {
  /// Where there is room.
  case adaptive = 0
  /// Never.
  case hidden = 1
  /// Always.
  case visible = 2
}
