// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import SnapshotVerification

/// When something about an element is shown, by the name that AccessibilitySnapshot gives it.
public typealias AccessibilityContentDisplayMode = AccessibilityDisplay

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A view with the places of its elements in the order in which VoiceOver reads them, and what it
  /// reads.
  public static var accessibilityImage: Snapshotting { accessibilityImage() }

  /// A view with the places of its elements in the order in which VoiceOver reads them, and what it
  /// reads: the strategy of AccessibilitySnapshot.
  ///
  /// - Parameters:
  ///   - showActivationPoints: When the point where an element is pressed is marked.
  ///   - useMonochromeSnapshot: Whether the view is gray.
  ///   - drawHierarchyInKeyWindow: Draws the same: there is no other way of drawing here.
  ///   - markerColors: The colors of the places; empty for those of `SnapshotPicture`.
  ///   - showUserInputLabels: Whether it is said what people may call an element, where that is not
  ///     its label.
  ///   - shouldRunInHostApplication: Changes nothing: there is no host application here.
  ///   - precision: The share of the picture that must match, 0 to 1.
  ///   - perceptualPrecision: How much of each color must match, 0 to 1.
  public static func accessibilityImage(
    showActivationPoints: AccessibilityContentDisplayMode = .whenOverridden,
    useMonochromeSnapshot: Bool = true, drawHierarchyInKeyWindow: Bool = false,
    markerColors: [UIColor] = [], showUserInputLabels: Bool = true,
    shouldRunInHostApplication: Bool = true, precision: Float = 1, perceptualPrecision: Float = 1
  ) -> Snapshotting {
    let picture = SnapshotPicture.accessibilityImage(
      showActivationPoints: showActivationPoints, useMonochromeSnapshot: useMonochromeSnapshot,
      markerColors: markerColors,
      showUserInputLabels: showUserInputLabels ? .whenOverridden : .never)
    return SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision
    ).pullback { view in
      ViewStage(view: view, config: ViewImageConfig(size: view.frame.size))
        .picture(typeName: SnapshotSubject.typeName(type(of: view)), picture)
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A controller's view with the places of its elements in the order in which VoiceOver reads
  /// them, and what it reads.
  public static var accessibilityImage: Snapshotting { accessibilityImage() }

  /// A controller's view with the places of its elements in the order in which VoiceOver reads
  /// them, and what it reads: the strategy of AccessibilitySnapshot.
  ///
  /// - Parameters:
  ///   - showActivationPoints: When the point where an element is pressed is marked.
  ///   - useMonochromeSnapshot: Whether the view is gray.
  ///   - drawHierarchyInKeyWindow: Draws the same: there is no other way of drawing here.
  ///   - markerColors: The colors of the places; empty for those of `SnapshotPicture`.
  ///   - showUserInputLabels: Whether it is said what people may call an element, where that is not
  ///     its label.
  ///   - shouldRunInHostApplication: Changes nothing: there is no host application here.
  ///   - precision: The share of the picture that must match, 0 to 1.
  ///   - perceptualPrecision: How much of each color must match, 0 to 1.
  public static func accessibilityImage(
    showActivationPoints: AccessibilityContentDisplayMode = .whenOverridden,
    useMonochromeSnapshot: Bool = true, drawHierarchyInKeyWindow: Bool = false,
    markerColors: [UIColor] = [], showUserInputLabels: Bool = true,
    shouldRunInHostApplication: Bool = true, precision: Float = 1, perceptualPrecision: Float = 1
  ) -> Snapshotting {
    let picture = SnapshotPicture.accessibilityImage(
      showActivationPoints: showActivationPoints, useMonochromeSnapshot: useMonochromeSnapshot,
      markerColors: markerColors,
      showUserInputLabels: showUserInputLabels ? .whenOverridden : .never)
    return SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision
    ).pullback { controller in
      ViewStage(controller: controller, config: ViewImageConfig())
        .picture(typeName: SnapshotSubject.typeName(type(of: controller)), picture)
    }
  }
}
