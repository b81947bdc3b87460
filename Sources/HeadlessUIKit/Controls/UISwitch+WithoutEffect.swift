// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What is kept and changes no pixel here, or is reported where it would.
extension UISwitch {
  /// What a switch looks like.
  public enum Style: Int, Sendable {
    /// What fits the device: on phones and tablets, a thumb that slides.
    case automatic = 0
    /// A box that is checked, which is there on a Mac alone.
    case checkbox = 1
    /// A thumb that slides.
    case sliding = 2
  }

  /// What it looks like: a thumb that slides.
  public var style: Style { .sliding }

  /// What it is to look like. On phones and tablets a thumb slides anyway. The default is
  /// `automatic`.
  public var preferredStyle: Style {
    get { KeptValues.value(of: self, or: .automatic) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// What stands beside a box that is checked, on a Mac alone. The default is `nil`.
  public var title: String? {
    get { KeptValues.value(of: self, or: nil) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// A picture for the switch that is on, which iOS does not show since version 7.
  public var onImage: UIImage? {
    get { KeptValues.value(of: self, or: nil) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// A picture for the switch that is off, which iOS does not show since version 7.
  public var offImage: UIImage? {
    get { KeptValues.value(of: self, or: nil) }
    set { KeptValues.keep(newValue, of: self) }
  }
}
