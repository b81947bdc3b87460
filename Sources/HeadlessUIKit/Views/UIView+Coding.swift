// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Tests of `init?(coder:)` archive a view to get a coder.
extension UIView: NSCoding {}
