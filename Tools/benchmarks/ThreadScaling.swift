// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import RasterScenes
import Rasterizer

/// How many times as fast several threads draw a scene as one does.
///
/// Both take turns of a few milliseconds. Several threads need several processors, which on a shared machine are
/// seldom all free: they are looked at before, between and after, and the turns in which all were free are counted
/// apart. What the frames took has no say in which turns those are.
struct ThreadScaling {
  /// How many turns with free processors there are at least, if they come before ``longest``.
  private static let fewestTurns = 500
  /// How long a scene takes at most, in milliseconds.
  private static let longest = 60_000.0
  /// How long either draws in a turn, in milliseconds, and how many frames at least.
  private static let share = 1.0
  private static let fewestFrames = 5

  private let options: Options
  private let threadCount: Int

  init(_ options: Options) {
    self.options = options
    threadCount = max(2, options.threadCount)
  }

  func run() throws {
    let folder = URL(fileURLWithPath: options.folder)
    let resources = try SceneResources(folder: folder)
    print(
      TableRow.line([
        "scene", "1 thread", "\(threadCount) threads", "ratio", "free turns", "in all", "turns",
        "by fastest",
      ]))
    for name in Comparison(options).names {
      let file = folder.appendingPathComponent(name + ".json")
      let list = try SceneFile(contentsOf: file).displayList(resources).list
      print(TableRow.line([name] + (try turns(list)).cells))
    }
  }

  private func turns(_ list: DisplayList) throws -> Turns {
    let one = DisplayListPlayer()
    let many = DisplayListPlayer(threadCount: threadCount)
    let frame = try FrameTimes(one, list, count: 20).median
    _ = try FrameTimes(many, list, count: 20)
    let count = max(Self.fewestFrames, Int(Self.share / frame))
    let end = Clock.wall.milliseconds + Self.longest
    var turns = Turns(processors: ProcessorSpeed(count: threadCount))
    while turns.free.count < max(Self.fewestTurns, options.rounds), Clock.wall.milliseconds < end {
      let before = turns.processors.slowest()
      let first = try FrameTimes(one, list, count: count)
      let between = turns.processors.slowest()
      let second = try FrameTimes(many, list, count: count)
      let after = turns.processors.slowest()
      turns.all.append(Turn(one: first, many: second, slowest: max(before, between, after)))
    }
    return turns
  }
}

/// What one thread and several took, one right after the other.
private struct Turn {
  let one: FrameTimes
  let many: FrameTimes
  /// What ``ProcessorSpeed/slowest()`` gave, at most.
  let slowest: Double
}

private struct Turns {
  let processors: ProcessorSpeed
  var all: [Turn] = []
  /// Those in which all processors were free.
  var free: [Turn] { all.filter { processors.areFree($0.slowest) } }

  /// The middle times in turns with free processors, the middle of those turns' ratios, that of all turns, and the
  /// ratio of the fastest frames.
  var cells: [String] {
    let free = free
    return [
      TableRow.number(free.map(\.one.median).middle),
      TableRow.number(free.map(\.many.median).middle),
      TableRow.number(Self.ratio(free)), String(free.count),
      TableRow.number(Self.ratio(all)), String(all.count),
      TableRow.number(fastest),
    ]
  }

  /// The ratio of the fastest frames.
  private var fastest: Double? {
    guard let one = all.map(\.one.min).min(), let many = all.map(\.many.min).min() else {
      return nil
    }
    return one / many
  }

  private static func ratio(_ turns: [Turn]) -> Double? {
    turns.map { $0.one.median / $0.many.median }.middle
  }
}

/// The times of some frames in a row, in milliseconds.
private struct FrameTimes {
  let median: Double
  let min: Double

  /// Frames in which threads wake up and their processors' caches get warm, which do not count.
  private static let warmUpCount = 8

  init(_ player: DisplayListPlayer, _ list: DisplayList, count: Int) throws {
    for _ in 0..<Self.warmUpCount { _ = try player.play(list) }
    let times = try (0..<count).map { _ in
      try Measurement.milliseconds { _ = try player.play(list) }
    }
    .sorted()
    (median, min) = (times[count / 2], times[0])
  }
}
