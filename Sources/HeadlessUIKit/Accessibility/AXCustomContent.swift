// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Something about an object that people hear when they ask for more.
///
/// ```swift
/// let weight = AXCustomContent(label: "Weight", value: "4 kg")
/// weight.importance = .high
/// ```
@preconcurrency @MainActor
open class AXCustomContent: NSObject {
  /// When it is read.
  public enum Importance: UInt, Sendable {
    /// When people ask for it.
    case `default` = 0
    /// With the object.
    case high = 1
  }

  /// What the value is about.
  public final let attributedLabel: NSAttributedString
  /// The value.
  public final let attributedValue: NSAttributedString
  /// When it is read. The default is when people ask for it.
  open var importance = Importance.default

  /// Makes content of plain texts.
  public init(label: String, value: String) {
    attributedLabel = NSAttributedString(string: label)
    attributedValue = NSAttributedString(string: value)
    super.init()
  }

  /// Makes content of texts that say how they are spoken.
  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString)
  {
    attributedLabel = label
    attributedValue = value
    super.init()
  }

  /// What the value is about.
  open var label: String { attributedLabel.string }
  /// The value.
  open var value: String { attributedValue.string }
}

/// An object with more to hear than its label.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: AXOptionalCustomContent {
  /// What there is to hear.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
  /// Says what there is to hear; it precedes ``accessibilityCustomContent``. The default is `nil`.
  @_disfavoredOverload
  var accessibilityCustomContentBlock: (() -> [AXCustomContent]?)? { get }
}

extension AXCustomContentProvider {
  /// None; a class that has one declares it.
  @_disfavoredOverload
  public var accessibilityCustomContentBlock: (() -> [AXCustomContent]?)? { nil }
}

/// Reads what an object need not have as iOS reads it.
@preconcurrency @MainActor
public protocol AXOptionalCustomContent: AnyObject {}

extension AXOptionalCustomContent {
  /// The block as it is read of an object that need not have such a property: an optional of an
  /// optional. Here all providers have it.
  public var accessibilityCustomContentBlock: (() -> [AXCustomContent]?)?? {
    (self as? any AXCustomContentProvider).map { provider in
      let block: (() -> [AXCustomContent]?)? = provider.accessibilityCustomContentBlock
      return block
    }
  }
}
