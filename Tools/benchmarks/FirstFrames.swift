// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import RasterScenes
import Rasterizer

/// Times the first frame that a fresh process draws, by every renderer in turns, and prints
/// medians.
///
/// One rule for all: the scene is read, its paths and its fonts are made before the time starts,
/// and the pixels that are drawn on were touched before. Nothing was drawn in the process: every
/// cache is empty, and no code has run. Our player makes the picture's memory itself: as much was
/// touched and given back before, so that it gets that. Beside it stands what it takes without.
struct FirstFrames {
  private static let fewestRounds = 9

  private let options: Options

  init(_ options: Options) { self.options = options }

  func run() throws {
    let clock = options.clock == nil ? Clock.wall : .processor
    let all =
      ["touched", "play"].map { Peer.thisProgram(["first-frame", clock.rawValue, $0]) }
      + options.peers
    print(
      TableRow.line(
        ["scene", "ours", "our play"] + options.peers.map(\.name) + ["best/ours", "by round"]))
    for name in Comparison(options).names {
      let file = URL(fileURLWithPath: options.folder).appendingPathComponent(name + ".json")
      var times: [[Double]] = Array(repeating: [], count: all.count)
      // The best peer by ours in one round.
      var ratios: [Double] = []
      for _ in 0..<max(Self.fewestRounds, options.rounds) {
        let measured = all.enumerated().map { index, peer in
          peer.measure(file, budget: 1, clock: index < 2 ? nil : options.clock)?.cold
        }
        for (index, time) in measured.enumerated() {
          if let time { times[index].append(time) }
        }
        if let ratio = Self.ratio(measured) { ratios.append(ratio) }
      }
      let medians = times.map(\.middle)
      print(
        TableRow.line(
          [name] + medians.map(TableRow.number)
            + [TableRow.number(Self.ratio(medians)), TableRow.number(ratios.middle)]))
    }
  }

  /// Draws the first frame of a scene file, and prints its time as the peers do.
  ///
  /// - Parameter arguments: `wall` or `processor`; `touched` or `play`; the file.
  static func playOnce(_ arguments: [String]) throws {
    guard arguments.count == 3, let clock = Clock(rawValue: arguments[0]) else {
      throw CocoaError(.fileReadInvalidFileName)
    }
    let file = URL(fileURLWithPath: arguments[2])
    let resources = try SceneResources(folder: file.deletingLastPathComponent())
    let list = try SceneFile(contentsOf: file).displayList(resources).list
    let player = DisplayListPlayer()
    if arguments[1] == "touched" { Self.touchMemory(list) }
    let time = try Measurement.milliseconds(clock) { _ = try player.play(list) }
    Measurement(cold: time, median: time, min: time).printLine()
  }

  /// Touches as much memory as the list's picture takes, and gives it back to the C library's
  /// allocator.
  ///
  /// Twice: the allocator maps the first piece of a size by itself and keeps those that come later.
  private static func touchMemory(_ list: DisplayList) {
    for _ in 0..<2 {
      let bitmap = Bitmap(width: list.width, height: list.height, color: .black)
      require(bitmap.bytes.last == 255 || bitmap.bytes.isEmpty, "A black picture is not opaque.")
    }
  }

  /// The best peer's time by ours; the first two are ours.
  private static func ratio(_ times: [Double?]) -> Double? {
    Comparison.ratio(times[0], Array(times.dropFirst(2)))
  }
}
