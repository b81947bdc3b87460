// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIAppearanceProxy where Target: UISwitch {
  /// The color of the ground while the switch is on.
  public var onTintColor: UIColor? {
    get { value(.noted(.onTintColor, state: nil), \.onTintColor) }
    nonmutating set { record(.noted(.onTintColor, state: nil), newValue, \.onTintColor) }
  }

  /// The thumb's color.
  public var thumbTintColor: UIColor? {
    get { value(.noted(.thumbTintColor, state: nil), \.thumbTintColor) }
    nonmutating set { record(.noted(.thumbTintColor, state: nil), newValue, \.thumbTintColor) }
  }
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
}

extension UIAppearanceProxy where Target: UIProgressView {
  /// The color of what is done.
  public var progressTintColor: UIColor? {
    get { value(.noted(.progressTintColor, state: nil), \.progressTintColor) }
    nonmutating set {
      record(.noted(.progressTintColor, state: nil), newValue, \.progressTintColor)
    }
  }

  /// The color of what is left.
  public var trackTintColor: UIColor? {
    get { value(.noted(.trackTintColor, state: nil), \.trackTintColor) }
    nonmutating set { record(.noted(.trackTintColor, state: nil), newValue, \.trackTintColor) }
  }
}

extension UIAppearanceProxy where Target: UIPageControl {
  /// The color of the dots.
  public var pageIndicatorTintColor: UIColor? {
    get { value(.noted(.pageIndicatorTintColor, state: nil), \.pageIndicatorTintColor) }
    nonmutating set {
      record(.noted(.pageIndicatorTintColor, state: nil), newValue, \.pageIndicatorTintColor)
    }
  }

  /// The color of the current page's dot.
  public var currentPageIndicatorTintColor: UIColor? {
    get {
      value(.noted(.currentPageIndicatorTintColor, state: nil), \.currentPageIndicatorTintColor)
    }
    nonmutating set {
      record(
        .noted(.currentPageIndicatorTintColor, state: nil), newValue,
        \.currentPageIndicatorTintColor)
    }
  }
}

extension UIAppearanceProxy where Target: UIActivityIndicatorView {
  /// The color of the spokes.
  public var color: UIColor! {
    get { value(.noted(.color, state: nil), \.color) }
    nonmutating set { record(.noted(.color, state: nil), newValue, \.color) }
  }
}

extension UIAppearanceProxy where Target: UISegmentedControl {
  /// The color of the selected segment.
  public var selectedSegmentTintColor: UIColor? {
    get { value(.noted(.selectedSegmentTintColor, state: nil), \.selectedSegmentTintColor) }
    nonmutating set {
      record(.noted(.selectedSegmentTintColor, state: nil), newValue, \.selectedSegmentTintColor)
    }
  }

  /// The attributes of titles in a state.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    record(.segmentTitleTextAttributes, state: state, attributes) {
      $0.setTitleTextAttributes(attributes, for: state)
    }
  }
}

extension UIAppearanceProxy where Target: UIButton {
  /// The room around the content.
  public var contentEdgeInsets: UIEdgeInsets {
    get { value(.noted(.contentEdgeInsets, state: nil), \.contentEdgeInsets) }
    nonmutating set {
      record(.noted(.contentEdgeInsets, state: nil), newValue, \.contentEdgeInsets)
    }
  }

  /// The title's color in a state.
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    record(.titleColor, state: state, color) { $0.setTitleColor(color, for: state) }
  }

  /// The picture behind the content in a state.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    record(.backgroundImage, state: state, image) { $0.setBackgroundImage(image, for: state) }
  }
}
