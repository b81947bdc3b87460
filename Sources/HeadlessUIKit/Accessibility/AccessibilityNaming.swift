// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What is no view and still says something to people who do not see it: a picture, an attachment
/// of a text, an action behind a row. On iOS these are members of every `NSObject`.
@preconcurrency @MainActor
public protocol AccessibilityNaming: AnyObject {}

extension AccessibilityNaming {
  private var attributes: AccessibilityAttributes {
    if let kept = objc_getAssociatedObject(self, AccessibilityAttributes.key)
      as? AccessibilityAttributes
    {
      return kept
    }
    let attributes = AccessibilityAttributes()
    objc_setAssociatedObject(
      self, AccessibilityAttributes.key, attributes, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return attributes
  }

  /// Whether the object is read as one thing. The default is false.
  public var isAccessibilityElement: Bool {
    get { attributes.isElement ?? false }
    set { attributes.isElement = newValue }
  }

  /// What is read for the object.
  public var accessibilityLabel: String? {
    get { attributes.label?.string }
    set { attributes.label = newValue.map { NSAttributedString(string: $0) } }
  }

  /// What is read for the object's value.
  public var accessibilityValue: String? {
    get { attributes.value?.string }
    set { attributes.value = newValue.map { NSAttributedString(string: $0) } }
  }

  /// What is read about using the object.
  public var accessibilityHint: String? {
    get { attributes.hint?.string }
    set { attributes.hint = newValue.map { NSAttributedString(string: $0) } }
  }

  /// What kind of thing the object is.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { attributes.traits ?? .none }
    set { attributes.traits = newValue }
  }

  /// The name that tests find the object by.
  public var accessibilityIdentifier: String? {
    get { attributes.identifier }
    set { attributes.identifier = newValue }
  }
}

extension AccessibilityAttributes {
  /// An address that nothing else has.
  nonisolated(unsafe) fileprivate static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

extension UIImage: AccessibilityNaming {}
extension NSTextAttachment: AccessibilityNaming {}
extension UIContextualAction: AccessibilityNaming {}
