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
