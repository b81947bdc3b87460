// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A place in a line that a tab leads to.
public struct TabStop: Hashable, Sendable {
  /// From the paragraph's leading edge, in points.
  public var location: CGFloat
  /// How the text between this tab and the next one stands at the place: from it, before it, or
  /// around it. Natural and justified are leading.
  public var alignment: TextAlignment

  /// Makes a stop.
  public init(_ location: CGFloat, alignment: TextAlignment = .natural) {
    self.location = location
    self.alignment = alignment
  }
}

extension Paragraph {
  /// Gives each tab among `items` its width.
  ///
  /// - Parameters:
  ///   - items: A line's items in logical order.
  ///   - start: Points from the leading edge to the first item.
  func placeTabs(_ items: inout [LineItem], from start: CGFloat) {
    var position = start
    for index in items.indices {
      if items[index].kind == .tab {
        let stop = nextTabStop(after: position)
        let text = items[(index + 1)...].prefix { $0.kind != .tab }.reduce(0) { $0 + $1.width }
        items[index].width = max(0, stop.location - position - partBefore(stop) * text)
      }
      position += items[index].width
    }
  }

  /// How much of a tab's text is before its stop, 0 to 1.
  private func partBefore(_ stop: TabStop) -> CGFloat {
    let isRightToLeft = baseLevel % 2 == 1
    return switch stop.alignment {
    case .natural, .justified: 0
    case .center: 0.5
    case .left: isRightToLeft ? 1 : 0
    case .right: isRightToLeft ? 0 : 1
    }
  }

  private func nextTabStop(after position: CGFloat) -> TabStop {
    // A stop that is nearer than a thousandth of a point is the one that the text stands at.
    let position = position + 0.001
    if let stop = style.tabStops.first(where: { $0.location > position }) { return stop }
    let last = style.tabStops.last?.location ?? 0
    guard style.defaultTabInterval > 0 else { return TabStop(position - 0.001) }
    let intervals = ((position - last) / style.defaultTabInterval).rounded(.down) + 1
    return TabStop(last + intervals * style.defaultTabInterval)
  }
}
