// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension Snapshotting where Value == CGPath, Format == String {
  /// A path's elements, one line each, with one to three decimals.
  ///
  /// ```
  /// MoveTo (0.0, 0.0)
  /// QuadCurveTo (3.75, 86.25) (30.0, 90.0)
  /// ```
  public static var elementsDescription: Snapshotting {
    elements { number in
      // Rounded to thousandths, half away from zero, whatever the locale is.
      let thousandths = (number * 1000).rounded()
      var digits = String(format: "%.3f", thousandths == 0 ? 0 : thousandths / 1000)
      while digits.hasSuffix("0"), !digits.hasSuffix(".0") { digits.removeLast() }
      return digits
    }
  }

  /// A path's elements, one line each.
  ///
  /// - Parameter numberFormatter: Writes coordinates.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    elements { numberFormatter.string(from: NSNumber(value: Double($0))) ?? "\($0)" }
  }

  private static func elements(_ number: @escaping (CGFloat) -> String) -> Snapshotting {
    SimplySnapshotting.lines.pullback { path in
      var text = ""
      for step in path.steps {
        if step.name == "MoveTo", !text.isEmpty { text += "\n" }
        let points = step.points.map { "(\(number($0.x)), \(number($0.y)))" }
        // A contour's end has no points, and keeps the space after its name.
        text += step.name + " " + points.joined(separator: " ") + "\n"
      }
      return text
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// A path's elements, one line each, with one to three decimals.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback(\.cgPath)
  }

  /// A path's elements, one line each.
  ///
  /// - Parameter numberFormatter: Writes coordinates.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter)
      .pullback(\.cgPath)
  }
}
