// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit

/// What the device and the user decide about a snapshot; whatever is `nil` is as the scope says.
///
/// The traits that are set make the variant's name, in a fixed order, so that a picture keeps its
/// name when others are added:
///
/// ```swift
/// SnapshotTraits.device(.iPhone13).with(.dark).with(.contentSize(.accessibilityLarge)).name
/// // "iPhone-13,dark,AX2"
/// ```
public struct SnapshotTraits: Hashable, Sendable {
  /// The device: the screen's size where the assertion gives none, its insets, idiom, size classes
  /// and scale.
  public var device: SnapshotDevice?
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle?
  /// How much contrast people ask for.
  public var accessibilityContrast: UIAccessibilityContrast?
  /// How large the user wants text.
  public var contentSizeCategory: UIContentSizeCategory?
  /// The direction in which text runs.
  public var layoutDirection: UIUserInterfaceLayoutDirection?
  /// Pixels per point.
  public var scale: CGFloat?
  /// The user's language, such as `de` or `pt-BR`.
  public var language: String?
  /// Which system's look is drawn.
  public var systemLook: SystemLook?

  /// Makes traits of which none is set.
  public init() {}

  /// A device.
  public static func device(_ device: SnapshotDevice) -> SnapshotTraits {
    var traits = SnapshotTraits()
    traits.device = device
    return traits
  }

  /// A content size category.
  public static func contentSize(_ category: UIContentSizeCategory) -> SnapshotTraits {
    var traits = SnapshotTraits()
    traits.contentSizeCategory = category
    return traits
  }

  /// A number of pixels per point.
  public static func scale(_ scale: CGFloat) -> SnapshotTraits {
    var traits = SnapshotTraits()
    traits.scale = scale
    return traits
  }

  /// A language, such as `de` or `pt-BR`: that of the texts that are looked up by their keys. Texts
  /// run from right to left in Arabic, Hebrew, Persian and Urdu, unless a direction is given.
  public static func language(_ language: String) -> SnapshotTraits {
    var traits = SnapshotTraits()
    traits.language = language
    return traits
  }

  /// A system's look, such as that of iOS 26.
  public static func look(_ look: SystemLook) -> SnapshotTraits {
    var traits = SnapshotTraits()
    traits.systemLook = look
    return traits
  }

  /// Light.
  public static let light = style(.light)
  /// Dark.
  public static let dark = style(.dark)
  /// More contrast.
  public static let highContrast = contrast(.high)
  /// From left to right.
  public static let leftToRight = direction(.leftToRight)
  /// From right to left.
  public static let rightToLeft = direction(.rightToLeft)

  private static func style(_ style: UIUserInterfaceStyle) -> SnapshotTraits {
    var traits = SnapshotTraits()
    traits.userInterfaceStyle = style
    return traits
  }

  private static func contrast(_ contrast: UIAccessibilityContrast) -> SnapshotTraits {
    var traits = SnapshotTraits()
    traits.accessibilityContrast = contrast
    return traits
  }

  private static func direction(_ direction: UIUserInterfaceLayoutDirection) -> SnapshotTraits {
    var traits = SnapshotTraits()
    traits.layoutDirection = direction
    return traits
  }

  /// These traits and those of `other`, which win.
  public func with(_ other: SnapshotTraits) -> SnapshotTraits {
    var traits = self
    traits.device = other.device ?? device
    traits.userInterfaceStyle = other.userInterfaceStyle ?? userInterfaceStyle
    traits.accessibilityContrast = other.accessibilityContrast ?? accessibilityContrast
    traits.contentSizeCategory = other.contentSizeCategory ?? contentSizeCategory
    traits.layoutDirection = other.layoutDirection ?? layoutDirection
    traits.scale = other.scale ?? scale
    traits.language = other.language ?? language
    traits.systemLook = other.systemLook ?? systemLook
    return traits
  }

