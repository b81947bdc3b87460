// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// What every view has. `description` prints these in UIKit's own order, see
  /// ``descriptionLine()``.
  @StatePropertyBuilder var generalStateProperties: [StateProperty] {
    StateProperty("hidden", flag: isHidden, default: false)
    // Of a hidden view nothing shows.
    if !isHidden {
      StateProperty("background", color: backgroundColor)
      layer.lookProperties
      StateProperty("alpha", number: alpha, default: 1)
      StateProperty("clips", flag: clipsToBounds, default: false)
      StateProperty("transform", term: transform, default: .identity)
      StateProperty(
        "semanticContentAttribute", term: semanticContentAttribute, default: .unspecified)
      // Of the view and not of the stack, so that it goes with the view to another place.
      StateProperty("customSpacing", number: (superview as? UIStackView)?.spacing(setAfter: self))
      StateProperty(
        "overrideUserInterfaceStyle", term: overrideUserInterfaceStyle, default: .unspecified)
      if setsTraits { StateProperty("traitOverrides", .list(traitOverrides.terms)) }
    }
  }

  /// The properties for one reader, with those that every view has.
  package func stateProperties(for reader: StateProperty.Readers) -> [StateProperty] {
    let general = generalStateProperties
    return (isHidden ? general : general + stateProperties).filter { $0.readers.contains(reader) }
  }
}
