// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a screen has not here.
extension UIScreen {
  /// Whether the screen is made darker than it is by itself. The default is false.
  public var wantsSoftwareDimming: Bool {
    get { KeptValues.value(of: self, or: false) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// Whether what is shown is recorded: never.
  public var isCaptured: Bool { false }

  /// The screen that this one shows a copy of: none.
  public var mirrored: UIScreen? { nil }

  /// How much brighter than white colors may be at most: not at all.
  public var potentialEDRHeadroom: CGFloat { 1 }

  /// How much brighter than white colors may be now: not at all.
  public var currentEDRHeadroom: CGFloat { 1 }
}

extension UIDevice {
  /// Whether it is looked for something near. The default is false.
  public var isProximityMonitoringEnabled: Bool {
    get { KeptValues.value(of: self, or: false) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// Whether something is near: never.
  public var proximityState: Bool { false }
}

extension UIWindow {
  /// Whether the window becomes as large as its content, on a Mac. The default is false.
  public var canResizeToFitContent: Bool {
    get { KeptValues.value(of: self, or: false) }
    set { KeptValues.keep(newValue, of: self) }
  }
}

extension UIApplication {
  /// Which ways a window may be turned: all.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    .all
  }
}

extension UIViewPropertyAnimator {
  /// Whether views find touches where they are drawn meanwhile. The default is false.
  public var isManualHitTestingEnabled: Bool {
    get { KeptValues.value(of: self, or: false) }
    set { KeptValues.keep(newValue, of: self) }
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint is kept with its view. Nothing is archived here. The default is false.
  public var shouldBeArchived: Bool {
    get { KeptValues.value(of: self, or: false) }
    set { KeptValues.keep(newValue, of: self) }
  }
}

extension UITraitCollection {
  /// These traits as what a picture is chosen for.
  public var imageConfiguration: UIImage.Configuration {
    UIImage.Configuration(traitCollection: self)
  }
}

extension UIAction {
  /// Does what the action does.
  public func performWithSender(_ sender: Any?, target: Any?) {
    perform(from: sender.map { $0 as AnyObject } ?? self)
  }
}
