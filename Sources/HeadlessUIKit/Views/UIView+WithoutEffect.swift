// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a view keeps and what changes no pixel here.
extension UIView {
  /// Whether the bounds are cleared before ``draw(_:)``. They always are. The default is true.
  public var clearsContextBeforeDrawing: Bool {
    get { KeptValues.value(of: self, or: true) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// How far the picture of the large content viewer is moved inwards. There is no viewer here. The
  /// default is zero.
  public var largeContentImageInsets: UIEdgeInsets {
    get { KeptValues.value(of: self, or: .zero) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// Brings traits that were overridden into effect. They always are.
  public func updateTraitsIfNeeded() {}

  /// The point of the bounds that ``center`` is the place of, from (0, 0) to (1, 1). The default is
  /// the middle.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
}

/// How a control behaves, on a tablet or on a Mac.
public enum UIBehavioralStyle: UInt, Hashable, Sendable {
  /// As the system likes.
  case automatic = 0
  /// As on a tablet.
  case pad = 1
  /// As on a Mac.
  case mac = 2
}

extension UIButton {
  /// How the button is to behave. The default is `automatic`.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { KeptValues.value(of: self, or: .automatic) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// Whether the button glows where it is touched, which it does not since iOS 15. The default is
  /// false.
  public var showsTouchWhenHighlighted: Bool {
    get { KeptValues.value(of: self, or: false) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// How the button behaves: as on a tablet.
  public var behavioralStyle: UIBehavioralStyle { .pad }
}

extension UISlider {
  /// How the slider is to behave. The default is `automatic`.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { KeptValues.value(of: self, or: .automatic) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// How the slider behaves: as on a tablet.
  public var behavioralStyle: UIBehavioralStyle { .pad }

  /// Sets the picture of the track below the thumb for a state. It is not drawn, which is reported.
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    keepTrack(image, state, "UISlider.setMinimumTrackImage(_:for:)")
  }

  /// Sets the picture of the track above the thumb for a state. It is not drawn, which is reported.
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    keepTrack(image, state, "UISlider.setMaximumTrackImage(_:for:)")
  }

  /// The picture of the track below the thumb for a state.
  public func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    track(state, "UISlider.setMinimumTrackImage(_:for:)")
  }

  /// The picture of the track above the thumb for a state.
  public func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    track(state, "UISlider.setMaximumTrackImage(_:for:)")
  }

  /// The picture of the track below the thumb.
  public var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }

  /// The picture of the track above the thumb.
  public var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  private func track(_ state: UIControl.State, _ member: String) -> UIImage? {
    let images = KeptValues.value(of: self, or: [UInt: UIImage](), member)
    return images[state.rawValue] ?? images[UIControl.State.normal.rawValue]
  }

  private func keepTrack(_ image: UIImage?, _ state: UIControl.State, _ member: String) {
    var images = KeptValues.value(of: self, or: [UInt: UIImage](), member)
    images[state.rawValue] = image
    KeptValues.keep(images, of: self, member)
    if image != nil {
      RenderingEnvironment.reportNotDrawn(member, "the track keeps its own look")
    }
  }
}
