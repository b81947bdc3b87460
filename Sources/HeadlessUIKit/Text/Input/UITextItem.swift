// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A part of a text view's text that people can touch: a link, an attachment or a marked part.
///
/// Nobody touches one in a picture; tests make one to call their delegate.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// What a part of text is.
  public enum Content {
    /// A link.
    case link(URL)
    /// An attachment.
    case textAttachment(NSTextAttachment)
    /// A part that was marked with a text.
    case tag(String)
  }

  /// What comes up with a menu.
  @preconcurrency @MainActor
  open class MenuConfiguration: NSObject {
    /// The menu.
    public let menu: UIMenu

    /// Makes one of a menu.
    public init(menu: UIMenu) {
      self.menu = menu
      super.init()
    }
  }

  /// What the part is.
  public let content: Content
  /// Where it is, in UTF-16 units.
  public let range: NSRange

  /// Makes a part, for tests of a delegate.
  public init(content: Content, range: NSRange) {
    (self.content, self.range) = (content, range)
    super.init()
  }
}
