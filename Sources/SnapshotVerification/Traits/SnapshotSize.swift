// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit

/// How large a picture is, in points.
///
/// ```swift
/// assertSnapshots(of: ProfileView.self, states: profiles, size: .fixed(320, 88))
/// assertSnapshots(of: MessageCell.self, states: messages, size: .width(375))
/// ```
public enum SnapshotSize: Hashable, Sendable {
  /// A width and a height, both above 0.
  case fixed(CGSize)
  /// A width, and the height that fits.
  ///
  /// It is the one that Auto Layout gives (`systemLayoutSizeFitting`), and where the constraints
  /// give none, the one of `sizeThatFits`. The view is in its state when it is asked.
  case width(CGFloat)
  /// The size that fits in both directions, asked for as with ``width(_:)``.
  case fitting

  /// A width and a height, both above 0.
  public static func fixed(_ width: CGFloat, _ height: CGFloat) -> SnapshotSize {
    .fixed(CGSize(width: width, height: height))
  }

  /// The size of a device's screen.
  ///
  /// What else a device decides (scale, safe area, size classes) comes with the setting
  /// `.traits(.device(...))`, which names the variant after it.
  public static func device(_ device: SnapshotDevice) -> SnapshotSize { .fixed(device.size) }

  /// The size where it is known before there is a view.
  package var fixedSize: CGSize? {
    switch self {
    case .fixed(let size): size
    case .width, .fitting: nil
    }
  }
}

extension SnapshotSize {
  /// The size with which a view is made and put into its state: `given`, with this width.
  ///
  /// - Throws: `SnapshotVerifier.Error.unusableSize` for a width that no view can have.
  func proposal(_ given: CGSize?) throws(SnapshotVerifier.Error) -> CGSize? {
    switch self {
    case .fixed(let size): return size
    case .fitting: return given
    case .width(let width):
      guard width > 0, width.isFinite else {
        throw .unusableSize(
          size: "\(number(width))", reason: "a width must be above 0 and finite. \(Self.advice)")
      }
      return CGSize(width: width, height: given?.height ?? 0)
    }
  }

  /// The size that fits a view in its state; `nil` where the size is fixed.
  ///
  /// - Throws: `SnapshotVerifier.Error.unusableSize` where neither constraints nor `sizeThatFits`
  ///   give one.
  func fitted(to view: UIView) throws(SnapshotVerifier.Error) -> CGSize? {
    let size: CGSize
    switch self {
    case .fixed: return nil
    case .width(let width):
      size = CGSize(width: width, height: Self.height(of: view, width: width))
    case .fitting: size = Self.size(of: view)
    }
    guard Self.isUsable(size) else {
      throw .unusableSize(
        size: Self.text(size),
        reason:
          "that is what fits \(type(of: view)), whose constraints and `sizeThatFits` do not say "
          + "more. \(adviceWhereNothingFits)")
    }
    return size
  }

  /// What to write where a view has no size that fits, although such a one was asked for.
  private var adviceWhereNothingFits: String {
    let (edges, sides) =
      if case .width = self { ("from its top to its bottom", "height") } else {
        ("from edge to edge in both directions", "size")
      }
    return "Constrain what it holds \(edges), give it an `intrinsicContentSize`, or pass its "
      + "\(sides), such as with `size: .fixed(320, 88)`"
  }

  private static func height(of view: UIView, width: CGFloat) -> CGFloat {
    let target = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
    let height = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    if height > 0 { return height }
    return view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  private static func size(of view: UIView) -> CGSize {
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if isUsable(size) { return size }
    let unlimited = CGFloat.greatestFiniteMagnitude
    return view.sizeThatFits(CGSize(width: unlimited, height: unlimited))
  }

  private static func isUsable(_ size: CGSize) -> Bool {
    size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
  }
}
