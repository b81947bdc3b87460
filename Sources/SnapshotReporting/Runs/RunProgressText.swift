// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// How far a run is, in one line.
///
/// ```swift
/// var progress = RunProgressText(expected: 480)
/// progress.text(snapshots: 120, seconds: 4)  // "120 of about 480 snapshots, 60/s, 6 s left"
/// ```
public struct RunProgressText: Sendable {
  private let expected: Int?
  /// When the first snapshots were seen, and how many.
  private var first: (seconds: Double, snapshots: Int)?

  /// Makes the text of a run that begins.
  ///
  /// - Parameter expected: How many snapshots a former run of the same tests took; nil where there
  ///   is none.
  public init(expected: Int?) {
    self.expected = expected.flatMap { $0 > 0 ? $0 : nil }
  }

  /// The line.
  ///
  /// - Parameters:
  ///   - snapshots: How many were taken.
  ///   - seconds: How long the run has taken.
  ///   - slowest: The test that has taken longest, where that is worth to be known.
  ///   - step: What SwiftPM builds, such as `[12/354] Compiling App a.swift`; said as long as there
  ///     is no snapshot.
  public mutating func text(
    snapshots: Int, seconds: Double, slowest: (test: String, seconds: Double)? = nil,
    step: String? = nil
  ) -> String {
    let line = text(snapshots, seconds)
    if snapshots == 0, let step { return "\(line): \(TerminalText.escaped(step).prefix(80))" }
    guard let slowest, slowest.seconds >= 1 else { return line }
    return
      "\(line), slowest \(TerminalText.escaped(slowest.test)) \(Self.tenths(slowest.seconds)) s"
  }

  private mutating func text(_ snapshots: Int, _ seconds: Double) -> String {
    guard snapshots > 0 else { return "building and starting the tests, \(Self.whole(seconds)) s" }
    guard let first else {
      self.first = (seconds, snapshots)
      return "\(count(snapshots)), \(Self.whole(seconds)) s"
    }
    let elapsed = seconds - first.seconds
    let rate = elapsed > 0 ? Double(snapshots - first.snapshots) / elapsed : 0
    var parts = [count(snapshots)]
    if rate > 0 { parts.append(rate < 10 ? "\(Self.tenths(rate))/s" : "\(Self.whole(rate))/s") }
    if let expected, rate > 0, expected > snapshots {
      parts.append("\(Self.whole((Double(expected - snapshots) / rate).rounded(.up))) s left")
    } else {
      parts.append("\(Self.whole(seconds)) s")
    }
    return parts.joined(separator: ", ")
  }

  private func count(_ snapshots: Int) -> String {
    let noun = "snapshot\(snapshots == 1 && expected == nil ? "" : "s")"
    guard let expected, expected >= snapshots else { return "\(snapshots) \(noun)" }
    return "\(snapshots) of about \(expected) snapshots"
  }

  private static func whole(_ value: Double) -> String {
    String(Int(max(0, min(value, 1e9)).rounded()))
  }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
