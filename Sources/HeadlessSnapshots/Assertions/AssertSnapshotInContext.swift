// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import ImageComparison
import SnapshotVerification

/// Asserts that a view looks as its reference does in its surroundings: as the root view of a
/// controller, alone or in a container, on a screen.
///
/// ```swift
/// assertSnapshot(
///   of: ProfileView(), context: SnapshotContext(container: .navigationController))
/// ```
///
/// - Parameters:
///   - view: The view. What is made in this argument is made at the snapshot's scale and style.
///   - name: What tells several snapshots of one test apart; `nil` for the only one.
///   - size: The screen's size in points, both sides above 0; `nil`: that of the scope, which is
///     390x844 unless it says otherwise.
///   - scale: Pixels per point, above 0 and up to 16; `nil`: the scope's, by default 2.
///   - variant: A name that tells several pictures of one state apart, such as `dark`.
///   - record: When references are written; `nil`: as the scope or the environment says.
///   - strategy: Which differences of pixels count; `nil`: the scope's, by default all.
///   - context: What the view stands in, how the screen is held, what covers it, and when the picture
///     is taken.
///   - phases: Who runs the phases of a `BMView` or a `ModellableView`.
public func assertSnapshot<View: UIView>(
  of view: @autoclosure @escaping () throws -> View, named name: String? = nil,
  size: CGSize? = nil,
  scale: CGFloat? = nil, variant: String? = nil, record: RecordMode? = nil,
  as strategy: ComparisonStrategy? = nil, context: SnapshotContext<View>,
  phases: HostPhases = .automatic, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let assertion = SnapshotAssertion(
    size: size, scale: scale, variant: variant, record: record, strategy: strategy,
    function: testName,
    location: CallerLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  assertion.run([(name, .view(view, phases: phases, state: name ?? "", context: context))])
}

/// Asserts that a view controller looks as its reference does in its surroundings: alone or in a
/// container, on a screen. What it presents is in the picture.
///
/// ```swift
/// assertSnapshot(
///   of: ProfileViewController(), size: CGSize(width: 390, height: 844),
///   context: SnapshotContext(container: .tabBarController, orientation: .landscape))
/// ```
///
/// - Parameters:
///   - controller: The controller. What is made in this argument is made at the snapshot's scale
///     and style.
///   - name: What tells several snapshots of one test apart; `nil` for the only one.
///   - size: The screen's size in points, both sides above 0; `nil`: that of the scope, which is
///     390x844 unless it says otherwise.
///   - scale: Pixels per point, above 0 and up to 16; `nil`: the scope's, by default 2.
///   - variant: A name that tells several pictures of one state apart, such as `dark`.
///   - record: When references are written; `nil`: as the scope or the environment says.
///   - strategy: Which differences of pixels count; `nil`: the scope's, by default all.
///   - context: What the controller stands in, how the screen is held, what covers it, and when the
///     picture is taken.
public func assertSnapshot<Controller: UIViewController>(
  of controller: @autoclosure @escaping () throws -> Controller, named name: String? = nil,
  size: CGSize? = nil,
  scale: CGFloat? = nil, variant: String? = nil, record: RecordMode? = nil,
  as strategy: ComparisonStrategy? = nil, context: SnapshotContext<Controller>,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let assertion = SnapshotAssertion(
    size: size, scale: scale, variant: variant, record: record, strategy: strategy,
    function: testName,
    location: CallerLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  assertion.run([(name, .viewController(controller, state: name ?? "", context: context))])
}
