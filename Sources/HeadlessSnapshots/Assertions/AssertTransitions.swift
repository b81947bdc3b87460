// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import Foundation
import HeadlessUIKit
import SnapshotVerification

/// Asserts that a view whose view model changes looks as a fresh view with the new one does.
///
/// It finds what a reused cell keeps of its last use. One view takes every state after every other and
/// after itself; no reference is involved, and nothing is drawn unless something differs.
///
/// ```swift
/// assertTransitions(
///   of: ProfileView.self, states: ExampleStates.profile, size: CGSize(width: 320, height: 88))
/// ```
///
/// - Parameters:
///   - viewType: The view's class.
///   - states: Names and view models, each name once.
///   - size: The view's size in points, both sides above 0.
///   - transitions: Which changes are tried; the default is all pairs.
///   - scale: Pixels per point, above 0 and up to 16; `nil`: the scope's, by default 2.
///   - phases: Who runs `configure`, `style` and `layout`, once for each fresh view.
///   - make: Makes the view, where `init()` is not the way.
public func assertTransitions<View: UIView & BMViewWithViewModel>(
  of viewType: View.Type, states: SnapshotStates<View.VM>, size: CGSize,
  _ transitions: StateTransitions = .allPairs, scale: CGFloat? = nil,
  phases: HostPhases = .automatic, make: @escaping () throws -> View = { View() },
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  assertTransitions(
    of: viewType, states: states, size: size, transitions, scale: scale, phases: phases, make: make,
    apply: { $0.viewModel = $1 }, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Asserts that a view whose state changes looks as a fresh view in the new state does.
///
/// ```swift
/// assertTransitions(
///   of: PetView.self, states: ExampleStates.pet, size: CGSize(width: 300, height: 420),
///   apply: { view, model in model.configure(view) })
/// ```
///
/// - Parameters:
///   - viewType: The view's class.
///   - states: Names and states, each name once.
///   - size: The view's size in points, both sides above 0.
///   - transitions: Which changes are tried; the default is all pairs.
///   - scale: Pixels per point, above 0 and up to 16; `nil`: the scope's, by default 2.
///   - phases: Who runs the phases of a `BMView`, once for each fresh view.
///   - make: Makes the view, where `init()` is not the way.
///   - apply: Puts a view, fresh or not, into a state.
public func assertTransitions<View: UIView, State>(
  of viewType: View.Type, states: SnapshotStates<State>, size: CGSize,
  _ transitions: StateTransitions = .allPairs, scale: CGFloat? = nil,
  phases: HostPhases = .automatic, make: @escaping () throws -> View = { View() },
  apply: @escaping (View, State) throws -> Void, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let location = CallerLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  guard !states.pairs.isEmpty else {
    return TestReporter.recordFailure(
      "There are no states, so nothing was compared. Pass at least one state.", at: location)
  }
  let result = TransitionVerifier(make: make, phases: phases, apply: apply)
    .verify(states, size: size, transitions: transitions, scale: scale)
  if result.isFailure { TestReporter.recordFailure(result.message, at: location) }
}
