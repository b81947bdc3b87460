// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What was set of a button's look for each shape of a bar.
struct BarButtonItemLook {
  var titleOffsets: [UIBarMetrics: UIOffset] = [:]
  var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]
  var backgroundOffsets: [UIBarMetrics: CGFloat] = [:]
  var backBackgroundOffsets: [UIBarMetrics: CGFloat] = [:]

  /// The one for the bars of a phone on its side stands for `default` where there is none.
  fileprivate static func shown(_ offsets: [UIBarMetrics: UIOffset]) -> UIOffset? {
    guard !offsets.isEmpty else { return nil }
    let isLow = UITraitCollection.current.verticalSizeClass == .compact
    return offsets[isLow ? .compact : .default] ?? offsets[.default]
  }
}

extension UIBarButtonItem {
  /// Moves the title in bars of a shape, in points.
  public final func setTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    appearanceMarks.note(.barTitleOffset, state: UInt(barMetrics.rawValue))
    look.titleOffsets[barMetrics] = adjustment
    didChange()
  }

  /// How far the title is moved in bars of a shape, in points. The default is zero.
  public final func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    look.titleOffsets[barMetrics] ?? .zero
  }

  /// Moves the title of the button back, in points. Apps move it off the screen so that the chevron
  /// alone is left.
  public final func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    appearanceMarks.note(.backTitleOffset, state: UInt(barMetrics.rawValue))
    look.backTitleOffsets[barMetrics] = adjustment
    didChange()
  }

  /// How far the title of the button back is moved, in points. The default is zero.
  public final func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    look.backTitleOffsets[barMetrics] ?? .zero
  }

  /// Moves the picture behind the item in bars of a shape, in points; kept, as it is not drawn.
  public final func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    look.backgroundOffsets[barMetrics] = adjustment
  }

  /// How far the picture behind the item is moved in bars of a shape, in points. The default is 0.
  public final func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    look.backgroundOffsets[barMetrics] ?? 0
  }

  /// Moves the picture behind the button back, in points; kept, as it is not drawn.
  public final func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    look.backBackgroundOffsets[barMetrics] = adjustment
  }

  /// How far the picture behind the button back is moved, in points. The default is 0.
  public final func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat {
    look.backBackgroundOffsets[barMetrics] ?? 0
  }

  /// How far the title is moved in the bar that is shown; `nil` where the item says nothing.
  var titleOffset: UIOffset? { BarButtonItemLook.shown(look.titleOffsets) }

  /// The same of the title of the button back.
  var backTitleOffset: UIOffset? { BarButtonItemLook.shown(look.backTitleOffsets) }
}
