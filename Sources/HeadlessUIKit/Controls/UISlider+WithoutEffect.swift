// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What is kept and changes no pixel here, or is reported where it would.
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
    noteSet(.minimumTrackImage, state)
    keepTrack(image, state, "UISlider.setMinimumTrackImage(_:for:)")
  }

  /// Sets the picture of the track above the thumb for a state. It is not drawn, which is reported.
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    noteSet(.maximumTrackImage, state)
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
