// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import ImageComparison
import SnapshotVerification
import ViewModelOwnership

/// Asserts that a view whose view model may be set any number of times, such as a cell, looks as its
/// references do with each of them.
///
/// ```swift
/// assertSnapshots(
///   of: TitleCell.self, states: ["short": Title("Ada"), "long": Title("Ada, Countess of Lovelace")],
///   size: CGSize(width: 320, height: 44))
/// ```
///
/// - Parameters:
///   - viewType: The view's class.
///   - states: Names and view models. The names become file names.
///   - size: The view's size in points, with a context the screen's, both sides above 0; `nil`: the
///     size that the view has, with a context that of the scope's screen.
///   - scale: Pixels per point, above 0 and up to 16; `nil`: the scope's, by default 2.
///   - variant: A name that tells several pictures of one state apart, such as `dark`.
///   - record: When references are written; `nil`: as the scope or the environment says.
///   - strategy: Which differences of pixels count; `nil`: the scope's, by default all.
///   - context: What the view stands in, how the screen is held, what covers it, and when the picture
///     is taken; `nil`, the default, draws the view by itself.
///   - phases: Who runs the phases of a `BMView` or a `ModellableView`.
///   - make: Makes the view, where `init()` is not the way.
public func assertSnapshots<View: UIView & ReusableViewModelOwner>(
  of viewType: View.Type, states: SnapshotStates<View.ViewModelProtocol>, size: CGSize? = nil,
  scale: CGFloat? = nil, variant: String? = nil, record: RecordMode? = nil,
  as strategy: ComparisonStrategy? = nil, context: SnapshotContext<View>? = nil,
  phases: HostPhases = .automatic,
  make: @escaping () throws -> View = { View() }, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let assertion = SnapshotAssertion(
    size: size, scale: scale, variant: variant, record: record, strategy: strategy,
    function: testName,
    location: CallerLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  assertion.run(states) { name, state in
    .view(make, phases: phases, state: name, context: context, apply: { $0.viewModel = state })
  }
}

/// Asserts that a view whose view model is set once looks as its references do with each of several.
///
/// ```swift
/// assertSnapshots(
///   of: HeaderView.self, states: ["guest": Header(user: nil), "user": Header(user: "Ada")],
///   size: CGSize(width: 320, height: 120))
/// ```
///
/// - Parameters:
///   - viewType: The view's class.
///   - states: Names and view models. The names become file names.
///   - size: The view's size in points, with a context the screen's, both sides above 0; `nil`: the
///     size that the view has, with a context that of the scope's screen.
///   - scale: Pixels per point, above 0 and up to 16; `nil`: the scope's, by default 2.
///   - variant: A name that tells several pictures of one state apart, such as `dark`.
///   - record: When references are written; `nil`: as the scope or the environment says.
///   - strategy: Which differences of pixels count; `nil`: the scope's, by default all.
///   - context: What the view stands in, how the screen is held, what covers it, and when the picture
///     is taken; `nil`, the default, draws the view by itself.
///   - phases: Who runs the phases of a `BMView` or a `ModellableView`.
///   - make: Makes the view, where `init()` is not the way.
public func assertSnapshots<View: UIView & NonReusableViewModelOwner>(
  of viewType: View.Type, states: SnapshotStates<View.ViewModelProtocol>, size: CGSize? = nil,
  scale: CGFloat? = nil, variant: String? = nil, record: RecordMode? = nil,
  as strategy: ComparisonStrategy? = nil, context: SnapshotContext<View>? = nil,
  phases: HostPhases = .automatic,
  make: @escaping () throws -> View = { View() }, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let assertion = SnapshotAssertion(
    size: size, scale: scale, variant: variant, record: record, strategy: strategy,
    function: testName,
    location: CallerLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  assertion.run(states) { name, state in
    .view(make, phases: phases, state: name, context: context, apply: { $0.viewModel = state })
  }
}
