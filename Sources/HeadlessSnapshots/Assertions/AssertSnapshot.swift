// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import SnapshotVerification

/// Asserts that a view or a controller looks as its reference does.
///
/// A controller is shown in a window of the snapshot's size: its view is loaded and sized, it hears
/// `viewWillAppear`, is laid out, hears `viewDidAppear`, is drawn, and leaves the window. One
/// that is the root of a visible window already is drawn there, and stays. What it presents is in
/// the picture.
///
/// ```swift
/// assertSnapshot(of: badge, named: "large", size: .fixed(48, 48))
/// assertSnapshot(of: ProfileViewController(), context: .navigationController)
/// ```
///
/// - Parameters:
///   - subject: The view or the controller. What is made in this argument is made at the snapshot's
///     scale and style.
///   - name: What tells several snapshots of one test apart; `nil` for the only one.
///   - size: As `SnapshotSettings.size`.
///   - settings: What else is to be otherwise than in the scope, such as `.scale(3)`.
///   - context: What it stands in, how the screen is held, what covers it, and when the picture is
///     taken. `nil`: it stands by itself, with the size of its view where `size` says nothing.
public func assertSnapshot<Subject: ViewOrViewController>(
  of subject: @autoclosure @escaping () throws -> Subject, named name: String? = nil,
  size: SnapshotSize? = nil, _ settings: SnapshotSettings...,
  context: SnapshotContext<Subject>? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  SnapshotAssertion(size, settings, testName, fileID, filePath, line, column).run(
    [SubjectRecipe(name: name, make: subject, context: context)])
}
