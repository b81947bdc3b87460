// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A finger on the screen. A headless run has none; views see it in the signatures of their handlers.
open class UITouch: NSObject {}
