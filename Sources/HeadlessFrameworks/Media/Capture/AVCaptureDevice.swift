// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A camera or a microphone. There is none here, as in a simulator: the class methods give none,
/// and an app shows what it shows then.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  override init() {}

  /// A kind of camera or microphone.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The kind's name.
    public let rawValue: String
    /// Makes a kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "AVCaptureDeviceType" + name }
    /// A camera of a usual angle.
    public static let builtInWideAngleCamera = DeviceType("BuiltInWideAngleCamera")
    /// A camera of a wide angle.
    public static let builtInUltraWideCamera = DeviceType("BuiltInUltraWideCamera")
    /// A camera of a narrow angle.
    public static let builtInTelephotoCamera = DeviceType("BuiltInTelephotoCamera")
    /// Two cameras of a usual and a narrow angle.
    public static let builtInDualCamera = DeviceType("BuiltInDualCamera")
    /// Two cameras of a usual and a wide angle.
    public static let builtInDualWideCamera = DeviceType("BuiltInDualWideCamera")
    /// Three cameras.
    public static let builtInTripleCamera = DeviceType("BuiltInTripleCamera")
    /// The camera that sees depths.
    public static let builtInTrueDepthCamera = DeviceType("BuiltInTrueDepthCamera")
    /// The camera that measures depths.
    public static let builtInLiDARDepthCamera = DeviceType("BuiltInLiDARDepthCamera")
    /// A microphone.
    public static let builtInMicrophone = DeviceType("BuiltInMicrophone")
    /// A microphone, by its name of iOS 17.
    public static let microphone = DeviceType("Microphone")
    /// A camera at a cable.
    public static let external = DeviceType("External")
  }

  /// The side that a camera is on.
  public enum Position: Int, Sendable {
    /// No side.
    case unspecified = 0
    /// The side of the rear.
    case back = 1
    /// The side of the screen.
    case front = 2
  }

  /// When the torch is on.
  public enum TorchMode: Int, Sendable {
    /// Never.
    case off = 0
    /// Always.
    case on = 1
    /// In the dark.
    case auto = 2
  }

  /// When the flash is on.
  public enum FlashMode: Int, Sendable {
    /// Never.
    case off = 0
    /// Always.
    case on = 1
    /// In the dark.
    case auto = 2
  }

  /// How the camera finds its distance.
  public enum FocusMode: Int, Sendable {
    /// Not at all.
    case locked = 0
    /// Once.
    case autoFocus = 1
    /// Again and again.
    case continuousAutoFocus = 2
  }

  /// How the camera finds its light.
  public enum ExposureMode: Int, Sendable {
    /// Not at all.
    case locked = 0
    /// Once.
    case autoExpose = 1
    /// Again and again.
    case continuousAutoExposure = 2
    /// As the app says.
    case custom = 3
  }

  /// All devices of some kinds: none.
  open class DiscoverySession: NSObject {
    /// The devices.
    open var devices: [AVCaptureDevice] { [] }
    /// Looks for devices.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
  }

  /// The device for pictures or sounds: none.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// The device of a kind, for pictures or sounds: none.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  /// All devices: none.
  open class func devices() -> [AVCaptureDevice] { [] }
  /// All devices for pictures or sounds: none.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

  /// Whether the app may see or hear: nobody was asked.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .notDetermined
  }
  /// Asks nobody: the handler is told that the app may not.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { handler(false) }
  /// Asks nobody: the app may not.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  /// The side that it is on. The default is none.
  open var position: Position { .unspecified }
  /// Its kind.
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  /// What it is called.
  open var localizedName: String { "" }
  /// What it is known by.
  open var uniqueID: String { "" }
  /// Whether it has a torch.
  open var hasTorch: Bool { false }
  /// Whether the torch can be on.
  open var isTorchAvailable: Bool { false }
  /// Whether the torch is on.
  open var isTorchActive: Bool { torchMode == .on }
  /// Whether it has a flash.
  open var hasFlash: Bool { false }
  /// When the torch is on. The default is never.
  open var torchMode: TorchMode = .off
  /// How the distance is found.
  open var focusMode: FocusMode = .continuousAutoFocus
  /// How the light is found.
  open var exposureMode: ExposureMode = .continuousAutoExposure
  /// What is to be sharp, from 0 to 1.
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// What is to have the right light, from 0 to 1.
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// Whether a point can be told to be sharp.
  open var isFocusPointOfInterestSupported: Bool { false }
  /// Whether a point can be told to have the right light.
  open var isExposurePointOfInterestSupported: Bool { false }
  /// How many times larger than without it things are. The default is 1.
  open var videoZoomFactor: CGFloat = 1
  /// The least of ``videoZoomFactor``.
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// The most of ``videoZoomFactor``.
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  /// Whether the torch can be on so.
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  /// Whether the distance can be found so.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// Whether the light can be found so.
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  /// Whether it gives pictures or sounds: neither.
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  /// Turns the torch on.
  open func setTorchModeOn(level torchLevel: Float) throws { torchMode = .on }
  /// Begins to change it.
  open func lockForConfiguration() throws {}
  /// Ends to change it.
  open func unlockForConfiguration() {}
}

/// Whether an app may see or hear.
public enum AVAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined = 0
  /// Nobody can allow it.
  case restricted = 1
  /// It may not.
  case denied = 2
  /// It may.
  case authorized = 3
}
