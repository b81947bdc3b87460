// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import SnapshotVerification

/// Asserts that what a picture shows of a view or a controller is what its reference shows.
///
/// In a file that also imports `SnapshotTesting`, that module's `assertSnapshot(of:as:)` is meant.
///
/// ```swift
/// assertSnapshot(of: ProfileView(model), as: .accessibilityImage, size: .fixed(320, 88))
/// ```
///
/// - Parameters:
///   - subject: The view or the controller. What is made in this argument is made at the snapshot's
///     scale and style.
///   - picture: What is shown. It is a part of the reference's name.
///   - name: What tells several snapshots of one test apart; `nil` for the only one.
///   - size: As `SnapshotSettings.size`.
///   - settings: What else is to be otherwise than in the scope, such as `.scale(3)`.
///   - context: What it stands in; see `assertSnapshot(of:named:size:_:context:)`.
@_disfavoredOverload
public func assertSnapshot<Subject: ViewOrViewController>(
  of subject: @autoclosure @escaping () throws -> Subject, as picture: SnapshotPicture,
  named name: String? = nil, size: SnapshotSize? = nil, _ settings: SnapshotSettings...,
  context: SnapshotContext<Subject>? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  SnapshotAssertion(size, settings + [.picture(picture)], testName, fileID, filePath, line, column)
    .run([SubjectRecipe(name: name, make: subject, context: context)])
}
