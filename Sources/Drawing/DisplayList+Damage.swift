// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension DisplayList {
  /// Rectangles of whole pixels outside of which this list gives the same picture as `old`, in the order
  /// of the commands that differ. None where both are equal; the whole canvas where the canvases differ.
  ///
  /// They are a little too large rather than too small. It costs a comparison of all commands and the
  /// bounds of those that differ. Many small ones are joined.
  public func damage(since old: DisplayList) -> [CGRect] {
    let canvas = CGRect(x: 0, y: 0, width: width, height: height)
    guard width == old.width, height == old.height else { return [canvas] }
    var damage = Damage(canvas: canvas)
    if commands.count == old.commands.count {
      let changed = Self.changes(commands, old.commands)
      if changed.allSatisfy({ commands[$0].isSameBracket(as: old.commands[$0]) }) {
        // Clips and groups are where they were: each command stands for itself.
        for index in changed {
          damage.add(commands[index], at: index, in: commands)
          damage.add(old.commands[index], at: index, in: old.commands)
        }
        return damage.rects
      }
    }
    let start = zip(commands, old.commands).prefix { $0 == $1 }.count
    let limit = min(commands.count, old.commands.count) - start
    let end = zip(commands.reversed().prefix(limit), old.commands.reversed().prefix(limit))
      .prefix { $0 == $1 }.count
    let ranges = [
      (commands, start..<commands.count - end), (old.commands, start..<old.commands.count - end),
    ]
    for (list, range) in ranges {
      for index in range { damage.add(list[index], at: index, in: list) }
    }
    // What is closed among the commands that differ was opened before: it may reach elsewhere now.
    for index in Set(ranges.flatMap { Self.pushes(of: $0.1, in: $0.0) }).sorted() {
      damage.add(commands[index], at: index, in: commands)
      damage.add(old.commands[index], at: index, in: old.commands)
    }
    return damage.rects
  }

  /// Where commands differ from as many others.
  ///
  /// Those whose bytes are equal are what was kept from one list to the next: to look at more of them would count
  /// the references to all that they hold.
  private static func changes(_ commands: [DrawCommand], _ others: [DrawCommand]) -> [Int] {
    commands.withUnsafeBytes { bytes in
      others.withUnsafeBytes { otherBytes in
        guard let first = bytes.baseAddress, let other = otherBytes.baseAddress else { return [] }
        return commands.indices.filter { index in
          let place = index * MemoryLayout<DrawCommand>.stride
          return memcmp(first + place, other + place, MemoryLayout<DrawCommand>.size) != 0
            && commands[index] != others[index]
        }
      }
    }
  }

  /// The pushes before `range` whose pops are in it.
  private static func pushes(of range: Range<Int>, in commands: [DrawCommand]) -> [Int] {
    var opened: [Int] = []
    var found: [Int] = []
    for index in 0..<range.upperBound {
      switch commands[index].bracket {
      case .push: opened.append(index)
      case .pop:
        let push = opened.removeLast()
        if index >= range.lowerBound, push < range.lowerBound { found.append(push) }
      case .none: break
      }
    }
    return found
  }
}

/// Collects rectangles that have changed.
private struct Damage {
  /// More are joined to one.
  private static let limit = 8

  let canvas: CGRect
  private(set) var rects: [CGRect] = []

  init(canvas: CGRect) { self.canvas = canvas }

  /// Adds what the command at `index` can change, with all that a push holds.
  mutating func add(_ command: DrawCommand, at index: Int, in commands: [DrawCommand]) {
    switch command {
    case .pushClip: add(command.bounds)
    case .pushGroup(let group):
      if group.blendMode.changesWhereSourceIsTransparent { return add(canvas) }
      var depth = 0
      for inner in commands[index...] {
        switch inner.bracket {
        case .push: depth += 1
        case .pop: depth -= 1
        case .none: add(inner.bounds)
        }
        if case .pushGroup(let group) = inner, group.blendMode.changesWhereSourceIsTransparent {
          return add(canvas)
        }
        if depth == 0 { return }
      }
    case .popClip, .popGroup: break
    default: add(command.bounds)
    }
  }

  private mutating func add(_ bounds: CGRect?) {
    guard var rect = bounds?.integral(within: canvas), !rect.isNull, !rect.isEmpty else { return }
    // What touches becomes one, until nothing touches.
    while let index = rects.firstIndex(where: { $0.intersects(rect) }) {
      rect = rect.union(rects.remove(at: index))
    }
    rects.append(rect)
    if rects.count > Self.limit {
      rects = [rects.dropFirst().reduce(rects[0]) { $0.union($1) }]
    }
  }
}

extension DrawCommand {
  fileprivate enum Bracket { case push, pop, none }

  fileprivate var bracket: Bracket {
    switch self {
    case .pushClip, .pushGroup: .push
    case .popClip, .popGroup: .pop
    case .fill, .stroke, .shadow, .contentShadow, .image, .glyphs: .none
    }
  }

  /// Whether both open the same, or close the same, or do neither.
  fileprivate func isSameBracket(as other: DrawCommand) -> Bool {
    switch (self, other) {
    case (.pushClip, .pushClip), (.pushGroup, .pushGroup), (.popClip, .popClip),
      (.popGroup, .popGroup):
      true
    default: bracket == .none && other.bracket == .none
    }
  }
}
