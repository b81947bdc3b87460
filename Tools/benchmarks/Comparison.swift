// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import RasterScenes
import Rasterizer

/// Runs every scene by every renderer, and prints one row for each scene.
///
/// Each measurement is that of a fresh process, ours, too: all begin alike.
struct Comparison {
  private let options: Options
  private let folder: URL

  init(_ options: Options) {
    self.options = options
    folder = URL(fileURLWithPath: options.folder)
  }

  func run() throws {
    let resources = try SceneResources(folder: folder)
    let peers = options.peers.map(\.name)
    print(TableRow.line(["scene", "ours", "first"] + peers + ["best/ours", "by round", ""]))
    for name in names { try compare(name, resources) }
  }

  /// Draws a scene file again and again, and prints its times as the peers do.
  ///
  /// - Parameter arguments: `wall` or `processor`; how many threads; the file.
  static func playOften(_ arguments: [String]) throws {
    guard arguments.count == 3, let clock = Clock(rawValue: arguments[0]),
      let threadCount = Int(arguments[1]), threadCount >= 1
    else { throw CocoaError(.fileReadInvalidFileName) }
    let file = URL(fileURLWithPath: arguments[2])
    let resources = try SceneResources(folder: file.deletingLastPathComponent())
    let list = try SceneFile(contentsOf: file).displayList(resources).list
    let budget = ProcessInfo.processInfo.environment["BUDGET"].flatMap(Double.init) ?? 200
    try Measurement.ours(list, budget: budget, threadCount: threadCount, clock: clock).printLine()
  }

  /// Only draws the scenes, each `count` times.
  func play(count: Int) throws {
    let resources = try SceneResources(folder: folder)
    let player = DisplayListPlayer(threadCount: options.threadCount)
    for name in names {
      let file = folder.appendingPathComponent(name + ".json")
      let list = try SceneFile(contentsOf: file).displayList(resources).list
      for _ in 0..<count { _ = try player.play(list) }
    }
  }

  /// The scenes that are asked for.
  var names: [String] {
    let all = ["3x", "1x"].flatMap { scale in (1...6).map { "s\($0)@\(scale)" } }
    return all.filter { options.only.isEmpty || $0.contains(options.only) }
  }

  private func compare(_ name: String, _ resources: SceneResources) throws {
    let file = folder.appendingPathComponent(name + ".json")
    let (list, missing) = try SceneFile(contentsOf: file).displayList(resources)
    if let pictures = options.pictures {
      try DisplayListPlayer().play(list).writePPM(
        to: pictures.appendingPathComponent("\(name).ppm"))
    }
    let clock = options.clock == nil ? Clock.wall : .processor
    let program = Peer.thisProgram(["frames", clock.rawValue, String(options.threadCount)])
    var ours: [Measurement] = []
    // The best peer by ours in one round: what the machine is doing meanwhile, it does to both.
    var ratios: [Double] = []
    var theirs: [[Measurement]] = Array(repeating: [], count: options.peers.count)
    for _ in 0..<options.rounds {
      guard let own = program.measure(file, budget: options.budget) else {
        throw CocoaError(.executableLoad, userInfo: [NSFilePathErrorKey: program.program.path])
      }
      ours.append(own)
      let measured = options.peers.map {
        $0.measure(file, budget: options.budget, clock: options.clock)
      }
      for (index, measurement) in measured.enumerated() {
        if let measurement { theirs[index].append(measurement) }
      }
      if let best = measured.compactMap({ $0?.median }).min() {
        ratios.append(best / own.median)
      }
    }
    let median = ours.map(\.median).min() ?? 0
    let medians = theirs.map { $0.map(\.median).min() }
    let best = medians.compactMap { $0 }.min()
    print(
      TableRow.line(
        [name, TableRow.number(median), TableRow.number(ours.map(\.cold).min() ?? 0)]
          + medians.map(TableRow.number)
          + [
            TableRow.number(best.map { $0 / median }), TableRow.number(ratios.middle),
            missing.isEmpty ? "" : "without " + missing.sorted().joined(separator: ", "),
          ]))
  }
}

extension Bitmap {
  /// Writes the colors, without alpha, as a binary PPM file.
  fileprivate func writePPM(to url: URL) throws {
    var data = Data("P6\n\(width) \(height)\n255\n".utf8)
    for offset in stride(from: 0, to: bytes.count, by: 4) {
      data.append(contentsOf: bytes[offset..<offset + 3])
    }
    try data.write(to: url)
  }
}
