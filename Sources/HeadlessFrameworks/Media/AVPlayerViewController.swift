// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Shows a video, with its buttons. Here it is a black view: videos are not drawn, which the record
/// of a picture says.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  /// What is played.
  open var player: AVPlayer?
  /// Whether buttons show. The default is true; none is drawn.
  open var showsPlaybackControls: Bool = true
  /// How the video fills its place. The default is that all of it shows.
  open var videoGravity: AVLayerVideoGravity = .resizeAspect
  /// Whether the video may go on in a small window. The default is true.
  open var allowsPictureInPicturePlayback: Bool = true
  /// Whether the screen is filled when the video begins. The default is false.
  open var entersFullScreenWhenPlaybackBegins: Bool = false
  /// Whether the screen is left when the video ends. The default is false.
  open var exitsFullScreenWhenPlaybackEnds: Bool = false
  /// Whether the system is told what is played. The default is true.
  open var updatesNowPlayingInfoCenter: Bool = true
  /// Whether there is a picture: never.
  open var isReadyForDisplay: Bool { false }
  /// Where the video shows: nowhere.
  open var videoBounds: CGRect { .zero }
  /// What lies between the video and its buttons.
  open private(set) lazy var contentOverlayView: UIView? = UIView()
  /// Hears what people do. Nothing calls it here.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?

  /// Makes the black view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    guard let overlay = contentOverlayView else { return }
    overlay.frame = view.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlay)
  }

  /// Says that the picture will be empty.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    RenderingEnvironment.report(
      "a \(type(of: self)) is black: videos and their buttons are not drawn", kind: .notDrawn)
  }
}

/// Hears what people do with a video. Nothing calls it here.
public protocol AVPlayerViewControllerDelegate: AnyObject {}
