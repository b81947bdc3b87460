// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The kind's name.
  public let rawValue: String
  /// Makes a kind of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a kind of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Pictures that move.
  public static let video = AVMediaType("vide")
  /// Sound.
  public static let audio = AVMediaType("soun")
  /// Text.
  public static let text = AVMediaType("text")
}

/// How a video fills its place.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The way's name.
  public let rawValue: String
  /// Makes a way of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// All of the video shows.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// The video fills the place.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// The video is stretched to its place.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A video or a sound. Nothing is read of it here: how long it is stays unknown.
open class AVAsset: NSObject, @unchecked Sendable {
  /// How long it is: not known.
  open var duration: CMTime { .indefinite }
  /// Whether it can be played: nothing here plays it.
  open var isPlayable: Bool { false }
  /// What it has of pictures and sounds: nothing is known.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  /// What it has of pictures and sounds: nothing is known.
  open var tracks: [AVAssetTrack] { [] }

  /// Makes an asset of nothing.
  public override init() {}

  /// Makes an asset of a place, which nothing is asked for. On iOS it is an ``AVURLAsset``.
  public convenience init(url URL: URL) { self.init(of: URL) }
  init(of url: URL?) {}

  /// Asks for values, which nobody gives.
  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (() -> Void)? = nil
  ) {}
}

/// A part of a video or a sound.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  /// The kind of the part.
  public let mediaType: AVMediaType
  /// The size of its pictures.
  public let naturalSize: CGSize
  /// How its pictures are turned.
  public let preferredTransform: CGAffineTransform

  init(_ type: AVMediaType) {
    mediaType = type
    naturalSize = .zero
    preferredTransform = .identity
  }
}

/// A video or a sound of a place.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The place.
  public let url: URL

  /// Makes an asset of a place, which nothing is asked for.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(of: URL)
  }
}
