// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A touch or another event. A headless run has none; views see it in the signature of `hitTest`.
open class UIEvent: NSObject {}
