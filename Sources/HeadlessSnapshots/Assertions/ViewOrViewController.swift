// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// What a snapshot can show: a class of views or of view controllers.
///
/// Both of UIKit's base classes conform; nobody else does.
///
/// ```swift
/// func assertDark<Subject: ViewOrViewController>(_ subject: Subject) {
///   assertSnapshot(of: subject, .userInterfaceStyle(.dark), .variant("dark"))
/// }
/// ```
public protocol ViewOrViewController: UIResponder {}

extension UIView: ViewOrViewController {}
extension UIViewController: ViewOrViewController {}
