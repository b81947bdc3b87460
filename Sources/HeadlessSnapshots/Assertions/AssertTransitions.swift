// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit
import SnapshotVerification

/// Asserts that a view whose view model changes looks as a fresh view with the new one does.
///
/// It finds what a reused cell keeps of its last use. One view takes every state after every other
/// and after itself; no reference is involved, and nothing is drawn unless something differs.
///
/// ```swift
/// assertTransitions(of: ProfileView.self, states: ExampleStates.profile, size: .fixed(320, 88))
/// ```
///
/// - Parameters:
///   - viewType: The view's class.
///   - states: Names and view models, each name once.
///   - size: As `SnapshotSettings.size`. One that is to fit is asked for after each change.
///   - transitions: Which changes are tried; the default is all pairs.
///   - settings: What else is to be otherwise than in the scope. The scale, the style, the text
///     rendering, the phases and the lints count; no picture is stored or compared with one.
///   - make: Makes the view, where `init()` is not the way.
public func assertTransitions<View: UIView & BMViewWithViewModel>(
  of viewType: View.Type, states: SnapshotStates<View.VM>, size: SnapshotSize? = nil,
  transitions: StateTransitions = .allPairs, _ settings: SnapshotSettings...,
  make: @escaping () throws -> View = { View() }, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  SnapshotAssertion(size, settings, "", fileID, filePath, line, column).run(
    states, transitions, make
  ) { $0.viewModel = $1 }
}

/// Asserts that a view whose state changes looks as a fresh view in the new state does.
///
/// ```swift
/// assertTransitions(
///   of: PetView.self, states: ExampleStates.pet, size: .fixed(300, 420),
///   apply: { view, model in model.configure(view) })
/// ```
///
/// - Parameter apply: Puts a view, fresh or not, into a state.
public func assertTransitions<View: UIView, State>(
  of viewType: View.Type, states: SnapshotStates<State>, size: SnapshotSize? = nil,
  transitions: StateTransitions = .allPairs, _ settings: SnapshotSettings...,
  make: @escaping () throws -> View = { View() },
  apply: @escaping (View, State) throws -> Void, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  SnapshotAssertion(size, settings, "", fileID, filePath, line, column).run(
    states, transitions, make, apply)
}

extension SnapshotAssertion {
  /// Takes one view through the transitions.
  fileprivate func run<View: UIView, State>(
    _ states: SnapshotStates<State>, _ transitions: StateTransitions,
    _ make: @escaping () throws -> View, _ apply: @escaping (View, State) throws -> Void
  ) {
    guard !states.pairs.isEmpty else { return fail(Self.noStates) }
    let result = TransitionVerifier(make: make, phases: configuration.phases, apply: apply)
      .verify(
        states, size: configuration.settings.size, transitions: transitions,
        configuration: configuration)
    if result.isFailure { fail(result.message) }
  }
}
