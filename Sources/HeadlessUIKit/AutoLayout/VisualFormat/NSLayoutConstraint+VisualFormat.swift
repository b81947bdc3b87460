// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension NSLayoutConstraint {
  /// Makes constraints from a line that looks like the views that it describes.
  ///
  /// ```swift
  /// let constraints = NSLayoutConstraint.constraints(
  ///   withVisualFormat: "H:|-[name(>=80)]-gap-[value(==name@750)]-|", metrics: ["gap": 12],
  ///   views: ["name": name, "value": value])
  /// NSLayoutConstraint.activate(constraints)
  /// ```
  ///
  /// - `H:`, the default, is a row and `V:` a column.
  /// - `[name]` is a view or layout guide of `views`; a list in parentheses behind its name says
  ///   how wide, in a column how high, it is. `|` is the superview of its neighbor.
  /// - Between them: nothing for no distance, `-` for the standard one, `-12-` or `-gap-` for a
  ///   number of points or one of `metrics`, `-(>=8,<=20@750)-` for several conditions.
  /// - The standard distance of two views is 8 points; of a view and its superview it is the
  ///   superview's layout margin.
  ///
  /// The result stands in the order of the format, what aligns the views comes last. None is
  /// active.
  ///
  /// - Parameters:
  ///   - format: The line, in the grammar of Apple's "Auto Layout Guide: Visual Format Language".
  ///   - options: Alignments across the line, the direction in which it is read, and between what
  ///     distances are measured.
  ///   - metrics: Numbers for the names in the format.
  ///   - views: Views and layout guides for the names in brackets.
  /// - Precondition: The format can be read. The message shows the place where it cannot.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      var reader = VisualFormatReader(format, metrics: metrics ?? [:], views: views)
      return try reader.read().constraints(options)
    } catch {
      trap(error.message(format))
    }
  }
}

/// What is wrong with a visual format, and where.
struct VisualFormatError: Error {
  var reason: String
  /// The place in the format where reading stopped, in characters from its start.
  var position: Int

  /// The message in UIKit's form, which points at the place.
  func message(_ format: String) -> String {
    "Unable to parse constraint format: \n\(reason) \n\(format) \n"
      + String(repeating: " ", count: position) + "^"
  }
}
