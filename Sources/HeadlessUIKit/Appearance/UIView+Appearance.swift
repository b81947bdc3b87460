// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// Notes that a property was set, and not by the appearance.
  final func noteSet(_ property: AppearanceProperty) { appearanceMarks.note(property) }

  /// Notes that a property was set for a state, and not by the appearance.
  final func noteSet(_ property: AppearanceProperty, _ state: UIControl.State) {
    appearanceMarks.note(property, state: state.rawValue)
  }

  /// Notes that a property was set for a place, and not by the appearance.
  final func noteSet(_ property: AppearanceProperty, place: UInt) {
    appearanceMarks.note(property, state: place)
  }

  /// The appearance that the app of the view's window has set.
  final var appearanceRules: [AppearanceRule] { windowStorage?.appearances ?? [] }

  /// Takes the appearance that holds in the view's window.
  final func takeAppearance(_ rules: [AppearanceRule]) {
    guard !rules.isEmpty else { return }
    rules.apply(to: self, in: surroundings, traitCollection)
    didTakeAppearance()
  }

  /// Gives an item that this bar shows its look.
  final func giveAppearance(to item: UIBarItem) {
    let rules = appearanceRules
    guard !rules.isEmpty else { return }
    rules.apply(to: item, in: surroundings + [self], traitCollection)
  }

  /// The views and controllers around the view, the window first.
  private var surroundings: [AnyObject] {
    sequence(first: next) { $0?.next }.compactMap { $0 }.filter { $0 is any UIAppearanceContainer }
      .reversed()
  }
}
