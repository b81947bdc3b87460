// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import RasterScenes
import Rasterizer

/// Times a list of which one row has changed: all of it, the part, and the part found by comparing the
/// commands.
struct DamageMeasurement {
  /// The part painted again is not what a full picture shows there.
  struct Difference: Error {
    var scene: String
  }

  private let options: Options

  init(_ options: Options) { self.options = options }

  func run() throws {
    let folder = URL(fileURLWithPath: options.folder)
    let resources = try SceneResources(folder: folder)
    for name in ["s2@3x", "s2@1x"] {
      let file = folder.appendingPathComponent(name + ".json")
      let before = try SceneFile(contentsOf: file).displayList(resources).list
      try measure(name, before, Self.withChangedText(before))
    }
  }

  private func measure(_ name: String, _ before: DisplayList, _ after: DisplayList) throws {
    let player = DisplayListPlayer(threadCount: options.threadCount)
    let damage = after.damage(since: before)
    let lists = [after, before]
    var bitmap = try player.play(before)
    for list in lists {
      try player.update(&bitmap, with: list, in: damage)
      guard try bitmap == player.play(list) else { throw Difference(scene: name) }
    }
    // Each by itself, as a program does that paints one picture after the other.
    let times = try [
      Self.times { _ = try player.play(lists[$0 % 2]) },
      Self.times { try player.update(&bitmap, with: lists[$0 % 2], in: damage) },
      Self.times {
        let (list, other) = (lists[$0 % 2], lists[($0 + 1) % 2])
        try player.update(&bitmap, with: list, in: list.damage(since: other))
      },
    ]
    let medians = times.map { $0.sorted()[$0.count / 2] }
    let parts = medians.dropFirst().map {
      String(format: "%.3f ms (%.1f %%)", $0, $0 / medians[0] * 100)
    }
    print(
      "\(name): full \(String(format: "%.3f", medians[0])) ms, one row \(parts[0]), "
        + "found and painted \(parts[1]); damage \(damage)")
  }

  private static func times(_ body: (Int) throws -> Void) rethrows -> [Double] {
    try (0..<400).map { round in try Measurement.milliseconds { try body(round) } }
  }

  /// The list with one run of glyphs in another color, as after a row's label was highlighted.
  private static func withChangedText(_ list: DisplayList) -> DisplayList {
    var commands = list.commands
    let runs = commands.indices.filter { if case .glyphs = commands[$0] { true } else { false } }
    let index = runs[runs.count / 2]
    if case .glyphs(var glyphs) = commands[index] {
      glyphs.paint = .color(Color(red: 255, green: 59, blue: 48))
      commands[index] = .glyphs(glyphs)
    }
    return DisplayList(width: list.width, height: list.height, commands: commands)
  }
}
