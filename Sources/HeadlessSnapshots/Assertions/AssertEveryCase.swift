// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification

/// Asserts that every case of an enum has a state, so that a new case is not forgotten.
///
/// ```swift
/// assertEveryCase(of: Status.self, in: states) { $0.status }
/// ```
///
/// - Parameters:
///   - type: The enum.
///   - states: The states of a view.
///   - value: The case that a state has; `nil` for a state that has none.
public func assertEveryCase<State, Case: CaseIterable & Equatable>(
  of type: Case.Type, in states: SnapshotStates<State>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  by value: (State) throws -> Case?
) rethrows {
  let missing = try states.missingCases(of: type, by: value)
  guard !missing.isEmpty else { return }
  let names = missing.map { ".\($0)" }.joined(separator: ", ")
  TestReporter.recordFailure(
    "\(type) has cases without a state: \(names). Add a state for each, or make the axis of "
      + "StateValues.everyCase.",
    at: CallerLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}
