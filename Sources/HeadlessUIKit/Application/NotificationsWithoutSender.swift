// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Nothing of this happens here: what listens compiles, and hears nothing.

extension UIApplication {
  /// The clock was set, or a day began.
  public class var significantTimeChangeNotification: Notification.Name {
    Notification.Name("UIApplicationSignificantTimeChangeNotification")
  }
  /// The app has started.
  public class var didFinishLaunchingNotification: Notification.Name {
    Notification.Name("UIApplicationDidFinishLaunchingNotification")
  }
  /// Protected files can be read.
  public class var protectedDataDidBecomeAvailableNotification: Notification.Name {
    Notification.Name("UIApplicationProtectedDataDidBecomeAvailable")
  }
  /// Protected files are about not to be readable.
  public class var protectedDataWillBecomeUnavailableNotification: Notification.Name {
    Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  }
  /// Whether the app may fetch in the background has changed.
  public class var backgroundRefreshStatusDidChangeNotification: Notification.Name {
    Notification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  }
}

extension UIDevice {
  /// Something came near, or went away.
  public class var proximityStateDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceProximityStateDidChangeNotification")
  }
}

extension UIScreen {
  /// A screen was connected.
  public class var didConnectNotification: Notification.Name {
    Notification.Name("UIScreenDidConnectNotification")
  }
  /// A screen was disconnected.
  public class var didDisconnectNotification: Notification.Name {
    Notification.Name("UIScreenDidDisconnectNotification")
  }
  /// The screen became brighter or darker.
  public class var brightnessDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenBrightnessDidChangeNotification")
  }
  /// Whether the screen is recorded has changed.
  public class var capturedDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenCapturedDidChangeNotification")
  }
  /// The screen has another number of pixels.
  public class var modeDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenModeDidChangeNotification")
  }
}

extension UIPasteboard {
  /// The contents have changed.
  public class var changedNotification: Notification.Name {
    Notification.Name("UIPasteboardChangedNotification")
  }
}

extension UITableView {
  /// Other rows are selected.
  public class var selectionDidChangeNotification: Notification.Name {
    Notification.Name("UITableViewSelectionDidChangeNotification")
  }
}
