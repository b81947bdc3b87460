// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import Foundation
import HeadlessUIKit
import ImageComparison
import SnapshotVerification

/// Asserts that a view looks as its references do in every one of its view model's states, in its
/// surroundings: as the root view of a controller, alone or in a container, on a screen.
///
/// ```swift
/// assertSnapshots(
///   of: ProfileView.self, states: ExampleStates.profile,
///   context: SnapshotContext(container: .navigationController, orientation: .landscape))
/// ```
///
/// - Parameters:
///   - viewType: The view's class.
///   - states: Names and view models. The names become file names.
///   - size: The screen's size in points, both sides above 0; `nil`: that of the scope, which is
///     390x844 unless it says otherwise.
///   - scale: Pixels per point, above 0 and up to 16; `nil`: the scope's, by default 2.
///   - variant: A name that tells several pictures of one state apart, such as `dark`.
///   - record: When references are written; `nil`: as the scope or the environment says.
///   - strategy: Which differences of pixels count; `nil`: the scope's, by default all.
///   - context: What the view stands in, how the screen is held, what covers it, and when the picture
///     is taken.
///   - phases: Who runs the phases of a `BMView` or a `ModellableView`.
///   - make: Makes the view, where `init()` is not the way.
public func assertSnapshots<View: UIView & BMViewWithViewModel>(
  of viewType: View.Type, states: SnapshotStates<View.VM>, size: CGSize? = nil,
  scale: CGFloat? = nil, variant: String? = nil, record: RecordMode? = nil,
  as strategy: ComparisonStrategy? = nil, context: SnapshotContext<View>,
  phases: HostPhases = .automatic,
  make: @escaping () throws -> View = { View() }, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: viewType, states: states, size: size, scale: scale, variant: variant, record: record,
    as: strategy, context: context, phases: phases, make: make, apply: { $0.viewModel = $1 },
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
}

/// Asserts that a view looks as its references do after each of several changes, in its
/// surroundings.
///
/// ```swift
/// assertSnapshots(
///   of: LoginView.self, states: ["empty": { _ in }, "named": { $0.name.text = "Ada" }],
///   context: SnapshotContext(keyboardVisibility: { _ in .defaultHeight }))
/// ```
///
/// - Parameters:
///   - viewType: The view's class.
///   - states: Names, and what puts a fresh view into the state of that name. The names become file
///     names.
///   - size: The screen's size in points, both sides above 0; `nil`: that of the scope, which is
///     390x844 unless it says otherwise.
///   - scale: Pixels per point, above 0 and up to 16; `nil`: the scope's, by default 2.
///   - variant: A name that tells several pictures of one state apart, such as `dark`.
///   - record: When references are written; `nil`: as the scope or the environment says.
///   - strategy: Which differences of pixels count; `nil`: the scope's, by default all.
///   - context: What the view stands in, how the screen is held, what covers it, and when the picture
///     is taken.
///   - phases: Who runs the phases of a `BMView` or a `ModellableView`.
///   - make: Makes the view, where `init()` is not the way.
public func assertSnapshots<View: UIView>(
  of viewType: View.Type, states: SnapshotStates<(View) throws -> Void>, size: CGSize? = nil,
  scale: CGFloat? = nil, variant: String? = nil, record: RecordMode? = nil,
  as strategy: ComparisonStrategy? = nil, context: SnapshotContext<View>,
  phases: HostPhases = .automatic,
  make: @escaping () throws -> View = { View() }, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: viewType, states: states, size: size, scale: scale, variant: variant, record: record,
    as: strategy, context: context, phases: phases, make: make, apply: { try $1($0) },
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
}

/// Asserts that a view looks as its references do in states of any type, in its surroundings.
///
/// ```swift
/// assertSnapshots(
///   of: PetView.self, states: ExampleStates.pet,
///   context: SnapshotContext(container: .navigationController),
///   apply: { view, model in model.configure(view) })
/// ```
///
/// - Parameters:
///   - viewType: The view's class.
///   - states: Names and states. The names become file names.
///   - size: The screen's size in points, both sides above 0; `nil`: that of the scope, which is
///     390x844 unless it says otherwise.
///   - scale: Pixels per point, above 0 and up to 16; `nil`: the scope's, by default 2.
///   - variant: A name that tells several pictures of one state apart, such as `dark`.
///   - record: When references are written; `nil`: as the scope or the environment says.
///   - strategy: Which differences of pixels count; `nil`: the scope's, by default all.
///   - context: What the view stands in, how the screen is held, what covers it, and when the picture
///     is taken.
///   - phases: Who runs the phases of a `BMView` or a `ModellableView`.
///   - make: Makes the view, where `init()` is not the way.
///   - apply: Puts a fresh view into a state, before it appears.
public func assertSnapshots<View: UIView, State>(
  of viewType: View.Type, states: SnapshotStates<State>, size: CGSize? = nil,
  scale: CGFloat? = nil, variant: String? = nil, record: RecordMode? = nil,
  as strategy: ComparisonStrategy? = nil, context: SnapshotContext<View>,
  phases: HostPhases = .automatic,
  make: @escaping () throws -> View = { View() },
  apply: @escaping (View, State) throws -> Void, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let assertion = SnapshotAssertion(
    size: size, scale: scale, variant: variant, record: record, strategy: strategy,
    function: testName,
    location: CallerLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  assertion.run(states) { name, state in
    .view(make, phases: phases, state: name, context: context, apply: { try apply($0, state) })
  }
}
