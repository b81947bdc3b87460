// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Few rows that hold each two values of different axes together: a covering array of strength 2.
///
/// It is found greedily, as AETG does (Cohen, Dalal, Fredman and Patton, IEEE Transactions on
/// Software Engineering 23(7), 1997), without its random choices: a row starts with the first pair
/// that is still missing, and each other axis takes the value that adds the most pairs, the first
/// of equals.
struct CoveringArray {
  /// A value of an axis.
  struct Entry: Hashable {
    var axis: Int
    var value: Int
  }

  private static let tryLimit = 20_000

  private let counts: [Int]
  private let isPossible: ([Int]) -> Bool
  private let name: (Entry) -> String
  /// The number of an axis's first value among the values of all axes.
  private let offsets: [Int]
  private let valueCount: Int
  /// Whether two values need no further row, by their numbers: `first * valueCount + second`.
  private var isCovered: [Bool]
  private var tries = 0

  /// Prepares an array.
  ///
  /// - Parameters:
  ///   - counts: How many values each axis has, at least one each.
  ///   - isPossible: Whether a row may be taken.
  ///   - name: A value as an error names it.
  init(
    counts: [Int], isPossible: @escaping ([Int]) -> Bool, name: @escaping (Entry) -> String
  ) {
    self.counts = counts
    self.isPossible = isPossible
    self.name = name
    var offsets: [Int] = []
    var total = 0
    for count in counts {
      offsets.append(total)
      total += count
    }
    self.offsets = offsets
    valueCount = total
    isCovered = [Bool](repeating: false, count: total * total)
  }

  /// The rows, one value for each axis.
  ///
  /// - Throws: `SnapshotVerifier.Error.unclearExclusions` where no row was found for two values
  ///   before the tries were used up.
  mutating func rows() throws(SnapshotVerifier.Error) -> [[Int]] {
    var rows: [[Int]] = []
    for first in counts.indices {
      for second in counts.indices.dropFirst(first + 1) {
        for value in 0..<counts[first] {
          for other in 0..<counts[second] where !isCovered[index(first, value, second, other)] {
            let pair = (
              Entry(axis: first, value: value), Entry(axis: second, value: other)
            )
            guard let row = try row(pair.0, pair.1) else { continue }
            cover(row)
            rows.append(row)
          }
        }
      }
    }
    return rows
  }

  /// A row with both values; `nil` when no possible one has them.
  private mutating func row(
    _ first: Entry, _ second: Entry
  ) throws(SnapshotVerifier.Error) -> [Int]? {
    var row = [Int?](repeating: nil, count: counts.count)
    row[first.axis] = first.value
    row[second.axis] = second.value
    tries = 0
    if let row = fill(row, from: 0) { return row }
    guard tries < Self.tryLimit else {
      throw .unclearExclusions(first: name(first), second: name(second))
    }
    return nil
  }

  private mutating func fill(_ row: [Int?], from start: Int) -> [Int]? {
    guard let axis = row.indices.dropFirst(start).first(where: { row[$0] == nil }) else {
      tries += 1
      let whole = row.compactMap { $0 }
      return isPossible(whole) ? whole : nil
    }
    var row = row
    let gains = (0..<counts[axis]).map { gain(of: $0, on: axis, in: row) }
    for value in gains.indices.sorted(by: { (-gains[$0], $0) < (-gains[$1], $1) }) {
      row[axis] = value
      if let whole = fill(row, from: axis + 1) { return whole }
      if tries >= Self.tryLimit { return nil }
    }
    return nil
  }

  /// How many missing pairs a value makes with those that are in the row.
  private func gain(of value: Int, on axis: Int, in row: [Int?]) -> Int {
    var gain = 0
    for (other, otherValue) in row.enumerated() {
      guard let otherValue, other != axis else { continue }
      if !isCovered[index(axis, value, other, otherValue)] { gain += 1 }
    }
    return gain
  }

  private mutating func cover(_ row: [Int]) {
    for first in row.indices {
      for second in row.indices where second != first {
        isCovered[index(first, row[first], second, row[second])] = true
      }
    }
  }

  private func index(_ first: Int, _ value: Int, _ second: Int, _ other: Int) -> Int {
    (offsets[first] + value) * valueCount + offsets[second] + other
  }
}
