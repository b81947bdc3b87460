// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A figure of the table "where users wait": what it is, its aim, and how it is found out.
///
///     benchmarks waits [states] [layout] [suites]
///
/// `Tools/benchmarks/waits` prints the whole table, with what SwiftPM and the peers take.
struct Wait {
  /// What is measured.
  let name: String
  /// What it may be, in `unit`; nil where there is no aim.
  let aim: Double?
  /// `ms`, `s`, `MB` or `x`, a ratio.
  let unit: String
  let measure: () throws -> Double?

  init(
    _ name: String, aim: Double? = nil, _ unit: String = "ms",
    _ measure: @escaping () throws -> Double?
  ) {
    (self.name, self.aim, self.unit, self.measure) = (name, aim, unit, measure)
  }

  /// Measures, and prints the row.
  func printRow() throws {
    guard let found = try measure() else { return }
    let aim = aim.map { "\(Self.number($0)) \(unit)" } ?? "-"
    let mark = self.aim.map { found <= $0 ? "yes" : "no" } ?? ""
    print(Self.row(name, "\(Self.number(found)) \(unit)", aim, mark))
  }

  /// A row of the table; the script prints its own ones in the same columns.
  static func row(_ name: String, _ found: String, _ aim: String, _ mark: String) -> String {
    func right(_ text: String) -> String {
      String(repeating: " ", count: max(0, 11 - text.count)) + text
    }
    let left = name + String(repeating: " ", count: max(0, 62 - name.count))
    return left + right(found) + right(aim) + "  " + mark
  }

  /// Three digits that count.
  static func number(_ value: Double) -> String {
    String(format: value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
  }

  /// Measures the named parts, all by default.
  static func printTable(_ names: [String]) throws {
    let parts = [
      ("states", StateWaits.all), ("layout", LayoutWaits.all), ("suites", SuiteWaits.all),
    ]
    for (name, waits) in parts where names.isEmpty || names.contains(name) {
      for wait in try waits() { try wait.printRow() }
    }
  }
}

extension Wait {
  /// The middle one of several times of the processor, in milliseconds.
  static func median(of count: Int = 5, _ body: () throws -> Void) rethrows -> Double {
    let times = try (0..<count).map { _ in try Measurement.milliseconds(.processor, body) }
    return times.middle ?? 0
  }
}
