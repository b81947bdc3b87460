// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// A control that takes touches and is smaller than a fingertip.
struct SmallTargetLint: Lint {
  /// Apple's Human Interface Guidelines, "Buttons": at least 44x44 points.
  private static let minimum: CGFloat = 44

  func findings(in scene: LintScene) -> [LintFinding] {
    scene.elements.enumerated().compactMap { index, element in
      guard element.view is UIControl, element.isInteractive, !element.isDisabled,
        !element.frame.isEmpty, !isPart(index, scene), !hasSizeOfSystem(element),
        element.frame.width < Self.minimum || element.frame.height < Self.minimum
      else { return nil }
      return LintFinding(
        kind: .smallTarget, element: index,
        message: "it is \(element.frame.size.dimensions) points, and a target needs 44x44")
    }
  }

  /// Whether the system gives it its height: apps take it as it is.
  private func hasSizeOfSystem(_ element: LintScene.Element) -> Bool {
    switch element.view {
    case is UISwitch, is UIStepper, is UISlider, is UISegmentedControl, is UIPageControl: true
    default: element.isPartOfToolkit
    }
  }

  /// Whether a larger control around it takes its touches' place.
  private func isPart(_ index: Int, _ scene: LintScene) -> Bool {
    scene.chain(from: index).dropFirst().contains { $0.view is UIControl && $0.isInteractive }
  }
}
