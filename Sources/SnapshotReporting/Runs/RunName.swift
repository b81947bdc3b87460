// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The name of a run's folder: its number, the time in UTC and a process.
///
/// Runs are ordered by their numbers, each of which is one more than all before it. A clock may be
/// wrong, and one run with a clock that is ahead would be the newest for years.
///
/// ```swift
/// RunName("000012-20260131-142501-4711")?.number  // 12
/// ```
public struct RunName: Hashable, Sendable, CustomStringConvertible {
  /// How many runs of the artifacts folder there were up to this one; 0 where the name has no
  /// number.
  public let number: Int
  /// When the run began, by the clock of its machine: `20260131-142501` in UTC.
  public let time: String
  /// The process that conducted the run.
  public let process: Int

  /// Makes the name of a run.
  ///
  /// - Parameters:
  ///   - number: At least 1.
  ///   - start: When the run begins.
  ///   - process: The process that conducts it.
  public init(number: Int, start: Date, process: Int) {
    self.number = number
    time = Self.text(start)
    self.process = process
  }

  /// Reads a name; nil for a text that is none.
  public init?(_ text: String) {
    guard let match = text.wholeMatch(of: /(?:([0-9]{6,15})-)?([0-9]{8}-[0-9]{6})-([0-9]{1,10})/),
      let process = Int(match.output.3)
    else { return nil }
    number = match.output.1.flatMap { Int($0) } ?? 0
    time = String(match.output.2)
    self.process = process
  }

  /// The name, whose letters sort as the runs do.
  public var description: String {
    let digits = String(number)
    let zeros = String(repeating: "0", count: max(0, 6 - digits.count))
    return (number == 0 ? "" : zeros + digits + "-") + "\(time)-\(process)"
  }

  /// Whether the run began later than `now`, so that a clock was or is wrong.
  public func isFromTheFuture(_ now: Date) -> Bool {
    // Two machines that share a folder differ by seconds.
    time > Self.text(now.addingTimeInterval(60))
  }

  /// When the run began, to the second.
  var start: Date {
    let digits = time.compactMap(\.wholeNumberValue).map { Int32($0) }
    func number(_ range: Range<Int>) -> Int32 { digits[range].reduce(0) { $0 * 10 + $1 } }
    var parts = tm()
    parts.tm_year = number(0..<4) - 1900
    parts.tm_mon = number(4..<6) - 1
    parts.tm_mday = number(6..<8)
    parts.tm_hour = number(8..<10)
    parts.tm_min = number(10..<12)
    parts.tm_sec = number(12..<14)
    return Date(timeIntervalSince1970: TimeInterval(timegm(&parts)))
  }

  private static func text(_ date: Date) -> String {
    var seconds = time_t(date.timeIntervalSince1970.rounded(.down))
    var parts = tm()
    gmtime_r(&seconds, &parts)
    var text = [CChar](repeating: 0, count: 32)
    strftime(&text, text.count, "%Y%m%d-%H%M%S", &parts)
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

extension RunName: Comparable {
  /// By their numbers; those without one, of before there were numbers, by their times.
  public static func < (first: RunName, second: RunName) -> Bool {
    (first.number, first.time, first.process) < (second.number, second.time, second.process)
  }
}

extension RunName {
  /// The names of the run folders in a folder, the oldest first, whatever is in them.
  ///
  /// - Parameter folder: The folder `runs` of an artifacts folder.
  public static func all(in folder: String) -> [RunName] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.compactMap { name in
      // A name that is spelled otherwise would be looked for at another path.
      RunName(name).flatMap { $0.description == name ? $0 : nil }
    }.sorted()
  }
}
