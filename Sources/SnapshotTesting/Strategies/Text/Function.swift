// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension Snapshotting where Value: CaseIterable, Format == String {
  /// What a function gives for every case, one line each: the case and the result in quotes.
  ///
  /// ```swift
  /// assertSnapshot(
  ///   of: { $0.turnedLeft }, as: Snapshotting<Direction, String>.func(into: .description))
  /// ```
  ///
  /// - Parameter witness: How a result is written.
  public static func `func`<A>(
    into witness: Snapshotting<A, Format>
  ) -> Snapshotting<(Value) -> A, Format> {
    var strategy = Snapshotting<String, String>.lines.asyncPullback {
      (function: (Value) -> A) -> Async<String> in
      let rows = Value.allCases.map { input in
        witness.snapshot(function(input)).map { "\"\(input)\",\"\($0)\"" }
      }
      return Async.all(Array(rows)).map { $0.joined(separator: "\n") }
    }
    strategy.pathExtension = "csv"
    return strategy
  }
}
