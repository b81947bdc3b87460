// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What constraints are made between: views and layout guides.
@preconcurrency @MainActor
protocol LayoutItem: AnyObject {
  /// The view itself, or the one that the guide is in; `nil` for a guide that is in none.
  var itemView: UIView? { get }
  /// The anchors that the item was asked for, at the numbers of their attributes: one object for
  /// each side, as on iOS, where tests compare the anchors of constraints with `===`.
  var keptAnchors: [NSObject?] { get set }
}

extension LayoutItem {
  func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    kept(attribute, or: NSLayoutXAxisAnchor(self, attribute))
  }

  func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    kept(attribute, or: NSLayoutYAxisAnchor(self, attribute))
  }

  func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    kept(attribute, or: NSLayoutDimension(self, attribute))
  }

  private func kept<Anchor: NSObject>(
    _ attribute: NSLayoutConstraint.Attribute, or make: @autoclosure () -> Anchor
  ) -> Anchor {
    let place = attribute.rawValue
    if keptAnchors.isEmpty {
      keptAnchors = Array(repeating: nil, count: NSLayoutConstraint.Attribute.greatest + 1)
    } else if let anchor = keptAnchors[place] {
      return unsafeDowncast(anchor, to: Anchor.self)
    }
    let anchor = make()
    keptAnchors[place] = anchor
    return anchor
  }

  /// The anchor of an attribute; `nil` where it is none.
  func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSObject? {
    switch attribute.axis {
    case .x: xAnchor(attribute)
    case .y: yAnchor(attribute)
    case .length: dimension(attribute)
    case .none: nil
    }
  }
}

/// What a constraint holds as an object; `nil` for nothing, and for an object of another kind.
///
/// The two classes are asked for, and not the protocol: for each class that it meets, the runtime
/// looks for that among all conformances of the process.
@preconcurrency @MainActor
func layoutItem(_ object: AnyObject?) -> LayoutItem? {
  if let view = object as? UIView { return view }
  return object as? UILayoutGuide
}

extension UIView: LayoutItem {
  var itemView: UIView? { self }

  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
  /// The edge where text starts.
  public var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
  /// The edge where text ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { dimension(.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { dimension(.height) }
}

extension UILayoutGuide: LayoutItem {
  var itemView: UIView? { owningView }

  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
  /// The edge where text starts.
  public var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
  /// The edge where text ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { dimension(.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { dimension(.height) }
}
