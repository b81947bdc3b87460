// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// The cross in a circle of a button of the type `close`, as iOS 13 to 18 draw it.
final class CloseButtonMark: UIView {
  static let size = CGSize(width: 30, height: 30)
  /// From the middle to the end of an arm, along each axis.
  private static let reach: CGFloat = 4.5
  private static let armWidth: CGFloat = 2.5

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override var hasContent: Bool { true }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    let grid = PixelGrid(scale: recorder.scale)
    let corner = CGPoint(
      x: grid.round(bounds.midX - Self.size.width / 2),
      y: grid.round(bounds.midY - Self.size.height / 2))
    let circle = CGRect(origin: corner, size: Self.size)
    recorder.fill(Path(ellipseIn: circle), with: UIColor.tertiarySystemFill.paint)
    var cross = Path()
    let (middle, reach) = (CGPoint(x: circle.midX, y: circle.midY), Self.reach)
    for side in [-reach, reach] {
      cross.move(to: CGPoint(x: middle.x - reach, y: middle.y - side))
      cross.addLine(to: CGPoint(x: middle.x + reach, y: middle.y + side))
    }
    // Both arms at once: what shines through is not darker where they cross.
    let outline = cross.stroked(StrokeStyle(width: Self.armWidth, cap: .round))
    recorder.fill(outline, with: UIColor.secondaryLabel.paint)
  }
}

extension UIButton {
  /// Shows the cross of a button of the type `close`, unless it has an image or a title of its own.
  func showCloseMark() {
    guard buttonType == .close else { return }
    let mark =
      closeMark ?? CloseButtonMark(frame: CGRect(origin: .zero, size: CloseButtonMark.size))
    if closeMark == nil {
      closeMark = mark
      addSubview(mark)
    }
    mark.isHidden = currentImage != nil || currentTitle != nil || configuration != nil
    mark.alpha = isHighlighted || !isEnabled ? 0.5 : 1
  }

  func placeCloseMark() {
    guard let closeMark else { return }
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let size = CloseButtonMark.size
    closeMark.frame = CGRect(
      x: grid.round(bounds.midX - size.width / 2), y: grid.round(bounds.midY - size.height / 2),
      width: size.width, height: size.height)
  }

  /// Whether the cross is all that the button shows.
  var showsCloseMark: Bool { closeMark.map { !$0.isHidden } ?? false }
}
