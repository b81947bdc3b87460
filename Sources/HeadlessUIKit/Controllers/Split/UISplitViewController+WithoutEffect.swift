// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What is kept and changes no pixel here, or is reported where it would.
extension UISplitViewController {
  /// When the button that shows the columns is there.
  public enum DisplayModeButtonVisibility: Int, Hashable, Sendable {
    /// As the system likes.
    case automatic = 0
    /// Never.
    case never = 1
    /// Always.
    case always = 2
  }

  /// At which side the primary column is.
  public enum PrimaryEdge: Int, Hashable, Sendable {
    /// Where text starts.
    case leading = 0
    /// Where text ends.
    case trailing = 1
  }

  /// What the primary column stands on.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// What its controller has.
    case none = 0
    /// The translucent ground of a sidebar, on a Mac. On iOS it is as `none`.
    case sidebar = 1
  }

  /// What the primary column stands on. The default is `none`; only a Mac has another.
  public var primaryBackgroundStyle: BackgroundStyle {
    get { KeptValues.value(of: self, or: .none) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// When the button that shows the columns is there. The default is `automatic`.
  public var displayModeButtonVisibility: DisplayModeButtonVisibility {
    get { KeptValues.value(of: self, or: .automatic) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// Whether a button shows the secondary column alone. The default is false.
  public var showsSecondaryOnlyButton: Bool {
    get { KeptValues.value(of: self, or: false) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// At which side the primary column is. It is where text starts, and another side is reported.
  public var primaryEdge: PrimaryEdge {
    get { KeptValues.value(of: self, or: .leading) }
    set {
      KeptValues.keep(newValue, of: self)
      if newValue == .trailing {
        RenderingEnvironment.reportNotDrawn(
          "UISplitViewController.primaryEdge", "the primary column is where text starts")
      }
    }
  }
}
