// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A symbol's name, taken apart: `xmark.circle.fill` is the base `xmark` in a circle, filled.
struct SymbolName: Hashable {
  enum Enclosure: String {
    case circle
    case square
  }

  var base: String
  var enclosure: Enclosure?
  var isFilled = false
  var isSlashed = false

  init(_ name: String) {
    var parts = name.split(separator: ".").map(String.init)
    if parts.count > 1, parts.last == "fill" {
      isFilled = true
      parts.removeLast()
    }
    if SymbolFigure.named(parts.joined(separator: ".")) == nil, parts.count > 1 {
      if parts.last == "slash" {
        isSlashed = true
        parts.removeLast()
      } else if let enclosure = parts.last.flatMap(Enclosure.init) {
        self.enclosure = enclosure
        parts.removeLast()
      }
    }
    base = parts.joined(separator: ".")
  }

  /// The base's form; `nil` where there is no drawing of it.
  var figure: SymbolFigure? { SymbolFigure.named(base) }
}
