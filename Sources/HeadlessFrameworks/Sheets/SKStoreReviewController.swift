// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Asks people what they think of the app. Nobody is asked here, as mostly on iOS.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  /// Asks nobody.
  open class func requestReview() {}
  /// Asks nobody.
  open class func requestReview(in windowScene: UIWindowScene) {}
}
