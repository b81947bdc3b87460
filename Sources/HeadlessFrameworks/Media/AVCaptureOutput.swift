// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Where pictures or sounds go.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  override init() {}
  /// What lies before it: there is no source.
  open var connections: [AVCaptureConnection] { [] }
  /// What lies before it: there is no source.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// Looks for codes in what a camera sees.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  /// Hears of what is found. Nothing calls it here.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// Where the delegate would be called.
  open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
  /// What is looked for. The default is nothing.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// What can be looked for: all kinds.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] {
    AVMetadataObject.ObjectType.all
  }
  /// The part of the pictures in which is looked, from 0 to 1. The default is all of them.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Makes an end.
  public override init() {}
  /// Says who hears of what is found.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {
    metadataObjectsDelegate = objectsDelegate
    metadataObjectsCallbackQueue = objectsCallbackQueue
  }
}

/// Hears of codes that a camera sees. Nothing calls it here; a test can.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Something is seen.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  /// Does nothing.
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// What a camera sees. There is none here.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  override init() {}

  /// A kind of code, face or body.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The kind's name.
    public let rawValue: String
    /// Makes a kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A code of squares.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// A small code of squares.
    public static let microQR = ObjectType(rawValue: "org.iso.MicroQR")
    /// A code of squares.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// A code of squares.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// A code of bars in rows.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// A code of bars, for goods.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// A short code of bars, for goods.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// A code of bars, for goods.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// A code of bars, for boxes.
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    /// A code of bars.
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    /// A code of bars.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// A code of bars with a digit that checks it.
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    /// A code of bars.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// A code of bars.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// A code of bars, for libraries.
    public static let codabar = ObjectType(rawValue: "org.iso.Codabar")
    /// A face.
    public static let face = ObjectType(rawValue: "face")

    static let all: [ObjectType] = [
      .qr, .microQR, .aztec, .dataMatrix, .pdf417, .ean13, .ean8, .upce, .itf14, .interleaved2of5,
      .code39, .code39Mod43, .code93, .code128, .codabar, .face,
    ]
  }

  /// What it is.
  open var type: ObjectType { ObjectType(rawValue: "") }
  /// Where it is in the picture, from 0 to 1.
  open var bounds: CGRect { .zero }
}

/// A code that a camera sees.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// What it says.
  open var stringValue: String? { nil }
  /// Its corners.
  open var corners: [CGPoint] { [] }
}

/// Takes photographs.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  /// Whether photographs are as large as they can be. The default is false.
  open var isHighResolutionCaptureEnabled: Bool = false
  /// The flashes that there are: none.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  /// How pictures can be written.
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [.jpeg] }
  /// Makes an end.
  public override init() {}
  /// Would take a photograph. There is no camera, and nobody is told.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {}
}

/// How a photograph is to be.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  /// How it is written.
  public let format: [String: Any]?
  /// When the flash is on. The default is never.
  open var flashMode: AVCaptureDevice.FlashMode = .off
  /// Whether it is as large as it can be. The default is false.
  open var isHighResolutionPhotoEnabled: Bool = false
  /// The formats of the small picture beside it: none.
  open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
  /// The format of the small picture beside it.
  open var previewPhotoFormat: [String: Any]?
  /// Makes settings of a photograph.
  public override init() { format = nil }
  /// Makes settings of a photograph that is written so.
  public init(format: [String: Any]?) { self.format = format }
}

/// A photograph. There is none here.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  override init() {}
  /// The picture as a file.
  open func fileDataRepresentation() -> Data? { nil }
  /// What is known about it.
  open var metadata: [String: Any] { [:] }
}

/// Hears of photographs. Nothing calls it here.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  /// A photograph is there, or was not to be.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
}

/// How pictures are written.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  /// The way's name.
  public let rawValue: String
  /// Makes a way of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Photographs.
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
  /// Photographs and videos, small.
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  /// Videos.
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
}

/// The key of how pictures are written.
public let AVVideoCodecKey = "AVVideoCodecKey"
