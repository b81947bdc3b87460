// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

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
