// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// How much of the system's writing tools people get. There are none here.
public enum UIWritingToolsBehavior: Int, Hashable, Sendable {
  /// None.
  case none = -1
  /// As the system likes.
  case `default` = 0
  /// All, in the text.
  case complete = 1
  /// Those of a panel.
  case limited = 2
}

/// What a text field keeps and what changes no pixel here.
extension UITextField {
  /// Whether people may make text bold or the like. The default is false.
  public var allowsEditingTextAttributes: Bool {
    get { KeptValues.value(of: self, or: false) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// What is selected and how far text is scrolled, to be brought back. It is kept, and brings
  /// nothing back.
  public var interactionState: Any? {
    get { KeptValues.value(of: self, or: nil) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// How text looks that is being put together by an input method. There is none here.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { KeptValues.value(of: self, or: nil) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// How much of the writing tools people get. The default is `default`.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { KeptValues.value(of: self, or: .default) }
    set { KeptValues.keep(newValue, of: self) }
  }
}
