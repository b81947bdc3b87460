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
  /// - Parameter arguments: `wall` or `processor`; the file.
  static func playOften(_ arguments: [String]) throws {
    guard arguments.count == 2, let clock = Clock(rawValue: arguments[0]) else {
      throw CocoaError(.fileReadInvalidFileName)
    }
    let file = URL(fileURLWithPath: arguments[1])
    let resources = try SceneResources(folder: file.deletingLastPathComponent())
    let list = try SceneFile(contentsOf: file).displayList(resources).list
    let budget = ProcessInfo.processInfo.environment["BUDGET"].flatMap(Double.init) ?? 200
    try Measurement.ours(list, budget: budget, clock: clock).printLine()
  }

  /// Only draws the scenes, each `count` times.
  func play(count: Int) throws {
    let resources = try SceneResources(folder: folder)
    let player = DisplayListPlayer()
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
    let rounds = try (0..<options.rounds).map { _ in try round(file) }
    let ours = rounds.map(\.ours.median).min()
    let theirs = options.peers.indices.map { index in
      rounds.compactMap { $0.theirs[index]?.median }.min()
    }
    print(
      TableRow.line(
        [name, TableRow.number(ours), TableRow.number(rounds.map(\.ours.cold).min())]
          + theirs.map(TableRow.number)
          + [
            TableRow.number(Self.ratio(ours, theirs)),
            TableRow.number(
              rounds.compactMap { Self.ratio($0.ours.median, $0.theirs.map { $0?.median }) }
                .middle),
            missing.isEmpty ? "" : "without " + missing.sorted().joined(separator: ", "),
          ]))
  }

  /// What one after the other took: what the machine is doing meanwhile, it does to all.
  private struct Round {
    var ours: Measurement
    /// Those of the peers, `nil` for one that failed.
    var theirs: [Measurement?]
  }

  private func round(_ file: URL) throws -> Round {
    let clock = options.clock == nil ? Clock.wall : .processor
    let program = Peer.thisProgram(["frames", clock.rawValue])
    guard let ours = program.measure(file, budget: options.budget) else {
      throw CocoaError(.executableLoad, userInfo: [NSFilePathErrorKey: program.program.path])
    }
    let theirs = options.peers.map {
      $0.measure(file, budget: options.budget, clock: options.clock)
    }
    return Round(ours: ours, theirs: theirs)
  }

  /// The best peer's time by ours.
  static func ratio(_ ours: Double?, _ theirs: [Double?]) -> Double? {
    guard let ours, let best = theirs.compactMap({ $0 }).min() else { return nil }
    return best / ours
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
