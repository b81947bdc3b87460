// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// The screen that a controller is shown on: its size, what covers its edges, its traits.
///
/// ```swift
/// assertSnapshot(of: controller, as: .image(on: .iPhone13(.landscape)))
/// ```
public struct ViewImageConfig: Sendable {
  /// How a phone or a tablet is held.
  public enum Orientation: Sendable {
    /// On its side.
    case landscape
    /// Upright.
    case portrait
  }

  /// How a tablet is held, and how much of it the app has.
  public enum TabletOrientation: Sendable {
    /// How much of an upright tablet the app has.
    public enum PortraitSplits: Sendable {
      /// A third.
      case oneThird
      /// Two thirds.
      case twoThirds
      /// All.
      case full
    }

    /// How much of a tablet on its side the app has.
    public enum LandscapeSplits: Sendable {
      /// A third.
      case oneThird
      /// A half.
      case oneHalf
      /// Two thirds.
      case twoThirds
      /// All.
      case full
    }

    /// On its side.
    case landscape(splitView: LandscapeSplits)
    /// Upright.
    case portrait(splitView: PortraitSplits)
  }

  /// What covers the edges, in points.
  public var safeArea: UIEdgeInsets
  /// The size in points; `nil`: the one that the view has.
  public var size: CGSize?
  /// The traits.
  public var traits: UITraitCollection

  /// Makes a screen.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  /// The screen with another size, where there is one, and more traits.
  func with(size: CGSize?, traits: UITraitCollection) -> ViewImageConfig {
    ViewImageConfig(
      safeArea: safeArea, size: size ?? self.size,
      traits: UITraitCollection(traitsFrom: [self.traits, traits]))
  }
}
