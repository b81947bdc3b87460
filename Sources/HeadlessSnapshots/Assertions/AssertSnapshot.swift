// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import ImageComparison
import SnapshotVerification

/// Asserts that a view looks as its reference does.
///
/// ```swift
/// assertSnapshot(of: badge, named: "large", size: CGSize(width: 48, height: 48))
/// ```
///
/// - Parameters:
///   - view: The view. What is made in this argument is made at the snapshot's scale and style.
///   - name: What tells several snapshots of one test apart; `nil` for the only one.
///   - size: The view's size in points, both sides above 0; `nil`: the one it has.
///   - scale: Pixels per point, above 0 and up to 16; `nil`: the scope's, by default 2.
///   - variant: A name that tells several pictures of one view apart, such as `dark`.
///   - record: When references are written; `nil`: as the scope or the environment says.
///   - strategy: Which differences of pixels count; `nil`: the scope's, by default all.
///   - phases: Who runs the phases of a `BMView`.
public func assertSnapshot<View: UIView>(
  of view: @autoclosure @escaping () throws -> View, named name: String? = nil,
  size: CGSize? = nil, scale: CGFloat? = nil, variant: String? = nil, record: RecordMode? = nil,
  as strategy: ComparisonStrategy? = nil, phases: HostPhases = .automatic,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let location = CallerLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let assertion = SnapshotAssertion(
    size: size, scale: scale, variant: variant, record: record, strategy: strategy,
    function: testName, location: location)
  assertion.run([(name, .view(view, phases: phases))])
}

/// Asserts that a view controller's view looks as its reference does.
///
/// The controller is shown in a window of the snapshot's size: its view is loaded and sized, it hears
/// `viewWillAppear`, is laid out, hears `viewDidAppear`, is drawn, and leaves the window.
///
/// ```swift
/// assertSnapshot(of: ProfileViewController(), size: CGSize(width: 390, height: 844))
/// ```
///
/// - Parameters:
///   - controller: The controller. What is made in this argument is made at the snapshot's scale and
///     style.
///   - name: What tells several snapshots of one test apart; `nil` for the only one.
///   - size: The view's size in points, both sides above 0; `nil`: the one it has.
///   - scale: Pixels per point, above 0 and up to 16; `nil`: the scope's, by default 2.
///   - variant: A name that tells several pictures of one view apart, such as `dark`.
///   - record: When references are written; `nil`: as the scope or the environment says.
///   - strategy: Which differences of pixels count; `nil`: the scope's, by default all.
public func assertSnapshot<Controller: UIViewController>(
  of controller: @autoclosure @escaping () throws -> Controller, named name: String? = nil,
  size: CGSize? = nil, scale: CGFloat? = nil, variant: String? = nil, record: RecordMode? = nil,
  as strategy: ComparisonStrategy? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let location = CallerLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let assertion = SnapshotAssertion(
    size: size, scale: scale, variant: variant, record: record, strategy: strategy,
    function: testName, location: location)
  assertion.run([(name, .viewController(controller))])
}
