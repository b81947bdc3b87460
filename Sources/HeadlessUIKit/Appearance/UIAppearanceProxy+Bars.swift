// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIAppearanceProxy where Target: UINavigationBar {
  /// The color of the ground.
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
}

extension UIAppearanceProxy where Target: UITabBar {
  /// The color of the ground.
  public var barTintColor: UIColor? {
    get { value(.noted(.barTintColor, state: nil), \.barTintColor) }
    nonmutating set { record(.noted(.barTintColor, state: nil), newValue, \.barTintColor) }
  }

  /// Whether content lies under the bar.
  public var isTranslucent: Bool {
    get { value(.noted(.isTranslucent, state: nil), \.isTranslucent) }
    nonmutating set { record(.noted(.isTranslucent, state: nil), newValue, \.isTranslucent) }
  }

  /// The color of items that are not selected.
  public var unselectedItemTintColor: UIColor? {
    get { value(.noted(.unselectedItemTintColor, state: nil), \.unselectedItemTintColor) }
    nonmutating set {
      record(.noted(.unselectedItemTintColor, state: nil), newValue, \.unselectedItemTintColor)
    }
  }

  /// The look while content lies under the bar. It is copied.
  public var standardAppearance: UITabBarAppearance {
    get { value(.noted(.standardAppearance, state: nil), \.standardAppearance) }
    nonmutating set {
      recordLook(.standardAppearance, newValue, \.standardAppearance)
    }
  }

  /// The look while none does; `nil` for the system's. It is copied.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { value(.noted(.scrollEdgeAppearance, state: nil), \.scrollEdgeAppearance) }
    nonmutating set {
      recordLook(.scrollEdgeAppearance, newValue, \.scrollEdgeAppearance)
    }
  }
}

extension UIAppearanceProxy where Target: UIToolbar {
  /// The color of the ground.
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

extension UIBarItemAppearanceProxy {
  /// The attributes of titles in a state: `normal`, `highlighted`, `disabled` or `selected`.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    record(.itemTitleTextAttributes, state: state.rawValue, attributes) {
      $0.setTitleTextAttributes(attributes, for: state)
    }
  }
}

extension UIBarItemAppearanceProxy where Target: UIBarButtonItem {
  /// The color of titles and images.
  public var tintColor: UIColor? {
    get { value(.tintColor) }
    nonmutating set { record(.tintColor, newValue) { $0.tintColor = newValue } }
  }
}

extension UIBarItemAppearanceProxy where Target: UITabBarItem {
  /// The color of badges.
  public var badgeColor: UIColor? {
    get { value(.badgeColor) }
    nonmutating set { record(.badgeColor, newValue) { $0.badgeColor = newValue } }
  }
}
