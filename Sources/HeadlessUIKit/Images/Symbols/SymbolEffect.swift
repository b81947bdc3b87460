// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// How a symbol moves. A picture shows its end: see `UIImageView.addSymbolEffect(_:)`.
public protocol SymbolEffect: Hashable, Sendable {}
/// An effect that goes on until it is taken away.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect that ends by itself.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect with which a symbol comes or goes.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// An effect with which a symbol takes the place of another one.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// How often and how fast an effect runs. A picture shows its end: it is kept by nobody.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// Once, as fast as usual.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// A number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// A number of times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// Faster or slower; 1 is usual.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Faster or slower; 1 is usual.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// Again and again.
  public var repeating: SymbolEffectOptions { self }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { self }
}

/// It jumps once.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Upward.
  public var up: BounceSymbolEffect { self }
  /// Downward.
  public var down: BounceSymbolEffect { self }
  /// Part by part.
  public var byLayer: BounceSymbolEffect { self }
  /// All parts at once.
  public var wholeSymbol: BounceSymbolEffect { self }
}

/// Parts of it fade in and out.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Part by part.
  public var byLayer: PulseSymbolEffect { self }
  /// All parts at once.
  public var wholeSymbol: PulseSymbolEffect { self }
}

/// Its parts light up one after the other.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// One at a time.
  public var iterative: VariableColorSymbolEffect { self }
  /// Each stays lit.
  public var cumulative: VariableColorSymbolEffect { self }
  /// Back and forth.
  public var reversing: VariableColorSymbolEffect { self }
  /// From the start again.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// Others are hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  /// Others are dim.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  /// Part by part.
  public var byLayer: VariableColorSymbolEffect { self }
  /// All parts at once.
  public var wholeSymbol: VariableColorSymbolEffect { self }
}

/// It is shaken.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// To the left.
  public var left: WiggleSymbolEffect { self }
  /// To the right.
  public var right: WiggleSymbolEffect { self }
  /// Upward.
  public var up: WiggleSymbolEffect { self }
  /// Downward.
  public var down: WiggleSymbolEffect { self }
  /// As one reads.
  public var forward: WiggleSymbolEffect { self }
  /// Against that.
  public var backward: WiggleSymbolEffect { self }
  /// Around.
  public var clockwise: WiggleSymbolEffect { self }
  /// Around the other way.
  public var counterClockwise: WiggleSymbolEffect { self }
  /// Part by part.
  public var byLayer: WiggleSymbolEffect { self }
  /// All parts at once.
  public var wholeSymbol: WiggleSymbolEffect { self }
}

/// It grows and shrinks.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Its size alone.
  public var plain: BreatheSymbolEffect { self }
  /// Its opacity, too.
  public var pulse: BreatheSymbolEffect { self }
  /// Part by part.
  public var byLayer: BreatheSymbolEffect { self }
  /// All parts at once.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

/// It turns.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Around.
  public var clockwise: RotateSymbolEffect { self }
  /// Around the other way.
  public var counterClockwise: RotateSymbolEffect { self }
  /// Part by part.
  public var byLayer: RotateSymbolEffect { self }
  /// All parts at once.
  public var wholeSymbol: RotateSymbolEffect { self }
}

/// It is larger or smaller as long as the effect lasts.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  /// How much larger or smaller it is; `nil` for as the system likes.
  enum Size: Hashable { case larger, smaller }
  var size: Size?
  /// Larger.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(size: .larger) }
  /// Smaller.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(size: .smaller) }
  /// Part by part.
  public var byLayer: ScaleSymbolEffect { self }
  /// All parts at once.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

/// It comes to be seen.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// Upward.
  public var up: AppearSymbolEffect { self }
  /// Downward.
  public var down: AppearSymbolEffect { self }
  /// Part by part.
  public var byLayer: AppearSymbolEffect { self }
  /// All parts at once.
  public var wholeSymbol: AppearSymbolEffect { self }
}

/// It is not seen any more.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// Upward.
  public var up: DisappearSymbolEffect { self }
  /// Downward.
  public var down: DisappearSymbolEffect { self }
  /// Part by part.
  public var byLayer: DisappearSymbolEffect { self }
  /// All parts at once.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

/// It takes the place of another one.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  /// The old one goes down, the new one up.
  public var downUp: ReplaceSymbolEffect { self }
  /// Both go up.
  public var upUp: ReplaceSymbolEffect { self }
  /// The old one goes at once.
  public var offUp: ReplaceSymbolEffect { self }
  /// Part by part.
  public var byLayer: ReplaceSymbolEffect { self }
  /// All parts at once.
  public var wholeSymbol: ReplaceSymbolEffect { self }
}

/// As the system likes.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect {
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// It jumps once.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Parts of it fade in and out.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Its parts light up one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// It is shaken.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// It grows and shrinks.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// It turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// It is larger or smaller as long as the effect lasts.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// It comes to be seen.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// It is not seen any more.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// It takes the place of another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// As the system likes.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
