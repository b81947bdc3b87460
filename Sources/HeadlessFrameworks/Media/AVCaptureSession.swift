// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Takes what cameras and microphones give to where an app wants it. It keeps what it is told;
/// there are no cameras, and nothing comes.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// How large pictures are.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a preset of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "AVCaptureSessionPreset" + name }
    /// Of photographs.
    public static let photo = Preset("Photo")
    /// Large.
    public static let high = Preset("High")
    /// Medium.
    public static let medium = Preset("Medium")
    /// Small.
    public static let low = Preset("Low")
    /// 352 x 288 pixels.
    public static let cif352x288 = Preset("352x288")
    /// 640 x 480 pixels.
    public static let vga640x480 = Preset("640x480")
    /// 1280 x 720 pixels.
    public static let hd1280x720 = Preset("1280x720")
    /// 1920 x 1080 pixels.
    public static let hd1920x1080 = Preset("1920x1080")
    /// 3840 x 2160 pixels.
    public static let hd4K3840x2160 = Preset("3840x2160")
    /// As its input says.
    public static let inputPriority = Preset("InputPriority")
  }

  /// Where pictures and sounds come from.
  open private(set) var inputs: [AVCaptureInput] = []
  /// Where they go.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// How large pictures are. The default is `high`.
  open var sessionPreset: Preset = .high
  /// Whether it was told to run.
  open private(set) var isRunning: Bool = false
  /// Whether another app has the camera: no.
  open var isInterrupted: Bool { false }
  /// Whether it sets up the app's sound. The default is true.
  open var usesApplicationAudioSession: Bool = true
  /// Whether it changes how the app's sound is set up. The default is true.
  open var automaticallyConfiguresApplicationAudioSession: Bool = true

  /// Makes a session without inputs.
  public override init() {}

  /// Whether pictures can be of that size.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// Whether a source can be added: if it is not there.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
  /// Adds a source.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Takes a source away.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Whether an end can be added: if it is not there.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
  /// Adds an end.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Takes an end away.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Begins several changes.
  open func beginConfiguration() {}
  /// Ends several changes.
  open func commitConfiguration() {}
  /// Notes that it runs. Nothing comes.
  open func startRunning() { isRunning = true }
  /// Notes that it does not run.
  open func stopRunning() { isRunning = false }
}

/// Where pictures or sounds come from.
open class AVCaptureInput: NSObject, @unchecked Sendable {
  override init() {}
}

/// A camera or a microphone as a source.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  /// The device.
  public let device: AVCaptureDevice
  /// Makes a source of a device, of which there is none here.
  public init(device: AVCaptureDevice) throws { self.device = device }
}

/// What lies between a source and an end.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
  /// How pictures stand. The default is `portrait`.
  open var videoOrientation: AVCaptureVideoOrientation = .portrait
  /// How far pictures are turned, in degrees.
  open var videoRotationAngle: CGFloat = 0
  /// Whether pictures are mirrored. The default is false.
  open var isVideoMirrored: Bool = false
  /// Whether pictures are mirrored where the camera is at the front. The default is true.
  open var automaticallyAdjustsVideoMirroring: Bool = true
  /// Whether anything goes through it. The default is true.
  open var isEnabled: Bool = true
  /// Whether pictures can be turned.
  open var isVideoOrientationSupported: Bool { true }
  /// Whether pictures can be mirrored.
  open var isVideoMirroringSupported: Bool { true }
  /// Whether pictures can be turned by an angle.
  open func isVideoRotationAngleSupported(_ angle: CGFloat) -> Bool { true }
}

/// How pictures stand.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// With the button on the right.
  case landscapeRight = 3
  /// With the button on the left.
  case landscapeLeft = 4
}

/// The place of what a camera sees. It is empty, as it is in a simulator.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// What gives the pictures. The record of a picture says that they do not show.
  open var session: AVCaptureSession? {
    didSet { sayThatItIsEmpty() }
  }
  /// How pictures fill the place. The default is that all of them shows.
  open var videoGravity: AVLayerVideoGravity = .resizeAspect
  /// What lies before the place, where there is a session.
  open var connection: AVCaptureConnection? { session == nil ? nil : ownConnection }
  private let ownConnection = AVCaptureConnection()

  /// Makes a place without a session.
  public override init() { super.init() }
  /// Makes a copy of a layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    session = (layer as? AVCaptureVideoPreviewLayer)?.session
  }
  /// Makes a place of a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
    sayThatItIsEmpty()
  }
  /// Makes a place of a session, before it has inputs.
  public convenience init(sessionWithNoConnection session: AVCaptureSession) {
    self.init(session: session)
  }
  /// Makes a layer of a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // No observer is called in an initializer.
  private func sayThatItIsEmpty() {
    guard session != nil else { return }
    RenderingEnvironment.report(
      "a \(type(of: self)) is empty: there is no camera", kind: .notDrawn)
  }

  /// A part of the place as a part of the pictures, from 0 to 1, as if these filled the place.
  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    let rect = rectInLayerCoordinates
    return CGRect(
      x: rect.minX / bounds.width, y: rect.minY / bounds.height,
      width: rect.width / bounds.width, height: rect.height / bounds.height)
  }
  /// A part of the pictures, from 0 to 1, as a part of the place, as if they filled it.
  open func layerRectConverted(fromMetadataOutputRect rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX * bounds.width, y: rect.minY * bounds.height,
      width: rect.width * bounds.width, height: rect.height * bounds.height)
  }
  /// A point of the place as one of the pictures, from 0 to 1, as if these filled the place.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    metadataOutputRectConverted(fromLayerRect: CGRect(origin: pointInLayer, size: .zero)).origin
  }
  /// What was seen, where it shows.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? {
    metadataObject
  }
}
