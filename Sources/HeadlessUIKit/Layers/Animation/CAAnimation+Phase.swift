// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// An animation whose number of runs is not whole ends in the middle of one.

extension CAAnimation {
  /// The duration of a transaction that says none.
  private static let standardDuration: TimeInterval = 0.25

  /// How much of its change there is when it ends, before its pace is looked at: from 0, its start,
  /// to 1.
  final var endPhase: CGFloat {
    let length = duration == 0 ? CAAnimation.standardDuration : duration
    let cycle = autoreverses ? 2 * length : length
    let count = repeatDuration > 0 ? repeatDuration / cycle : Double(repeatCount)
    let part = count - count.rounded(.down)
    // A whole run ends at its end, and one that runs back at its start.
    guard part > 0 else { return autoreverses ? 0 : 1 }
    guard autoreverses else { return part }
    return part <= 0.5 ? 2 * part : 2 - 2 * part
  }

  /// Whether it ends in the middle of a run.
  final var endsWithin: Bool { endPhase > 0 && endPhase < 1 }
}

extension CAMediaTimingFunction {
  /// The share of the change at a share of the time, both from 0 to 1.
  final func share(at time: CGFloat) -> CGFloat {
    // The curve's x grows with its parameter: halving finds it, with the same steps on every
    // machine.
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if curve(middle, \.x) < time { low = middle } else { high = middle }
    }
    return curve((low + high) / 2, \.y)
  }

  private func curve(_ t: CGFloat, _ axis: KeyPath<ControlPoint, Float>) -> CGFloat {
    let (c1, c2) = (CGFloat(first[keyPath: axis]), CGFloat(second[keyPath: axis]))
    let rest = 1 - t
    return 3 * rest * rest * t * c1 + 3 * rest * t * t * c2 + t * t * t
  }
}

extension AnimatedValue {
  /// The value at a share of the way to another one of its kind; `nil` where nothing is known
  /// between.
  func interpolated(to other: AnimatedValue, at share: CGFloat) -> AnimatedValue? {
    switch (self, other) {
    case (.color(let a?), .color(let b?)): .color(AnimatedValue.mixed(a, b, share))
    case (.colors(let a?), .colors(let b?)) where a.count == b.count:
      .colors(zip(a, b).map { AnimatedValue.mixed($0, $1, share) })
    case (.numbers(let a?), .numbers(let b?)) where a.count == b.count:
      .numbers(zip(a, b).map { $0 + share * ($1 - $0) })
    default: other.adding(self, times: -1).flatMap { adding($0, times: share) }
    }
  }

  private static func mixed(_ a: CGColor, _ b: CGColor, _ share: CGFloat) -> CGColor {
    func parts(_ color: CGColor) -> [CGFloat] {
      let parts = color.components ?? []
      return parts.count == 2 ? [parts[0], parts[0], parts[0], parts[1]] : parts
    }
    let mixed = zip(parts(a), parts(b)).map { $0 + share * ($1 - $0) }
    return CGColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
  }
}
