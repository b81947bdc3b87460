// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension AppearanceProperty {
  static let barTitleOffset = AppearanceProperty(bit: 31)
  static let backTitleOffset = AppearanceProperty(bit: 32)
  static let backButtonPicture = AppearanceProperty(bit: 38)
}

extension UIBarItemAppearanceProxy where Target: UIBarButtonItem {
  /// The color of titles and images.
  public var tintColor: UIColor? {
    get { value(.tintColor) }
    nonmutating set { record(.tintColor, newValue) { $0.tintColor = newValue } }
  }

  /// Moves titles in bars of a shape, in points.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    record(.barTitleOffset, state: UInt(barMetrics.rawValue), adjustment) {
      $0.setTitlePositionAdjustment(adjustment, for: barMetrics)
    }
  }

  /// Moves titles of buttons back, in points.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    record(.backTitleOffset, state: UInt(barMetrics.rawValue), adjustment) {
      $0.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics)
    }
  }
  /// The picture behind buttons in a state, which is reported where it has a size.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    record(
      .backgroundPicture, state: barMetrics.place(of: state), backgroundImage
    ) { $0.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) }
  }

  /// The picture behind buttons in a state, where they have a style. The style does not count.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style,
    barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
  }

  /// The picture behind buttons back in a state, which is reported where it has a size.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    record(
      .backButtonPicture, state: barMetrics.place(of: state), backgroundImage
    ) { $0.setBackButtonBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) }
  }
}

extension UIBarMetrics {
  /// A state of a control in bars of a shape, as one number for marks.
  func place(of state: UIControl.State) -> UInt { state.rawValue | UInt(rawValue) << 32 }
}
