// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension NSAttributedString {
  /// Makes a string of a value, with its attributes of UIKit's scope and its links.
  ///
  /// ```swift
  /// var title = AttributedString("New")
  /// title.font = .boldSystemFont(ofSize: 17)
  /// label.attributedText = NSAttributedString(title)
  /// ```
  public convenience init(_ attrStr: AttributedString) {
    self.init(attributedString: attrStr.uikitString(AttributeContainer()))
  }

  /// Makes a string of a value, with its attributes of UIKit's scope and its links, which are all
  /// that labels draw.
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    self.init(attrStr)
  }

  /// Makes a string of a value, with its attributes of UIKit's scope and its links, which are all
  /// that labels draw.
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: S.Type
  ) throws {
    self.init(attrStr)
  }
}

extension AttributedString {
  /// Makes a value of a string, with its attributes of UIKit's scope and its links.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let text = nsStr.string as NSString
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { values, range, _ in
      append(
        AttributedString(text.substring(with: range), attributes: AttributeContainer(values)))
    }
  }

  /// Makes a value of a string, with its attributes of UIKit's scope and its links.
  public init<S: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    self.init(nsStr)
  }

  /// Makes a value of a string, with its attributes of UIKit's scope and its links.
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
    self.init(nsStr)
  }
}
