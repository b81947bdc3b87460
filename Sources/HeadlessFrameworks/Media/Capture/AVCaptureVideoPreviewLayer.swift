// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// The place of what a camera sees. It is empty, as it is in a simulator.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// What gives the pictures. The record of a picture says that they do not show.
  open var session: AVCaptureSession? {
    didSet { sayThatItIsEmpty(for: session, Self.reason) }
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
    sayThatItIsEmpty(for: session, Self.reason)
  }
  /// Makes a place of a session, before it has inputs.
  public convenience init(sessionWithNoConnection session: AVCaptureSession) {
    self.init(session: session)
  }
  /// Makes a layer of a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private static let reason = "there is no camera"

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
