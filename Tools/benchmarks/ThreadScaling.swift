// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// How many times as fast several threads draw a scene as one does, and, beside it, how many times as much as many
/// programs with one thread each draw at once.
///
/// The ratio of the fastest frames stands beside that of the middle ones: several threads are only as fast as that
/// where several processors are left alone at once, which on a shared machine they seldom are for long.
///
/// The programs share no work and wait for nothing, but each has a picture of its own in the shared cache, and one may
/// run alone for a while at its end: a hint of what the machine gives in the same minute, not a limit.
struct ThreadScaling {
  private let options: Options
  private let threadCount: Int

  init(_ options: Options) {
    self.options = options
    threadCount = max(2, options.threadCount)
  }

  func run() throws {
    print(
      TableRow.line([
        "scene", "1 thread", "\(threadCount) threads", "by round", "by fastest",
        "\(threadCount) programs", "by round",
      ]))
    for name in Comparison(options).names { try compare(name) }
  }

  private func compare(_ name: String) throws {
    let file = URL(fileURLWithPath: options.folder).appendingPathComponent(name + ".json")
    var (one, together): ([Measurement], [Measurement]) = ([], [])
    var apart: [Double] = []
    for _ in 0..<options.rounds {
      one += try measure(file, threads: 1, programs: 1)
      together += try measure(file, threads: threadCount, programs: 1)
      let all = try measure(file, threads: 1, programs: threadCount)
      apart.append(all.map(\.median).reduce(0, +) / Double(threadCount * threadCount))
    }
    let (first, second) = (one.map(\.median), together.map(\.median))
    print(
      TableRow.line([
        name, TableRow.number(first.min()), TableRow.number(ratio(first, second)),
        TableRow.number(byRound(first, second)),
        TableRow.number(ratio(one.map(\.min), together.map(\.min))),
        TableRow.number(ratio(first, apart)), TableRow.number(byRound(first, apart)),
      ]))
  }

  /// The times of each of so many programs that draw a scene at once.
  private func measure(_ file: URL, threads: Int, programs: Int) throws -> [Measurement] {
    let program = Peer.thisProgram(["frames", Clock.wall.rawValue, String(threads)])
    let running = (0..<programs).map { _ in program.start(file, budget: options.budget) }
    let measured = running.compactMap { $0?.measurement() }
    guard measured.count == programs else {
      throw CocoaError(.executableLoad, userInfo: [NSFilePathErrorKey: program.program.path])
    }
    return measured
  }

  /// By the quietest round of each.
  private func ratio(_ one: [Double], _ many: [Double]) -> Double? {
    guard let first = one.min(), let second = many.min() else { return nil }
    return first / second
  }

  /// The middle one of the rounds' own ratios.
  private func byRound(_ one: [Double], _ many: [Double]) -> Double? {
    zip(one, many).map { $0 / $1 }.middle
  }
}
