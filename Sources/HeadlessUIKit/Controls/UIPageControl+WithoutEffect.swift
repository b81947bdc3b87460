// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What is kept and changes no pixel here.
extension UIPageControl {
  /// Whether people drag along the dots.
  public enum InteractionState: Int, Hashable, Sendable {
    /// Nobody does.
    case none = 0
    /// Page by page.
    case discrete = 1
    /// Quickly.
    case continuous = 2
  }

  /// Whether people may drag along the dots. The default is true.
  public var allowsContinuousInteraction: Bool {
    get { KeptValues.value(of: self, or: true) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// Whether people drag along the dots: nobody does.
  public var interactionState: InteractionState { .none }
}
