// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

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
