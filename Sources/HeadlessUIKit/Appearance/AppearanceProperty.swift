// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A property of which views and items of bars remember whether it was set on themselves.
///
/// The ones of a single class stand beside it, in `Foo+AppearanceProxy.swift`.
struct AppearanceProperty: Hashable {
  /// The property's bit in ``AppearanceMarks``, from 0 to 63; no two properties have the same.
  let bit: UInt8
}

/// The properties that several classes have.
extension AppearanceProperty {
  static let barTintColor = AppearanceProperty(bit: 2)
  static let isTranslucent = AppearanceProperty(bit: 3)
  static let standardAppearance = AppearanceProperty(bit: 6)
  static let scrollEdgeAppearance = AppearanceProperty(bit: 7)
  static let thumbTintColor = AppearanceProperty(bit: 13)
  static let separatorInset = AppearanceProperty(bit: 30)
  static let backgroundPicture = AppearanceProperty(bit: 35)
}

/// Which properties were set on an object itself, and not by the appearance.
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
    if !isPaused { properties |= 1 << UInt64(property.bit) }
  }

  mutating func note(_ property: AppearanceProperty, state: UInt) {
    let mark = StateMark(property: property, state: state)
    if !isPaused, states?.contains(mark) != true { states = (states ?? []) + [mark] }
  }

  func contains(_ property: AppearanceProperty, state: UInt?) -> Bool {
    guard let state else { return properties & 1 << UInt64(property.bit) != 0 }
    return states?.contains(StateMark(property: property, state: state)) == true
  }
}

/// Views and items of bars, which take the appearance.
@preconcurrency @MainActor
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
