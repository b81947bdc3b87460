// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension AppearanceProperty {
  static let titleTextAttributes = AppearanceProperty(bit: 4)
  static let largeTitleTextAttributes = AppearanceProperty(bit: 5)
  static let prefersLargeTitles = AppearanceProperty(bit: 8)
  static let titleVerticalPosition = AppearanceProperty(bit: 36)
}

extension UIAppearanceProxy where Target: UINavigationBar {
  /// The color of the background.
  public var barTintColor: UIColor? {
    get { value(.noted(.barTintColor, state: nil), \.barTintColor) }
    nonmutating set { record(.noted(.barTintColor, state: nil), newValue, \.barTintColor) }
  }

  /// Whether content lies under the bar.
  public var isTranslucent: Bool {
    get { value(.noted(.isTranslucent, state: nil), \.isTranslucent) }
    nonmutating set { record(.noted(.isTranslucent, state: nil), newValue, \.isTranslucent) }
  }

  /// Whether titles are large.
  public var prefersLargeTitles: Bool {
    get { value(.noted(.prefersLargeTitles, state: nil), \.prefersLargeTitles) }
    nonmutating set {
      record(.noted(.prefersLargeTitles, state: nil), newValue, \.prefersLargeTitles)
    }
  }

  /// The title's attributes.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { value(.noted(.titleTextAttributes, state: nil), \.titleTextAttributes) }
    nonmutating set {
      record(.noted(.titleTextAttributes, state: nil), newValue, \.titleTextAttributes)
    }
  }

  /// The large title's attributes.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { value(.noted(.largeTitleTextAttributes, state: nil), \.largeTitleTextAttributes) }
    nonmutating set {
      record(.noted(.largeTitleTextAttributes, state: nil), newValue, \.largeTitleTextAttributes)
    }
  }

  /// The look while content lies under the bar. It is copied.
  public var standardAppearance: UINavigationBarAppearance {
    get { value(.noted(.standardAppearance, state: nil), \.standardAppearance) }
    nonmutating set {
      recordLook(.standardAppearance, newValue, \.standardAppearance)
    }
  }

  /// The look while none does; `nil` for the system's. It is copied.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { value(.noted(.scrollEdgeAppearance, state: nil), \.scrollEdgeAppearance) }
    nonmutating set {
      recordLook(.scrollEdgeAppearance, newValue, \.scrollEdgeAppearance)
    }
  }

  /// The picture of the background in bars of a shape; an empty one is no background.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    record(.backgroundPicture, place: UInt(barMetrics.rawValue), backgroundImage) {
      $0.setBackgroundImage(backgroundImage, for: barMetrics)
    }
  }

  /// The picture of the background in bars of a shape; the position does not count.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }

  /// Moves titles down in bars of a shape, in points.
  public func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    record(.titleVerticalPosition, place: UInt(barMetrics.rawValue), adjustment) {
      $0.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
  }
}
