// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A view whose set-up is told in four phases.
///
/// The protocol calls nothing by itself: the view's initializer runs the phases, in the order
/// `configure`, `style`, `layout`, or whoever hosts the view does. `update` is called when what the
/// view shows has changed.
///
/// ```swift
/// final class Badge: UIView, BMView {
///   private let dot = UIView()
///
///   func configure() { addSubview(dot) }
///   func style() { dot.backgroundColor = .systemRed }
///   func update() {}
///   func layout() { dot.frame = bounds }
/// }
/// ```
@preconcurrency @MainActor
public protocol BMView: AnyObject {
  /// Adds the subviews and what they act on.
  func configure()
  /// Gives the view the looks that do not depend on its state.
  func style()
  /// Brings the view up to date with its state.
  func update()
  /// Places the subviews.
  func layout()
}
