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
  /// The fastest one of those.
  var min: Double
}

extension Measurement {
  /// Prints it as the peers do.
  func printLine() { print("{\"cold\": \(cold), \"median\": \(median), \"min\": \(min)}") }

  /// Plays `list` for about `budget` milliseconds.
  static func ours(
    _ list: DisplayList, budget: Double, clock: Clock = .wall
  ) throws -> Measurement {
    let player = DisplayListPlayer()
    let cold = try milliseconds(clock) { _ = try player.play(list) }
    for _ in 0..<2 { _ = try player.play(list) }
    var times: [Double] = []
    var total = 0.0
    while times.count < 9 || (total < budget && times.count < 2000) {
      let time = try milliseconds(clock) { _ = try player.play(list) }
      times.append(time)
      total += time
    }
    times.sort()
    return Measurement(cold: cold, median: times[times.count / 2], min: times[0])
  }

  /// How long `body` takes by `clock`.
  static func milliseconds(
    _ clock: Clock = .wall, _ body: () throws -> Void
  ) rethrows -> Double {
    let start = clock.milliseconds
    try body()
    return clock.milliseconds - start
  }
}

/// What a time is measured by.
enum Clock: String {
  /// The time of the day: what several threads together take.
  case wall
  /// What the process has used of the processor: what one thread takes, on a busy machine, too.
  case processor

  /// Since some moment.
  var milliseconds: Double {
    var time = timespec()
    clock_gettime(self == .wall ? CLOCK_MONOTONIC : CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}

/// A program that draws a scene file in a loop and prints its times as one line of JSON.
struct Peer {
  var program: URL
  /// What comes before the scene.
  var arguments: [String] = []
  var name: String { program.lastPathComponent }

  /// This program, with what it is to do with a scene.
  static func thisProgram(_ arguments: [String]) -> Peer {
    let file = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return Peer(program: file, arguments: arguments)
  }

  /// Runs the program on `scene`; `nil` where it fails.
  ///
  /// - Parameters:
  ///   - clock: A library that makes its clock show processor time; `nil` leaves its clock as it
  ///     is.
  ///   - picture: Where it writes what it drew, as a PPM file.
  func measure(
    _ scene: URL, budget: Double, clock: URL? = nil, picture: URL? = nil
  ) -> Measurement? {
    start(scene, budget: budget, clock: clock, picture: picture)?.measurement()
  }

  /// Starts the program on `scene`; `nil` where it does not start. The parameters are those of
  /// ``measure(_:budget:clock:picture:)``.
  func start(
    _ scene: URL, budget: Double, clock: URL? = nil, picture: URL? = nil
  ) -> RunningPeer? {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments + [scene.path] + (picture.map { [$0.path] } ?? [])
    process.currentDirectoryURL = program.deletingLastPathComponent()
    var environment = ProcessInfo.processInfo.environment
    environment["BUDGET"] = String(budget)
    if let clock { environment["LD_PRELOAD"] = clock.path }
    environment["QT_QPA_PLATFORM"] = "offscreen"
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    return RunningPeer(process: process, output: output)
  }
}

/// A program that is drawing.
struct RunningPeer {
  fileprivate let process: Process
  fileprivate let output: Pipe

  /// Waits for what it prints; `nil` where that is no measurement.
  func measurement() -> Measurement? {
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try? JSONDecoder().decode(Measurement.self, from: data)
  }
}
