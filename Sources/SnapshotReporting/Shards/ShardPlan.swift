// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification

/// Which shard runs which test.
///
/// Every machine makes the plan for itself, from the same tests and the same timings, and takes its
/// own part of it. Without timings a test goes where a hash of its name says: adding a test moves
/// no other. With timings the longest tests are dealt first, each to the shard with the least to
/// do.
///
/// ```swift
/// let plan = ShardPlan(tests: ["AppTests.A/testX", "AppTests.B/testY"], count: 2)
/// plan.tests(of: TestShard(number: 1, count: 2)!)
/// ```
public struct ShardPlan: Hashable, Sendable {
  private let shards: [[String]]

  /// Deals the tests.
  ///
  /// - Parameters:
  ///   - tests: The names as `swift test list` prints them, in any order; each counts once.
  ///   - count: How many shards there are, at least 1.
  ///   - seconds: How long tests took, by `TestName.key`; others count as the median of them. Nil
  ///     or empty deals by hash.
  public init(tests: [String], count: Int, seconds: [String: Double]? = nil) {
    let tests = Set(tests).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    if let seconds, !seconds.isEmpty {
      shards = Self.balanced(tests, count, seconds)
    } else {
      var shards = [[String]](repeating: [], count: count)
      for test in tests { shards[Int(Self.hash(test) % UInt64(count))].append(test) }
      self.shards = shards
    }
  }

  /// The tests of a shard, sorted by name.
  public func tests(of shard: TestShard) -> [String] { shards[shard.number - 1] }

  /// A checksum of the whole plan: machines with other tests or other timings have another one.
  public var checksum: String {
    let text = shards.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    return String(Self.hash(text), radix: 16)
  }

  /// Longest processing time first (Graham 1969): at most a third longer than the best possible.
  private static func balanced(
    _ tests: [String], _ count: Int, _ seconds: [String: Double]
  ) -> [[String]] {
    let known = seconds.values.sorted()
    let usual = known[(known.count - 1) / 2]
    let ordered = tests.map { (name: $0, seconds: seconds[TestName.key(ofListed: $0)] ?? usual) }
      .enumerated().sorted {
        (-$0.element.seconds, $0.offset) < (-$1.element.seconds, $1.offset)
      }.map(\.element)
    var loads = [Double](repeating: 0, count: count)
    var shards = [[String]](repeating: [], count: count)
    for test in ordered {
      var least = 0
      for index in loads.indices where loads[index] < loads[least] { least = index }
      loads[least] += test.seconds
      shards[least].append(test.name)
    }
    return shards.map { $0.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
  }

  /// FNV-1a of 64 bits, with its bits mixed at the end: the low bits of FNV alone are uneven for
  /// names that differ in their last letter.
  private static func hash(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = (hash ^ (hash >> 33)) &* 0xff51_afd7_ed55_8ccd
    hash = (hash ^ (hash >> 33)) &* 0xc4ce_b9fe_1a85_ec53
    return hash ^ (hash >> 33)
  }
}

extension FinishedRun {
  /// How long the snapshots of each test took, by `TestName.key`.
  public var testSeconds: [String: Double] {
    var sums: [String: Double] = [:]
    for entry in run.entries {
      guard let seconds = entry.seconds else { continue }
      sums[TestName(entry).key, default: 0] += seconds
    }
    return sums
  }
}
