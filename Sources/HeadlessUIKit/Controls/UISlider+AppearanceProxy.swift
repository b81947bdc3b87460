// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension AppearanceProperty {
  static let minimumTrackTintColor = AppearanceProperty(bit: 14)
  static let maximumTrackTintColor = AppearanceProperty(bit: 15)
  static let thumbImage = AppearanceProperty(bit: 16)
  static let minimumTrackImage = AppearanceProperty(bit: 41)
  static let maximumTrackImage = AppearanceProperty(bit: 42)
}

extension UIAppearanceProxy where Target: UISlider {
  /// The color of the track up to the thumb.
  public var minimumTrackTintColor: UIColor? {
    get { value(.noted(.minimumTrackTintColor, state: nil), \.minimumTrackTintColor) }
    nonmutating set {
      record(.noted(.minimumTrackTintColor, state: nil), newValue, \.minimumTrackTintColor)
    }
  }

  /// The color of the track behind the thumb.
  public var maximumTrackTintColor: UIColor? {
    get { value(.noted(.maximumTrackTintColor, state: nil), \.maximumTrackTintColor) }
    nonmutating set {
      record(.noted(.maximumTrackTintColor, state: nil), newValue, \.maximumTrackTintColor)
    }
  }

  /// The thumb's color.
  public var thumbTintColor: UIColor? {
    get { value(.noted(.thumbTintColor, state: nil), \.thumbTintColor) }
    nonmutating set { record(.noted(.thumbTintColor, state: nil), newValue, \.thumbTintColor) }
  }

  /// The picture of the thumb in a state.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    record(.thumbImage, state: state, image) { $0.setThumbImage(image, for: state) }
  }
  /// The picture of the track below the thumb in a state. It is not drawn, which is reported.
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    record(.minimumTrackImage, state: state, image) { $0.setMinimumTrackImage(image, for: state) }
  }

  /// The picture of the track above the thumb in a state. It is not drawn, which is reported.
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    record(.maximumTrackImage, state: state, image) { $0.setMaximumTrackImage(image, for: state) }
  }
}
