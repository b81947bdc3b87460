// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

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
