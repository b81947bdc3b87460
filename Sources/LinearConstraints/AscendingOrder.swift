// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The indices of numbers in ascending order, those of equal numbers as they are.
///
/// Views give the order in which their constraints were activated. Theirs is a module that is not
/// optimized in a debug build, where sorting by a closure takes twenty times as long.
package func ascendingOrder(of numbers: [Int]) -> [Int] {
  numbers.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
}
