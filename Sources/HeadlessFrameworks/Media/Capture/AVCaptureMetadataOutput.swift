// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

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
