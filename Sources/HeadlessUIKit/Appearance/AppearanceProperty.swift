// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The properties for which views remember whether somebody has set them.
enum AppearanceProperty: UInt8 {
  // Views
  case tintColor, backgroundColor
  // Bars
  case barTintColor, isTranslucent, titleTextAttributes, largeTitleTextAttributes,
    standardAppearance
  case scrollEdgeAppearance, prefersLargeTitles, unselectedItemTintColor
  // Items of bars
  case itemTitleTextAttributes, badgeColor
  // Controls
  case onTintColor, thumbTintColor, minimumTrackTintColor, maximumTrackTintColor, thumbImage
  case progressTintColor, trackTintColor, pageIndicatorTintColor, currentPageIndicatorTintColor
  case color, selectedSegmentTintColor, segmentTitleTextAttributes
  case titleColor, backgroundImage, contentEdgeInsets
  // Texts and lists
  case font, textColor, separatorColor, separatorInset
}

/// Which properties somebody has set on an object itself, and not the appearance.
struct AppearanceMarks {
  private var properties: UInt64 = 0
  /// The states of a control for which a property was set, where it has them. Few objects need it.
  private var states: [StateMark]?
  /// Whether what is set now comes from the appearance or from the toolkit.
  var isPaused = false

  private struct StateMark: Equatable {
    var property: AppearanceProperty
    var state: UInt
  }

  mutating func note(_ property: AppearanceProperty) {
    if !isPaused { properties |= 1 << UInt64(property.rawValue) }
  }

  mutating func note(_ property: AppearanceProperty, state: UInt) {
    let mark = StateMark(property: property, state: state)
    if !isPaused, states?.contains(mark) != true { states = (states ?? []) + [mark] }
  }

  func contains(_ property: AppearanceProperty, state: UInt?) -> Bool {
    guard let state else { return properties & 1 << UInt64(property.rawValue) != 0 }
    return states?.contains(StateMark(property: property, state: state)) == true
  }
}

/// Views and items of bars, which take the appearance.
protocol AppearanceTaking: AnyObject {
  var appearanceMarks: AppearanceMarks { get set }
}

extension UIView: AppearanceTaking {}
extension UIBarItem: AppearanceTaking {}

extension AppearanceTaking {
  /// Runs `body`, whose settings are not the app's.
  func asToolkit(_ body: () -> Void) {
    let wasPaused = appearanceMarks.isPaused
    appearanceMarks.isPaused = true
    body()
    appearanceMarks.isPaused = wasPaused
  }
}
