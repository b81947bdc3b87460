// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What has anchors: views and layout guides.
///
/// On iOS any object can be asked for one: `func fill(_ object: AnyObject)` with
/// `object.topAnchor`. The plug-in UIKitSources writes this protocol there.
@preconcurrency @MainActor
public protocol ItemWithAnchors: AnyObject {
  /// The left edge.
  var leftAnchor: NSLayoutXAxisAnchor { get }
  /// The right edge.
  var rightAnchor: NSLayoutXAxisAnchor { get }
  /// The edge where text starts.
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  /// The edge where text ends.
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  /// The middle between left and right.
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  /// The top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The middle between top and bottom.
  var centerYAnchor: NSLayoutYAxisAnchor { get }
  /// The width.
  var widthAnchor: NSLayoutDimension { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

extension UIView: ItemWithAnchors {}

extension UILayoutGuide: ItemWithAnchors {}
