// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// How a control behaves, on a tablet or on a Mac.
public enum UIBehavioralStyle: UInt, Hashable, Sendable {
  /// As the system likes.
  case automatic = 0
  /// As on a tablet.
  case pad = 1
  /// As on a Mac.
  case mac = 2
}

extension UIButton {
  /// What a button is for.
  public enum Role: Int, Sendable {
    /// Nothing particular.
    case normal = 0
    /// What people will mostly do.
    case primary = 1
    /// To give up.
    case cancel = 2
    /// To delete something.
    case destructive = 3
  }

  /// How the button is to behave. The default is `automatic`.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { KeptValues.value(of: self, or: .automatic) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// Whether the button glows where it is touched, which it does not since iOS 15. The default is
  /// false.
  public var showsTouchWhenHighlighted: Bool {
    get { KeptValues.value(of: self, or: false) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// Where the first entry of the button's menu stands. The default is `automatic`.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { KeptValues.value(of: self, or: .automatic) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// How the button behaves: as on a tablet.
  public var behavioralStyle: UIBehavioralStyle { .pad }
}
