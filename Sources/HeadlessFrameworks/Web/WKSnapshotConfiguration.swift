// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Which part of a page a picture shows, and how large.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  /// The part of the view; the whole view, the default, where it is null.
  open var rect: CGRect = .null
  /// The picture's width in points; `nil`, the default, for that of the part.
  open var snapshotWidth: NSNumber?
  /// Whether what changed is waited for. The default is true.
  open var afterScreenUpdates: Bool = true

  /// Makes a configuration of the whole view.
  public override init() {}
}