  /// Each of these with each of those: the last axis changes fastest.
  ///
  /// ```swift
  /// SnapshotTraits.product([.device(.iPhoneSE), .device(.iPadPro11)], [.light, .dark])  // four
  /// ```
  public static func product(_ axes: [SnapshotTraits]...) -> [SnapshotTraits] {
    axes.reduce([SnapshotTraits()]) { combined, axis in
      combined.flatMap { first in axis.map { first.with($0) } }
    }
  }

  // MARK: Names

  /// The traits that are set, such as `iPhone-13,dark,AX2,rtl,3x`; `nil` where none is.
  public var name: String? {
    let parts = [
      device?.name, userInterfaceStyle.map { $0 == .dark ? "dark" : "light" },
      accessibilityContrast.map { $0 == .high ? "high-contrast" : "normal-contrast" },
      contentSizeCategory.map(Self.name),
      layoutDirection.map { $0 == .rightToLeft ? "rtl" : "ltr" },
      scale.map { "\(number($0))x" }, language, systemLook?.name,
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ",")
  }

  /// The category's usual short name: `XS` to `XXXL`, and `AX1` to `AX5` for those for
  /// accessibility.
  static func name(_ category: UIContentSizeCategory) -> String {
    let accessibility: [UIContentSizeCategory] = [
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    if let index = accessibility.firstIndex(of: category) { return "AX\(index + 1)" }
    return category.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
  }

  // MARK: Environment

  /// Pixels per point, as these traits or their device set it; `nil` where neither does.
  var displayScale: CGFloat? { scale ?? device?.scale }

  /// The environment with the traits that are set.
  func applied(to environment: RenderingEnvironment) -> RenderingEnvironment {
    var environment = environment
    if let device {
      environment.screenSize = device.size
      environment.safeAreaInsets = device.safeAreaInsets
      environment.userInterfaceIdiom = device.idiom
      environment.horizontalSizeClass = device.horizontalSizeClass
      environment.verticalSizeClass = device.verticalSizeClass
      environment.displayScale = device.scale
    }
    if let userInterfaceStyle { environment.userInterfaceStyle = userInterfaceStyle }
    if let accessibilityContrast { environment.accessibilityContrast = accessibilityContrast }
    if let contentSizeCategory { environment.preferredContentSizeCategory = contentSizeCategory }
    if let language {
      environment.language = language
      environment.layoutDirection = Self.direction(of: language)
    }
    if let layoutDirection { environment.layoutDirection = layoutDirection }
    if let scale { environment.displayScale = scale }
    if let systemLook { environment.systemLook = systemLook }
    return environment
  }

  private static func direction(of language: String) -> UIUserInterfaceLayoutDirection {
    let code = language.prefix { $0.isLetter }.lowercased()
    return ["ar", "he", "iw", "fa", "ur"].contains(code) ? .rightToLeft : .leftToRight
  }

  /// All traits of an environment in one line, for the reference.
  static func description(of environment: RenderingEnvironment) -> String {
    let insets = environment.safeAreaInsets
    var parts = [
      environment.userInterfaceStyle == .dark ? "dark" : "light",
      "content size \(name(environment.preferredContentSizeCategory))",
      environment.layoutDirection == .rightToLeft ? "right to left" : "left to right",
      environment.userInterfaceIdiom == .pad ? "pad" : "phone",
      "screen \(environment.screenSize.dimensions)",
    ]
    if let language = environment.language { parts.append("language \(language)") }
    if insets != .zero {
      let sides = [insets.top, insets.left, insets.bottom, insets.right].map(number)
      parts.append("safe area \(sides.joined(separator: " "))")
    }
    // A reference that names no look has that of iOS 18.
    if environment.systemLook != .iOS18 {
      parts.append("look of \(environment.systemLook.systemName)")
    }
    if environment.accessibilityContrast == .high { parts.append("high contrast") }
    return parts.joined(separator: ", ")
  }
}
