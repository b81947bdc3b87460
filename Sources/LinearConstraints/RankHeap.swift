// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A binary heap of symbols, the one of the highest rank on top.
struct RankHeap {
  private var items: [(rank: Int, symbol: Int)] = []

  mutating func insert(rank: Int, symbol: Int) {
    var index = items.count
    items.append((rank, symbol))
    while index > 0, items[(index - 1) / 2].rank < items[index].rank {
      items.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func removeHighest() -> Int? {
    guard let top = items.first else { return nil }
    let last = items.removeLast()
    guard !items.isEmpty else { return top.symbol }
    items[0] = last
    var index = 0
    while true {
      var greatest = index
      for child in [2 * index + 1, 2 * index + 2] where child < items.count {
        if items[child].rank > items[greatest].rank { greatest = child }
      }
      guard greatest != index else { return top.symbol }
      items.swapAt(index, greatest)
      index = greatest
    }
  }
}
