// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The frame that a view gets which is made from its type alone.
///
/// Views that are written for iOS place their subviews in `init(frame:)`, and who makes them for a
/// host writes `View()`. A host says the frame here, and the first `init()` of just that class takes
/// it; the subviews that the view makes meanwhile do not.
///
/// ```swift
/// let view = HostedFrame.$current.withValue(HostedFrame(frame, for: View.self)) { View() }
/// ```
public final class HostedFrame: Sendable {
  /// The frame for the view that is being made in this task; `nil` for none.
  @TaskLocal public static var current: HostedFrame?

  private let viewType: ObjectIdentifier
  private let frame: Mutex<CGRect?>

  /// Offers `frame`, in points, to the next view of exactly the class `viewType`.
  public init(_ frame: CGRect, for viewType: UIView.Type) {
    self.viewType = ObjectIdentifier(viewType)
    self.frame = Mutex(frame)
  }

  /// The frame for a view of class `type`, once; `nil` without a host that offers one.
  static func take(for type: UIView.Type) -> CGRect? {
    guard let current, current.viewType == ObjectIdentifier(type) else { return nil }
    return current.frame.withLock { frame in
      defer { frame = nil }
      return frame
    }
  }
}
