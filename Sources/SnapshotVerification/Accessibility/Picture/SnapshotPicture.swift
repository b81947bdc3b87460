// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit

/// What a picture shows: a view, or a view with what is read of it.
///
/// ```swift
/// assertSnapshot(of: ProfileView(), as: .accessibilityImage, size: .fixed(320, 88))
/// withSnapshotConfiguration(.picture(.accessibilityImage)) { ... }
/// ```
public struct SnapshotPicture: Hashable, Sendable {
  /// How what is read is shown; `nil`: it is not.
  let accessibility: AccessibilityPictureStyle?

  /// The view alone.
  public static let view = SnapshotPicture(accessibility: nil)

  /// The view with the places of its elements, numbered in the order in which they are read, and
  /// beside it what is read for each.
  public static let accessibilityImage = accessibilityImage()

  /// The view with the places of its elements and what is read for each.
  ///
  /// - Parameters:
  ///   - showActivationPoints: When the point where an element is pressed is marked. The default is
  ///     where it is not the usual one.
  ///   - useMonochromeSnapshot: Whether the view is gray, so that the places stand out. The default
  ///     is true.
  ///   - markerColors: The colors of the places, one after the other and again from the first;
  ///     empty, the default, for eight that are easily told apart.
  ///   - showUserInputLabels: When it is said what people may call an element. The default is where
  ///     that is not its label.
  public static func accessibilityImage(
    showActivationPoints: AccessibilityDisplay = .whenOverridden,
    useMonochromeSnapshot: Bool = true, markerColors: [UIColor] = [],
    showUserInputLabels: AccessibilityDisplay = .whenOverridden
  ) -> SnapshotPicture {
    SnapshotPicture(
      accessibility: AccessibilityPictureStyle(
        activationPoints: showActivationPoints, isMonochrome: useMonochromeSnapshot,
        colors: markerColors.map { MarkerColor($0) }, inputLabels: showUserInputLabels))
  }

  /// The part of a reference's name that tells it from that of the view alone; `nil` for that.
  var name: String? { accessibility == nil ? nil : "accessibility" }
}

/// When something about an element is shown.
public enum AccessibilityDisplay: Hashable, Sendable {
  /// For each element.
  case always
  /// Where it is not what the element has by itself.
  case whenOverridden
  /// For none.
  case never
}

/// How a picture shows what is read.
struct AccessibilityPictureStyle: Hashable, Sendable {
  var activationPoints = AccessibilityDisplay.whenOverridden
  var isMonochrome = true
  var colors: [MarkerColor] = []
  var inputLabels = AccessibilityDisplay.whenOverridden

  func color(_ index: Int) -> UIColor {
    let colors = colors.isEmpty ? MarkerColor.standard : colors
    return colors[index % colors.count].color
  }

  func showsActivationPoint(of element: SpokenElement) -> Bool {
    activationPoints.shows(isOverridden: element.hasOwnActivationPoint)
  }

  func showsInputLabels(of element: SpokenElement) -> Bool {
    inputLabels.shows(isOverridden: element.hasOwnInputLabels) && !element.inputLabels.isEmpty
  }
}

extension AccessibilityDisplay {
  fileprivate func shows(isOverridden: Bool) -> Bool {
    switch self {
    case .always: true
    case .whenOverridden: isOverridden
    case .never: false
    }
  }
}

/// The color of a place.
struct MarkerColor: Hashable, Sendable {
  let value: Color

  init(_ value: Color) { self.value = value }

  /// A color in light appearance: markers are the same in both.
  init(_ color: UIColor) {
    let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    light.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    func byte(_ part: CGFloat) -> UInt8 { UInt8(max(0, min(255, (part * 255).rounded()))) }
    value = Color(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
  }

  var color: UIColor {
    UIColor(
      red: CGFloat(value.red) / 255, green: CGFloat(value.green) / 255,
      blue: CGFloat(value.blue) / 255, alpha: CGFloat(value.alpha) / 255)
  }

  /// White text on each of them has a contrast of at least 4.5:1, and neighbors differ in hue.
  static let standard: [MarkerColor] = [
    MarkerColor(Color(red: 0x0B, green: 0x5F, blue: 0xD8)),
    MarkerColor(Color(red: 0xC2, green: 0x18, blue: 0x6B)),
    MarkerColor(Color(red: 0x1B, green: 0x7A, blue: 0x3A)),
    MarkerColor(Color(red: 0xB5, green: 0x4A, blue: 0x00)),
    MarkerColor(Color(red: 0x6D, green: 0x3B, blue: 0xD1)),
    MarkerColor(Color(red: 0x00, green: 0x72, blue: 0x80)),
    MarkerColor(Color(red: 0xC6, green: 0x28, blue: 0x28)),
    MarkerColor(Color(red: 0x6B, green: 0x4F, blue: 0x2A)),
  ]
}
