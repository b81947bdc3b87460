// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// The place of a video. It is empty, as one on iOS is until the first picture of the video comes.
open class AVPlayerLayer: CALayer {
  /// What is played. The record of a picture says that it does not show.
  open var player: AVPlayer? {
    didSet { sayThatItIsEmpty(for: player, Self.reason) }
  }
  /// How the video fills the place. The default is that all of it shows.
  open var videoGravity: AVLayerVideoGravity = .resizeAspect
  /// Whether there is a picture: never.
  open var isReadyForDisplay: Bool { false }
  /// Where the video shows: nowhere.
  open var videoRect: CGRect { .zero }

  /// Makes a layer without a player.
  public override init() { super.init() }
  /// Makes a copy of a layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    player = (layer as? AVPlayerLayer)?.player
  }
  /// Makes a layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    sayThatItIsEmpty(for: player, Self.reason)
  }
  /// Makes a layer of a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private static let reason = "videos are not drawn"
}
