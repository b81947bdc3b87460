// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// How content that has a size of its own is placed in a view's bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill = 0
    /// Scaled evenly to lie within the bounds, in the middle.
    case scaleAspectFit = 1
    /// Scaled evenly to cover the bounds, in the middle.
    case scaleAspectFill = 2
    /// Drawn again for each new size; pictures are stretched.
    case redraw = 3
    /// Not scaled, in the middle.
    case center = 4
    /// Not scaled, at the middle of the top edge.
    case top = 5
    /// Not scaled, at the middle of the bottom edge.
    case bottom = 6
    /// Not scaled, at the middle of the left edge.
    case left = 7
    /// Not scaled, at the middle of the right edge.
    case right = 8
    /// Not scaled, in the top left corner.
    case topLeft = 9
    /// Not scaled, in the top right corner.
    case topRight = 10
    /// Not scaled, in the bottom left corner.
    case bottomLeft = 11
    /// Not scaled, in the bottom right corner.
    case bottomRight = 12
  }
}

extension UIView.ContentMode {
  /// Where content of the given size goes in `bounds`. Content without area goes nowhere.
  func destination(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
    let placed = scaled(size, in: bounds.size)
    return CGRect(
      x: bounds.minX + (bounds.width - placed.width) * horizontalShare,
      y: bounds.minY + (bounds.height - placed.height) * verticalShare,
      width: placed.width, height: placed.height)
  }

  private func scaled(_ size: CGSize, in bounds: CGSize) -> CGSize {
    let horizontal = bounds.width / size.width
    let vertical = bounds.height / size.height
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return size.scaled(by: min(horizontal, vertical))
    case .scaleAspectFill: return size.scaled(by: max(horizontal, vertical))
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      return size
    }
  }

  /// The part of the free width that lies to the left.
  private var horizontalShare: CGFloat {
    switch self {
    case .left, .topLeft, .bottomLeft: 0
    case .right, .topRight, .bottomRight: 1
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom: 0.5
    }
  }

  /// The part of the free height that lies above.
  private var verticalShare: CGFloat {
    switch self {
    case .top, .topLeft, .topRight: 0
    case .bottom, .bottomLeft, .bottomRight: 1
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .left, .right: 0.5
    }
  }
}

extension CGSize {
  fileprivate func scaled(by factor: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
}
