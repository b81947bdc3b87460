// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension StateProperty {
  /// The property as UIKit's descriptions print it: `on = YES`, `contentOffset: {0, 8}`.
  var uikitDescription: String {
    if case .point = value { return "\(name): \(value.uikitDescription)" }
    return "\(name) = \(value.uikitDescription)"
  }
}

extension StateProperty.Value {
  fileprivate var uikitDescription: String {
    switch self {
    case .flag(let flag): flag ? "YES" : "NO"
    case .number(let value): Graphics.number(value)
    case .text(let text): "'\(text)'"
    case .term(let term): term
    case .color(let color): "\(color)"
    case .image(let image): "\(image)"
    case .path(let path): "\(path)"
    case .point(let x, let y): "{\(Graphics.number(x)), \(Graphics.number(y))}"
    case .rect(let rect): rect.uikitDescription
    case .list(let values): "(\(values.map(\.uikitDescription).joined(separator: ", ")))"
    }
  }
}
