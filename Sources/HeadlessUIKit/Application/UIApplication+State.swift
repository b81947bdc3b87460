// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIApplication {
  /// What the app is doing.
  public enum State: Int, Sendable {
    /// It is on the screen and takes touches.
    case active = 0
    /// It is on the screen.
    case inactive = 1
    /// It is not on the screen.
    case background = 2
  }

  /// What the app is doing: it is active.
  public var applicationState: State { .active }

  /// The direction of the interface, that of the environment.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    RenderingEnvironment.current.layoutDirection
  }

  /// The rectangle that the status bar covers: as wide as the screen, as high as the safe area's
  /// top.
  public var statusBarFrame: CGRect {
    let environment = RenderingEnvironment.current
    return CGRect(
      x: 0, y: 0, width: environment.screenSize.width,
      height: max(environment.safeAreaInsets.top, environment.screenSafeAreaInsets.top))
  }

  /// Whether the screen has no status bar. Setting it changes nothing: no bar is drawn.
  public var isStatusBarHidden: Bool {
    get { statusBarFrame.isEmpty }
    set {}
  }

  /// What the status bar looks like. It is not drawn: setting it changes nothing.
  public var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set {}
  }

  /// Says what the status bar looks like, as before iOS 9. It is not drawn: this changes nothing.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

  /// Says whether there is a status bar, as before iOS 9. It is not drawn: this changes nothing.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

  /// The app under one of the names by which libraries find it that also serve extensions of apps:
  /// `"sharedApplication"` and `"shared"`.
  public static func value(forKey key: String) -> Any? {
    key == "sharedApplication" || key == "shared" ? shared : nil
  }

  /// Whether the class has a method: `sharedApplication` alone, for which libraries ask that also
  /// serve extensions of apps.
  public static func responds(to selector: Selector?) -> Bool {
    selector == Selector("sharedApplication")
  }

  /// The app, by the class's method `sharedApplication`; `nil` for another one.
  @discardableResult
  public static func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    responds(to: selector) ? .passUnretained(shared) : nil
  }

  /// The app under one of the names of ``value(forKey:)``.
  public static func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  /// Posted on iOS before the status bar changes its frame. Never posted here.
  public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Posted on iOS after the status bar has changed its frame. Never posted here.
  public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The key of an orientation in what a notification says.
  public static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
  /// The key of a status bar's frame in what a notification says.
  public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
  /// Posted on iOS before the interface turns. Never posted here.
  public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted on iOS after the interface has turned. Never posted here.
  public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")

  /// Posted on iOS when the app becomes active. Never posted here.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted on iOS before the app is no longer active. Never posted here.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted on iOS after the app has left the screen. Never posted here.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted on iOS before the app comes to the screen. Never posted here.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
}

extension UIContentSizeCategory {
  /// Posted on iOS when people choose another size of text. Never posted here: a snapshot has one.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// Under which the new size is in that notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIResponder {
  /// Posted on iOS before the keyboard comes. Never posted here.
  public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted on iOS after the keyboard has come. Never posted here.
  public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted on iOS before the keyboard goes. Never posted here.
  public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted on iOS after the keyboard has gone. Never posted here.
  public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted on iOS before the keyboard takes another place. Never posted here.
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted on iOS after the keyboard has taken another place. Never posted here.
  public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// Under which the rectangle of the keyboard at the beginning is in these notifications.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Under which is whether the keyboard belongs to this app.
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
  /// Under which the keyboard's rectangle is in these notifications.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// Under which the duration is in these notifications.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// Under which the curve is in these notifications.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

extension CGRect {
  /// Whether both rectangles are the same.
  public func equalTo(_ other: CGRect) -> Bool { self == other }
}
