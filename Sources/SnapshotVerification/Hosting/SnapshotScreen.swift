// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit

/// The screen of a snapshot as the device is held.
struct SnapshotScreen {
  /// From this height in portrait on, insets at the top mean a notch and not just a status bar.
  private static let tallestStatusBar: CGFloat = 24
  /// The strip at the bottom of a phone without a home button that lies on its side.
  private static let landscapeHomeIndicator: CGFloat = 21
  /// The lower side of the smallest phone that has much room from side to side when it lies on it:
  /// those called Plus and Max have 414 points and more, the others 402 at most.
  private static let largePhone: CGFloat = 414

  let size: CGSize
  let safeAreaInsets: UIEdgeInsets

  /// The screen that a context asks for.
  ///
  /// - Parameters:
  ///   - size: The size that the assertion was given; `nil`: that of the running task's screen.
  init<Subject>(size: CGSize?, context: SnapshotContext<Subject>) {
    let environment = RenderingEnvironment.current
    let given = size ?? environment.screenSize
    let turned = SnapshotScreen.turned(given, to: context.orientation)
    self.size = turned
    // The scope's insets are those of its screen, which may be held in another way.
    let isTurned =
      (environment.screenSize.width > environment.screenSize.height)
      != (turned.width > turned.height)
    let insets = environment.safeAreaInsets
    safeAreaInsets =
      context.safeAreaInsets ?? (isTurned ? SnapshotScreen.turned(insets, to: turned) : insets)
  }

  private static func turned(_ size: CGSize, to orientation: SnapshotOrientation?) -> CGSize {
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    return switch orientation {
    case nil: size
    case .portrait: CGSize(width: short, height: long)
    case .landscape: CGSize(width: long, height: short)
    }
  }

  /// The insets of a device that is held in the other way: a phone's notch lies at a side, and
  /// space is left at both; a status bar alone is not shown on a phone that lies.
  private static func turned(_ insets: UIEdgeInsets, to size: CGSize) -> UIEdgeInsets {
    guard RenderingEnvironment.current.userInterfaceIdiom == .phone else { return insets }
    if size.width > size.height {
      guard insets.top > tallestStatusBar else { return .zero }
      return UIEdgeInsets(
        top: 0, left: insets.top, bottom: insets.bottom > 0 ? landscapeHomeIndicator : 0,
        right: insets.top)
    }
    return UIEdgeInsets(
      top: max(insets.left, insets.right), left: 0, bottom: insets.bottom > 0 ? 34 : 0, right: 0)
  }

  /// Runs `body` with the screen as the one of the running task.
  func withEnvironment(_ body: () throws -> Void) rethrows {
    var environment = RenderingEnvironment.current
    environment.screenSize = size
    environment.safeAreaInsets = safeAreaInsets
    environment.screenSafeAreaInsets = safeAreaInsets
    if environment.userInterfaceIdiom == .phone {
      let isLying = size.width > size.height
      environment.verticalSizeClass = isLying ? .compact : .regular
      environment.horizontalSizeClass =
        isLying && size.height >= SnapshotScreen.largePhone ? .regular : .compact
    }
    try RenderingEnvironment.$current.withValue(environment, operation: body)
  }
}
