// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

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
}
