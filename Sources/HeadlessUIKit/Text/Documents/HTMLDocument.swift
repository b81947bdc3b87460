// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// HTML as a text with attributes, as far as UIKit's labels and text views are given it:
/// paragraphs, headings, lists, links, bold, italic, underlined and struck text, and the colors,
/// sizes and weights of `style` and `font`. What else there is, such as pictures and tables, is
/// left out, which the snapshot's record notes.
///
/// The rules are those of WebKit's `HTMLConverter`: Times New Roman in 12 points, black; `<br>` is
/// a line separator in a paragraph and a line break elsewhere; blocks end with a line break.
struct HTMLDocument {
  private let base: URL?
  private var result = NSMutableAttributedString()
  private var styles = [HTMLStyle()]
  private var open: [String] = []
  private var lists: [(isOrdered: Bool, count: Int)] = []
  /// Whether spaces at the place where text comes next are dropped.
  private var isAtStart = true

  /// The text.
  var attributedText: NSAttributedString { result }

  init(_ html: String, base: URL?) {
    self.base = base
    var scanner = HTMLScanner(html)
    while let part = scanner.next() {
      switch part {
      case .text(let text): add(text)
      case .start(let name, let attributes): begin(name, attributes)
      case .end(let name): end(name)
      }
    }
  }

  private var style: HTMLStyle { styles[styles.count - 1] }

  // MARK: Text

  private mutating func add(_ text: String) {
    guard style.isShown else { return }
    var collapsed = ""
    for character in text {
      if character.isWhitespace, character != "\u{A0}" {
        if !isAtStart { collapsed.append(" ") }
        isAtStart = true
      } else {
        collapsed.append(character)
        isAtStart = false
      }
    }
    append(collapsed)
  }

  private mutating func append(_ text: String) {
    guard !text.isEmpty else { return }
    result.append(NSAttributedString(string: text, attributes: style.attributes))
  }

  /// Ends a line, unless one has just ended.
  private mutating func breakLine() {
    while result.string.hasSuffix(" ") {
      result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1))
    }
    if result.length > 0, !result.string.hasSuffix("\n") { append("\n") }
    isAtStart = true
  }

  // MARK: Tags

  private static let empty: Set<String> = [
    "br", "hr", "img", "meta", "link", "input", "wbr", "source", "col",
  ]
  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre",
    "section", "article", "header", "footer", "center",
  ]
  private static let ignored: Set<String> = [
    "html", "body", "span", "font", "head", "small", "big",
  ]

  private mutating func begin(_ name: String, _ attributes: [String: String]) {
    if name == "br" { return addBreak() }
    guard !Self.empty.contains(name) else { return note(name) }
    if Self.blocks.contains(name) { breakLine() }
    var style = style
    guard style.apply(name) || Self.blocks.contains(name) || Self.ignored.contains(name) else {
      note(name)
      styles.append(style)
      open.append(name)
      return
    }
    style.apply(attributes, base: base, isLink: name == "a")
    styles.append(style)
    open.append(name)
    if name == "ul" || name == "ol" { lists.append((name == "ol", 0)) }
    if name == "li" { addMarker() }
  }

  private mutating func addBreak() {
    append(open.contains(where: Self.blocks.contains) ? "\u{2028}" : "\n")
    isAtStart = true
  }

  private mutating func addMarker() {
    guard !lists.isEmpty else { return }
    lists[lists.count - 1].count += 1
    let list = lists[lists.count - 1]
    append(list.isOrdered ? "\t\(list.count).\t" : "\t\u{2022}\t")
    isAtStart = true
  }

  private mutating func end(_ name: String) {
    guard let index = open.lastIndex(of: name) else { return }
    for name in open[index...].reversed() {
      if Self.blocks.contains(name) { breakLine() }
      if name == "ul" || name == "ol" { lists.removeLast() }
    }
    open.removeLast(open.count - index)
    styles.removeLast(styles.count - 1 - index)
  }

  private func note(_ name: String) {
    guard !["meta", "link", "wbr", "title", "script", "style"].contains(name) else { return }
    RenderingEnvironment.report("<\(name)> of HTML is not drawn", kind: .notDrawn)
  }
}
