// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What is told of the end of an effect.
@preconcurrency @MainActor
public struct UISymbolEffectCompletionContext {
  /// Whether it ran to its end: true.
  public let isFinished: Bool
  /// The effect.
  public let effect: (any SymbolEffect)?
  /// The new picture, where one took the place of another.
  public let contentTransition: (any ContentTransitionSymbolEffect)?
  /// The view.
  public let sender: Any?
}

/// Is called at the end of an effect, which is at once.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

extension UIImageView {
  /// Lets a symbol move. A picture shows the end: a symbol that disappears is not drawn until it
  /// appears or the effect is taken away, one that is scaled is reported, others rest as they are.
  ///
  /// - Parameters:
  ///   - effect: How it moves.
  ///   - options: How often and how fast.
  ///   - animated: Whether it is seen to begin.
  ///   - completion: Is called at the end, before the method returns.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    if effect is DisappearSymbolEffect { symbolHasDisappeared = true }
    if effect is AppearSymbolEffect { symbolHasDisappeared = false }
    if effect is ScaleSymbolEffect {
      RenderingEnvironment.report(
        "UIImageView.addSymbolEffect(.scale): symbols are not scaled", kind: .notDrawn)
    }
    completion?(
      UISymbolEffectCompletionContext(
        isFinished: true, effect: effect, contentTransition: nil, sender: self))
  }

  /// Takes an effect away: a symbol that has disappeared is drawn again.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    if effect is DisappearSymbolEffect { symbolHasDisappeared = false }
    completion?(
      UISymbolEffectCompletionContext(
        isFinished: true, effect: effect, contentTransition: nil, sender: self))
  }

  /// Takes all effects away.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) { symbolHasDisappeared = false }

  /// Shows another symbol, at once.
  ///
  /// - Parameters:
  ///   - image: The symbol.
  ///   - contentTransition: How it takes the place of the other one.
  ///   - options: How fast.
  ///   - completion: Is called at the end, before the method returns.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    completion?(
      UISymbolEffectCompletionContext(
        isFinished: true, effect: nil, contentTransition: contentTransition, sender: self))
  }
}
