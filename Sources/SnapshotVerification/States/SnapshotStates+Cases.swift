// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension SnapshotStates {
  /// The cases of an enum that no state has, in the order of `allCases`.
  ///
  /// ```swift
  /// states.missingCases(of: Status.self) { $0.status }  // [] when every case has a state
  /// ```
  ///
  /// - Parameter value: The case that a state has; `nil` for a state that has none.
  public func missingCases<Case: CaseIterable & Equatable>(
    of type: Case.Type, by value: (State) throws -> Case?
  ) rethrows -> [Case] {
    let present = try pairs.compactMap { try value($0.state) }
    return Case.allCases.filter { !present.contains($0) }
  }
}
