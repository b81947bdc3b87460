// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What is kept and changes no pixel here, or is reported where it would.
extension UIBarButtonItem {
  /// What stands for the item in a menu of those that do not fit. All fit here. The default is
  /// `nil`.
  public var menuRepresentation: UIMenuElement? {
    get { KeptValues.value(of: self, or: nil) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// Whether the symbol moves where the item is tapped or chosen. The default is false.
  public var isSymbolAnimationEnabled: Bool {
    get { KeptValues.value(of: self, or: false) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// Lets the symbol move. A picture shows it at rest, also one that is to disappear or to be
  /// scaled, which is reported.
  ///
  /// - Parameters:
  ///   - effect: How it moves.
  ///   - options: How often and how fast.
  ///   - animated: Whether it is seen to begin.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    guard effect is DisappearSymbolEffect || effect is ScaleSymbolEffect else { return }
    RenderingEnvironment.reportNotDrawn(
      "UIBarButtonItem.addSymbolEffect", "symbols neither disappear nor are they scaled")
  }

  /// Takes an effect away.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {}

  /// Takes all effects away.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  /// Shows another symbol, at once.
  ///
  /// - Parameters:
  ///   - image: The symbol.
  ///   - contentTransition: How it takes the place of the other one.
  ///   - options: How fast.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect,
    options: SymbolEffectOptions = .default
  ) { self.image = image }
}
