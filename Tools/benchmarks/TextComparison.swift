// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Times shaping, layout and drawing of text by us and by a peer in turns, and prints the ratios.
struct TextComparison {
  /// Microseconds of each workload.
  struct Times: Decodable {
    /// One label of 60 characters that was not seen before.
    var label: Double
    /// The same label again and again.
    var sameLabel: Double
    /// 2,040 glyphs in 34 labels.
    var screen: Double
    /// What clearing such a screen takes, text aside.
    var emptyScreen: Double

    /// The smaller of each: noise only adds.
    func quietest(_ other: Times) -> Times {
      Times(
        label: min(label, other.label), sameLabel: min(sameLabel, other.sameLabel),
        screen: min(screen, other.screen), emptyScreen: min(emptyScreen, other.emptyScreen))
    }
  }

  struct Usage: Error, CustomStringConvertible {
    let description: String
  }

  private var peer: URL?
  private var rounds = 5
  private var budget = 200.0
  private var picture: URL?

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard let value = rest.popFirst() else {
        throw Usage(description: "\(argument) needs a value")
      }
      switch argument {
      case "--peer": peer = URL(fileURLWithPath: value)
      case "--rounds": rounds = max(1, Int(value) ?? 5)
      case "--budget": budget = Double(value) ?? 200
      case "--picture": picture = URL(fileURLWithPath: value)
      default: throw Usage(description: "there is no option \(argument)")
      }
    }
  }

  func run() throws {
    let lines = TextWorkload.lines(count: 20_000)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("benchmark-text-\(ProcessInfo.processInfo.processIdentifier).txt")
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let workload = try TextWorkload(lines: lines)
    if let picture { try workload.writePicture(to: picture) }
    var ours: Times?
    var theirs: Times?
    for _ in 0..<rounds {
      let mine = try workload.measure(budget: budget)
      ours = ours?.quietest(mine) ?? mine
      guard let peer else { continue }
      let other = try measure(peer, file)
      theirs = theirs?.quietest(other) ?? other
    }
    guard let ours else { return }
    report(ours, theirs)
  }

  private func report(_ ours: Times, _ theirs: Times?) {
    func row(_ name: String, _ value: (Times) -> Double) {
      func cell(_ number: Double, _ format: String) -> String { String(format: format, number) }
      var line = name.padding(toLength: 34, withPad: " ", startingAt: 0)
      line += cell(value(ours), "%9.1f µs")
      if let theirs {
        line += cell(value(theirs), "%9.1f µs") + cell(value(ours) / value(theirs), "   ratio %.2f")
      }
      print(line)
    }
    print("".padding(toLength: 34, withPad: " ", startingAt: 0) + "      ours" + "         peer")
    row("a new label of 60 characters", \.label)
    row("the same label again", \.sameLabel)
    row("a screen of 2,040 glyphs", \.screen)
    row("  without clearing the screen") { $0.screen - $0.emptyScreen }
  }

  private func measure(_ peer: URL, _ lines: URL) throws -> Times {
    let process = Process()
    process.executableURL = peer
    process.arguments = [lines.path, String(budget)]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Times.self, from: data)
  }
}
