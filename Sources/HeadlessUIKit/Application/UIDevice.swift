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

  private override init() { super.init() }

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
