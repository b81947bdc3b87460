// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension AppearanceProperty {
  static let toolbarShadow = AppearanceProperty(bit: 37)
}

extension UIAppearanceProxy where Target: UIToolbar {
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

  /// The look while content lies under the bar. It is copied.
  public var standardAppearance: UIToolbarAppearance {
    get { value(.noted(.standardAppearance, state: nil), \.standardAppearance) }
    nonmutating set {
      recordLook(.standardAppearance, newValue, \.standardAppearance)
    }
  }

  /// The look while none does; `nil` for the system's. It is copied.
  public var scrollEdgeAppearance: UIToolbarAppearance? {
    get { value(.noted(.scrollEdgeAppearance, state: nil), \.scrollEdgeAppearance) }
    nonmutating set {
      recordLook(.scrollEdgeAppearance, newValue, \.scrollEdgeAppearance)
    }
  }

  /// The picture of the background in bars of a shape; an empty one is no background. The position
  /// does not count.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    record(.backgroundPicture, place: UInt(barMetrics.rawValue), backgroundImage) {
      $0.setBackgroundImage(
        backgroundImage, forToolbarPosition: topOrBottom, barMetrics: barMetrics)
    }
  }

  /// The picture of the hairline, which counts beside one of the background. The position does not
  /// count.
  public func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    let key = AppearanceRule.Key.noted(.toolbarShadow, state: nil)
    AppearanceEntry(Target.self, scope, key).record(shadowImage, isUntouched: { _ in true }) {
      $0.setShadowImage(shadowImage, forToolbarPosition: topOrBottom)
    }
  }
}
