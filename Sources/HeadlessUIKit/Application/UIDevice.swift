// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The device that the running task's ``RenderingEnvironment`` describes.
///
/// ```swift
/// let columns = UIDevice.current.userInterfaceIdiom == .pad ? 3 : 1
/// ```
open class UIDevice: NSObject, @unchecked Sendable {
  private static let shared = UIDevice()

  /// The device. It says what the environment of the asking task says.
  open class var current: UIDevice { shared }

  public override init() { super.init() }

  /// A phone or a tablet.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    RenderingEnvironment.current.userInterfaceIdiom
  }

  /// The kind of device: `iPad` for a tablet, otherwise `iPhone`.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The kind of device in the user's language, which is English here.
  open var localizedModel: String { model }

  /// The system: `iPadOS` on a tablet, otherwise `iOS`.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

  /// The version of the system whose look is drawn, such as 18.0: the one that the environment
  /// variable `SNAPSHOT_SYSTEM_VERSION` names, where it has that look.
  open var systemVersion: String { DeviceSystemVersion.of(.current) }

  /// The name of the device, which people may choose: that of the simulator which `SNAPSHOT_DEVICE`
  /// in the environment names, such as `iPhone 15`, otherwise that of its kind.
  open var name: String { ProcessInfo.processInfo.environment["SIMULATOR_DEVICE_NAME"] ?? model }

  /// A name of its own for the app's maker: always the same one.
  open var identifierForVendor: UUID? {
    UUID(uuidString: "00000000-0000-4000-8000-000000000000")
  }

  /// How the battery is charged, from 0 to 1: not known, -1.
  open var batteryLevel: Float { -1 }

  /// Whether it may say how the battery is charged. The default is false, and changes nothing.
  open var isBatteryMonitoringEnabled = false

  /// Whether the battery is being charged.
  public enum BatteryState: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// It is not.
    case unplugged = 1
    /// It is.
    case charging = 2
    /// It is charged.
    case full = 3
  }

  /// Whether the battery is being charged: not known.
  open var batteryState: BatteryState { .unknown }

  /// Posted on iOS when the battery's charge has changed. Never posted here.
  public class var batteryLevelDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  }
  /// Posted on iOS when charging begins or ends. Never posted here.
  public class var batteryStateDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceBatteryStateDidChangeNotification")
  }

  /// Whether several tasks may run: true.
  open var isMultitaskingSupported: Bool { true }

  /// Whether changes of how the device is held are told: never here.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }

  /// Does nothing: the device is held as it is.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// Does nothing: there is no keyboard that clicks.
  open func playInputClick() {}

  /// Posted on iOS when the device is held otherwise. Never posted here.
  public class var orientationDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceOrientationDidChangeNotification")
  }

  /// How the device is held: upright, or with its top at the left where the screen is wider than
  /// high.
  open var orientation: UIDeviceOrientation {
    let size = RenderingEnvironment.current.screenSize
    return size.width > size.height ? .landscapeLeft : .portrait
  }
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, with the top below.
  case portraitUpsideDown = 2
  /// On its side, with the top at the left.
  case landscapeLeft = 3
  /// On its side, with the top at the right.
  case landscapeRight = 4
  /// On its back.
  case faceUp = 5
  /// On its front.
  case faceDown = 6

  /// Whether the device stands upright, on either end.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies on one of its sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies on its back or front.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// What kind of device it is, as C code asks for it.
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
