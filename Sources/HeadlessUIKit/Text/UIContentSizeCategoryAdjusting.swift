// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What can follow the size that the user wants text to have: labels, text fields, text views, and
/// views of an app that say so.
///
/// ```swift
/// for case let view as any UIContentSizeCategoryAdjusting in stack.arrangedSubviews {
///   view.adjustsFontForContentSizeCategory = true
/// }
/// ```
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font follows the size that the user wants text to have.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}
