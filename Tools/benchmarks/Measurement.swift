// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import Rasterizer

/// Times of one scene by one renderer, in milliseconds.
struct Measurement: Decodable {
  /// The first frame, caches empty.
  var cold: Double
  /// The middle one of the frames that followed.
  var median: Double
}

extension Measurement {
  /// Plays `list` for about `budget` milliseconds.
  static func ours(
    _ list: DisplayList, budget: Double, threadCount: Int
  ) throws -> Measurement {
    let player = DisplayListPlayer(threadCount: threadCount)
    let cold = try milliseconds { _ = try player.play(list) }
    for _ in 0..<2 { _ = try player.play(list) }
    var times: [Double] = []
    var total = 0.0
    while times.count < 9 || (total < budget && times.count < 2000) {
      let time = try milliseconds { _ = try player.play(list) }
      times.append(time)
      total += time
    }
    return Measurement(cold: cold, median: times.sorted()[times.count / 2])
  }

  static func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    try body()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
  }
}

/// A program that draws a scene file in a loop and prints its times as one line of JSON.
struct Peer {
  var program: URL
  var name: String { program.lastPathComponent }

  /// Runs the program on `scene`; `nil` where it fails.
  ///
  /// - Parameter picture: Where it writes what it drew, as a PPM file.
  func measure(_ scene: URL, budget: Double, picture: URL? = nil) -> Measurement? {
    let process = Process()
    process.executableURL = program
    process.arguments = [scene.path] + (picture.map { [$0.path] } ?? [])
    process.currentDirectoryURL = program.deletingLastPathComponent()
    var environment = ProcessInfo.processInfo.environment
    environment["BUDGET"] = String(budget)
    environment["QT_QPA_PLATFORM"] = "offscreen"
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try? JSONDecoder().decode(Measurement.self, from: data)
  }
}
