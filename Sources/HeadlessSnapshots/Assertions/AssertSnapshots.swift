// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import Foundation
import HeadlessUIKit
import ImageComparison
import SnapshotVerification

/// Asserts that a view looks as its references do in every one of its view model's states.
///
/// A fresh view is made for each state, given its size, configured and styled, given its view model,
/// and laid out; who runs these phases is said by `phases`. All states are checked; each one that
/// differs is a failure of its own.
///
/// ```swift
/// assertSnapshots(
///   of: ProfileView.self,
///   states: [
///     "adult": ProfileViewModel(name: "Ada", age: 36),
///     "minor": ProfileViewModel(name: "Tim", age: 12),
///   ],
///   size: CGSize(width: 320, height: 88))
/// ```
///
/// - Parameters:
///   - viewType: The view's class.
///   - states: Names and view models. The names become file names.
///   - size: The view's size in points, both sides above 0.
///   - scale: Pixels per point, above 0 and up to 16; `nil`: the scope's, by default 2.
///   - variant: A name that tells several pictures of one state apart, such as `dark`.
///   - record: When references are written; `nil`: as the scope or the environment says.
///   - strategy: Which differences of pixels count; `nil`: the scope's, by default all.
///   - phases: Who runs `configure`, `style` and `layout`.
///   - make: Makes the view, where `init()` is not the way.
public func assertSnapshots<View: UIView & BMViewWithViewModel>(
  of viewType: View.Type, states: SnapshotStates<View.VM>, size: CGSize, scale: CGFloat? = nil,
  variant: String? = nil, record: RecordMode? = nil, as strategy: ComparisonStrategy? = nil,
  phases: HostPhases = .automatic, make: @escaping () throws -> View = { View() },
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshots(
    of: viewType, states: states, size: size, scale: scale, variant: variant, record: record,
    as: strategy, phases: phases, make: make, apply: { $0.viewModel = $1 }, fileID: fileID,
    filePath: filePath, testName: testName, line: line, column: column)
}

/// Asserts that a view looks as its references do after each of several changes.
///
/// ```swift
/// assertSnapshots(
///   of: Checkbox.self, states: ["checked": { $0.isChecked = true }, "unchecked": { _ in }],
///   size: CGSize(width: 24, height: 24))
/// ```
///
/// - Parameters:
///   - viewType: The view's class.
///   - states: Names, and what puts a fresh view into the state of that name.
///   - size: The view's size in points, both sides above 0.
///   - scale: Pixels per point, above 0 and up to 16; `nil`: the scope's, by default 2.
///   - variant: A name that tells several pictures of one state apart, such as `dark`.
///   - record: When references are written; `nil`: as the scope or the environment says.
///   - strategy: Which differences of pixels count; `nil`: the scope's, by default all.
///   - phases: Who runs the phases of a `BMView`.
///   - make: Makes the view, where `init()` is not the way.
public func assertSnapshots<View: UIView>(
  of viewType: View.Type, states: SnapshotStates<(View) throws -> Void>, size: CGSize,
  scale: CGFloat? = nil, variant: String? = nil, record: RecordMode? = nil,
  as strategy: ComparisonStrategy? = nil, phases: HostPhases = .automatic,
  make: @escaping () throws -> View = { View() }, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: viewType, states: states, size: size, scale: scale, variant: variant, record: record,
    as: strategy, phases: phases, make: make, apply: { try $1($0) }, fileID: fileID,
    filePath: filePath, testName: testName, line: line, column: column)
}

/// Asserts that a view looks as its references do in states of any type.
///
/// ```swift
/// assertSnapshots(
///   of: PetView.self, states: ["stuart": PetViewModel(pet: stuart)],
///   size: CGSize(width: 300, height: 420), apply: { view, model in model.configure(view) })
/// ```
///
/// - Parameters:
///   - viewType: The view's class.
///   - states: Names and states.
///   - size: The view's size in points, both sides above 0.
///   - scale: Pixels per point, above 0 and up to 16; `nil`: the scope's, by default 2.
///   - variant: A name that tells several pictures of one state apart, such as `dark`.
///   - record: When references are written; `nil`: as the scope or the environment says.
///   - strategy: Which differences of pixels count; `nil`: the scope's, by default all.
///   - phases: Who runs the phases of a `BMView`.
///   - make: Makes the view, where `init()` is not the way.
///   - apply: Puts a fresh view into a state.
public func assertSnapshots<View: UIView, State>(
  of viewType: View.Type, states: SnapshotStates<State>, size: CGSize, scale: CGFloat? = nil,
  variant: String? = nil, record: RecordMode? = nil, as strategy: ComparisonStrategy? = nil,
  phases: HostPhases = .automatic, make: @escaping () throws -> View = { View() },
  apply: @escaping (View, State) throws -> Void, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let location = CallerLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let assertion = SnapshotAssertion(
    size: size, scale: scale, variant: variant, record: record, strategy: strategy,
    function: testName, location: location)
  assertion.run(states) { name, state in
    .view(make, phases: phases, apply: { try apply($0, state) })
  }
}
