// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

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
