// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Joins texts as a sentence does, such as "a, b, and c", which Linux's Foundation does not have.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language. The default is the snapshot's, or else the machine's.
  open var locale: Locale! = .ofSnapshot
  /// Writes the items that are no texts; `nil`, the default, takes their descriptions.
  open var itemFormatter: Formatter?

  /// Makes a formatter.
  public override init() { super.init() }
  /// Fails: formatters are not read from archives.
  public required init?(coder: NSCoder) { nil }

  /// Texts in a row, in the snapshot's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().string(from: strings) ?? ""
  }

  /// Items in a row; `nil` where one of them cannot be written.
  open func string(from items: [Any]) -> String? {
    let texts = items.compactMap { item in
      itemFormatter.map { $0.string(for: item) } ?? "\(item)"
    }
    guard texts.count == items.count else { return nil }
    return texts.formatted(.list(type: .and, width: .standard).locale(locale))
  }

  /// Items in a row; `nil` for anything but an array.
  open override func string(for object: Any?) -> String? {
    (object as? [Any]).flatMap(string(from:))
  }
}
