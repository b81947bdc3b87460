// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension AppearanceProperty {
  static let selectedSegmentTintColor = AppearanceProperty(bit: 22)
  static let segmentTitleTextAttributes = AppearanceProperty(bit: 23)
  static let segmentDivider = AppearanceProperty(bit: 39)
  static let segmentContentPosition = AppearanceProperty(bit: 40)
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
  /// The picture behind segments in a state.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    record(.backgroundPicture, place: barMetrics.place(of: state), backgroundImage) {
      $0.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
  }

  /// The picture between two segments in these states.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    record(
      .segmentDivider, place: barMetrics.place(between: leftState, rightState), dividerImage
    ) {
      $0.setDividerImage(
        dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState,
        barMetrics: barMetrics)
    }
  }

  /// Moves the content of segments by points.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment,
    barMetrics: UIBarMetrics
  ) {
    record(
      .segmentContentPosition, place: barMetrics.place(of: leftCenterRightOrAlone), adjustment
    ) {
      $0.setContentPositionAdjustment(
        adjustment, forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics)
    }
  }
}

extension UIBarMetrics {
  /// Two neighbors in their states, as one number for marks.
  func place(between left: UIControl.State, _ right: UIControl.State) -> UInt {
    place(of: UIControl.State(rawValue: left.rawValue | right.rawValue << 16))
  }

  /// A kind of segment, as one number for marks.
  func place(of segment: UISegmentedControl.Segment) -> UInt {
    place(of: UIControl.State(rawValue: UInt(segment.rawValue)))
  }
}
