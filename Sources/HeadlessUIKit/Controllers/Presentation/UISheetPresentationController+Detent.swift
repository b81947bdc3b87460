// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What the height of a card may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the window.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the highest card, in points, without what the lower edge of the screen covers of
  /// it.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a card may rest.
  ///
  /// ```swift
  /// sheet.detents = [.custom { context in 0.3 * context.maximumDetentValue }, .large()]
  /// ```
  public final class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name's text.
      public let rawValue: String

      /// Makes a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Makes a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// Half of the highest card.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The highest card.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The detent's name.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// About half as high as the highest card: 0.56 of it, and 0.63 on screens of up to 568 points.
    /// It is left out where the height is compact.
    public static func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        let height = (context as? Context)?.containerHeight ?? context.maximumDetentValue
        return context.maximumDetentValue * SheetGeometry.medium(height: height)
      }
    }

    /// As high as can be: 10 points of what lies behind stick out at the top.
    public static func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// A height of one's own.
    ///
    /// - Parameters:
    ///   - identifier: The name; `nil`, the default, for one that no other detent has.
    ///   - resolver: Says the height in points, without what the lower edge of the screen covers;
    ///     at most `maximumDetentValue` counts. `nil` leaves the detent out.
    public static func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    /// The height in points; `nil` where the detent is left out.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }
  }

  private struct Context: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    let containerHeight: CGFloat
  }

  /// The height at which the card rests, without what the lower edge of the screen covers of it.
  func height(in geometry: SheetGeometry, _ traits: UITraitCollection) -> CGFloat {
    let heights = resolvedDetents(in: geometry, traits)
    let selected = heights.first { $0.identifier == selectedDetentIdentifier }
    let lowest = heights.min { $0.height < $1.height }
    return (selected ?? lowest)?.height ?? geometry.maximumHeight
  }

  /// Whether what lies behind is darkened while the card is that high.
  func dims(at height: CGFloat, in geometry: SheetGeometry, _ traits: UITraitCollection) -> Bool {
    guard geometry.isAttached, let largestUndimmedDetentIdentifier else { return true }
    let undimmed = resolvedDetents(in: geometry, traits)
      .first { $0.identifier == largestUndimmedDetentIdentifier }
    return height > undimmed?.height ?? -1
  }

  private func resolvedDetents(
    in geometry: SheetGeometry, _ traits: UITraitCollection
  ) -> [(identifier: Detent.Identifier, height: CGFloat)] {
    let context = Context(
      containerTraitCollection: traits, maximumDetentValue: geometry.maximumHeight,
      containerHeight: geometry.bounds.height)
    let scale = max(1, traits.displayScale)
    return detents.compactMap { detent in
      detent.resolvedValue(in: context).map { height in
        let whole = (height * scale).rounded() / scale
        return (detent.identifier, min(max(0, whole), geometry.maximumHeight))
      }
    }
  }
}
