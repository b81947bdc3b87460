// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension LexicographicSimplex {
  /// Unknowns that move together, since nothing says where one of them is.
  struct OpenShift {
    /// The first of them, which is 0.
    let first: Int
    /// How far each unknown moves with the open one; 0 for those that do not.
    let slopes: [Double]
  }

  /// What has to be moved for the first of unknowns that hang together to be 0, and not the one
  /// that happens to be without a definition: that depends on the order of the constraints.
  ///
  ///     icon.top is open, name.top = icon.top + 5, details.top = name.bottom
  ///     icon.top = 0, name.top = 5      and not: name.top = 0, icon.top = -5
  ///
  /// So iOS lays out views whose constraints leave a place open: in the recorded picture of a cell
  /// of devpass-tech/challenge-viewcode-finance the icon is at the top.
  func openShifts() -> [OpenShift] {
    var shifts: [OpenShift] = []
    for open in useCounts.indices where useCounts[open] > 0 {
      guard case .undefined = roles[open] else { continue }
      let slopes = slopes(along: open)
      guard let first = slopes.indices.first(where: { slopes[$0] != 0 }), first < open else {
        continue
      }
      shifts.append(OpenShift(first: first, slopes: slopes))
    }
    return shifts
  }

  /// How far each unknown moves where `open` moves by 1.
  private func slopes(along open: Int) -> [Double] {
    var slopes = Array(repeating: 0.0, count: useCounts.count)
    slopes[open] = 1
    for symbol in definedByRank() {
      guard case .defined(let slot, _) = roles[symbol] else { continue }
      for entry in definitions[slot].entries where entry.symbol < slopes.count {
        slopes[symbol] += entry.coefficient * slopes[entry.symbol]
      }
    }
    for symbol in slopes.indices where abs(slopes[symbol]) < SparseRow.tolerance {
      slopes[symbol] = 0
    }
    return slopes
  }
}
