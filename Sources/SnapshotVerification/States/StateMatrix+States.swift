// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension StateMatrix {
  /// The named states of the matrix.
  ///
  /// - Parameters:
  ///   - combination: Which of them; the default is the whole product.
  ///   - limit: The most states that are wanted. The default is 5,000.
  /// - Throws: `SnapshotVerifier.Error` for a matrix that has no states or too many, or whose names
  ///   cannot be told apart.
  public func states(
    _ combination: StateCombination = .product, limit: Int = 5_000
  ) throws(SnapshotVerifier.Error) -> SnapshotStates<State> {
    try checkDimensions()
    let rows: [[Int]]
    switch combination {
    case .product: rows = try product(limit: limit)
    case .allPairs: rows = try allPairs(limit: limit)
    case .examples(let examples): rows = try self.rows(of: examples)
    }
    guard !rows.isEmpty else { throw .nothingLeft }
    try checkNames(rows)
    return SnapshotStates(rows.map { (name: name($0), state: make($0)) })
  }

  // MARK: Combinations

  private func product(limit: Int) throws(SnapshotVerifier.Error) -> [[Int]] {
    // With exclusions fewer may be left; more than this cannot be tried one by one.
    let most = exclusions.isEmpty ? limit : max(limit, 1_000_000)
    guard combinationCount <= most else { throw tooMany(limit: limit) }
    var rows: [[Int]] = []
    var indices = [Int](repeating: 0, count: dimensions.count)
    repeat {
      guard isPossible(indices) else { continue }
      guard rows.count < limit else { throw tooMany(limit: limit) }
      rows.append(indices)
    } while advance(&indices)
    return rows
  }

  /// Counts on, the last axis first; `false` after the last combination.
  private func advance(_ indices: inout [Int]) -> Bool {
    for axis in indices.indices.reversed() {
      indices[axis] += 1
      if indices[axis] < dimensions[axis].labels.count { return true }
      indices[axis] = 0
    }
    return false
  }

  private func allPairs(limit: Int) throws(SnapshotVerifier.Error) -> [[Int]] {
    let counts = dimensions.map(\.labels.count)
    guard counts.count > 1 else { return try product(limit: limit) }
    let largest = counts.sorted(by: >)
    // Divided, because the product of large counts does not fit.
    guard largest[0] <= limit / largest[1] else { throw tooMany(limit: limit) }
    var array = CoveringArray(counts: counts, isPossible: isPossible) { entry in
      "\(dimensions[entry.axis].name)=\(dimensions[entry.axis].labels[entry.value])"
    }
    let rows = try array.rows()
    guard rows.count <= limit else { throw tooMany(limit: limit) }
    return rows
  }

  private func rows(of examples: [[String: String]]) throws(SnapshotVerifier.Error) -> [[Int]] {
    var rows: [[Int]] = []
    for example in examples {
      let unknown = example.keys.filter { name in !dimensions.contains { $0.name == name } }
        .sorted()
      if let name = unknown.first {
        throw .unknownAxis(name: name, axes: dimensions.map(\.name))
      }
      var row: [Int] = []
      for dimension in dimensions {
        guard let label = example[dimension.name] else {
          row.append(0)
          continue
        }
        guard let index = dimension.labels.firstIndex(of: label) else {
          throw .unknownLabel(axis: dimension.name, label: label, labels: dimension.labels)
        }
        row.append(index)
      }
      guard isPossible(row) else { throw .excludedExample(name: name(row)) }
      rows.append(row)
    }
    return rows
  }

  private func tooMany(limit: Int) -> SnapshotVerifier.Error {
    let counts = dimensions.map(\.labels.count).sorted(by: >)
    return .tooManyStates(
      count: combinationCount, limit: limit,
      axes: dimensions.map { SnapshotVerifier.Error.Axis(name: $0.name, count: $0.labels.count) },
      pairs: counts.count > 1 && counts[0] <= limit / counts[1] ? counts[0] * counts[1] : nil)
  }

  // MARK: Checks

  private func checkDimensions() throws(SnapshotVerifier.Error) {
    guard !dimensions.isEmpty else { throw .noAxes }
    var names: [String: String] = [:]
    for dimension in dimensions {
      try check(name: dimension.name)
      if let first = names.updateValue(dimension.name, forKey: key(dimension.name)) {
        throw .sameAxis(first: first, second: dimension.name)
      }
      guard !dimension.labels.isEmpty else { throw .noValues(axis: dimension.name) }
      var labels: [String: String] = [:]
      for label in dimension.labels {
        try check(name: label, axis: dimension.name)
        if let first = labels.updateValue(label, forKey: key(label)) {
          throw .sameLabel(axis: dimension.name, first: first, second: label)
        }
      }
    }
  }

  private func checkNames(_ rows: [[Int]]) throws(SnapshotVerifier.Error) {
    var names: [String: String] = [:]
    for row in rows {
      let name = name(row)
      if let first = names.updateValue(name, forKey: key(name)) {
        throw .sameState(first: first, second: name)
      }
    }
  }

  private func key(_ name: String) -> String {
    FileNameSpelling.collisionKey(
      FileNameSpelling.part(name, byteLimit: SnapshotName.stateByteLimit))
  }

  /// A name needs at least one character that can be seen.
  private func check(name: String, axis: String? = nil) throws(SnapshotVerifier.Error) {
    let isVisible = name.unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
        .paragraphSeparator, .spaceSeparator:
        false
      default: true
      }
    }
    guard isVisible else { throw .unencodableName(name, axis: axis) }
  }
}
