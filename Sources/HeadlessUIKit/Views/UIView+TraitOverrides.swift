// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

private let overridesKey = AssociatedStorage.Key<Traits>()

extension UIView {
  /// The traits that the view sets for itself and its subviews. The default specifies none.
  public var traitOverrides: UITraitOverrides {
    get {
      UITraitOverrides(traits: setsTraits ? associatedStorage[overridesKey] ?? Traits() : Traits())
    }
    set {
      setsTraits = newValue.traits != Traits()
      associatedStorage[overridesKey] = setsTraits ? newValue.traits : nil
      updateInherited()
    }
  }

  /// What the view and its controller set for it and its subviews, the outermost first; `nil` where
  /// nobody does.
  var ownTraits: Traits? {
    var own = (self as? UIWindow)?.traitsOfSubclass
    if let owningController { own = owningController.ownTraits }
    if setsTraits { own = (own ?? Traits()).overridden(by: traitOverrides.traits) }
    return own
  }
}

extension UIViewController {
  /// The traits that the controller sets for its view and what is in it. The default specifies
  /// none.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(traits: AssociatedStorage.storage(of: self)[overridesKey] ?? Traits()) }
    set {
      AssociatedStorage.storage(of: self)[overridesKey] = newValue.traits
      setsTraits = true
      viewStorage?.updateInherited()
    }
  }

  /// What the parent, the controller by ``traitOverrides``, and a subclass's own `traitCollection`
  /// say.
  fileprivate var ownTraits: Traits? {
    var own = traitsFromParent?.traits
    if setsTraits { own = (own ?? Traits()).overridden(by: traitOverrides.traits) }
    let traits = traitCollection
    if traits !== answeredTraits { own = (own ?? Traits()).overridden(by: traits.traits) }
    return own
  }
}
