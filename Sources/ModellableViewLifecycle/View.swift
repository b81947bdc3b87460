// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A view with four phases: setup, style, update, layout. The design is Tempura's.
///
/// Nothing is automatic: the conforming view's initializer calls ``setup()``, then ``style()``;
/// ``update()`` follows each change of its state; ``layoutSubviews()`` is UIKit's own. A view whose
/// layout depends on its state calls `setNeedsLayout()` in its update.
///
/// ```swift
/// final class Counter: UIView, View {
///   let label = UILabel()
///   var count = 0 { didSet { update() } }
///
///   override init(frame: CGRect) {
///     super.init(frame: frame)
///     setup()
///     style()
///   }
///
///   func setup() { addSubview(label) }
///   func style() { label.textAlignment = .center }
///   func update() { label.text = "\(count)" }
///   override func layoutSubviews() { label.frame = bounds }
/// }
/// ```
@preconcurrency @MainActor
public protocol View: AnyObject {
  /// Adds subviews and interactions. Called once, when the view is made.
  func setup()

  /// Gives the view the looks that do not depend on its state. Called once, after ``setup()``.
  func style()

  /// Shows the present state.
  func update()

  /// Places the subviews.
  func layoutSubviews()
}
