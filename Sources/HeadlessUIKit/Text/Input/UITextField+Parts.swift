// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import TextLayout

/// A field's text or placeholder.
final class UITextFieldLabel: UILabel {
  /// Whether a text that is too wide shows its end, as while it is typed.
  var showsEnd = false {
    didSet { if showsEnd != oldValue { setNeedsDisplay() } }
  }

  /// What the text stands lower than in a label of its own, whose text is rounded up the screen: in
  /// five published fields of iOS 16 and 17 it is on the nearest pixel.
  private func shift(in rect: CGRect) -> CGFloat {
    let room = rect.height - font.lineHeight
    guard room > 0, textSize(fitting: 0).height < font.lineHeight + 1 else { return 0 }
    let grid = PixelGrid(scale: traitCollection.displayScale)
    return grid.round(room / 2) - grid.floor(room / 2)
  }

  /// The field whose placeholder this is; `nil` for the text.
  weak var fieldOfPlaceholder: UITextField?

  override func drawText(in rect: CGRect) {
    if let field = fieldOfPlaceholder {
      field.drawPlaceholder(in: rect)
    } else {
      drawStandardText(in: rect)
    }
  }

  /// Draws what the field does not draw itself.
  func drawStandardText(in rect: CGRect) {
    let rect = rect.offsetBy(dx: 0, dy: shift(in: rect))
    let width = showsEnd ? textSize(fitting: 0).width : 0
    guard width > rect.width else { return super.drawText(in: rect) }
    super.drawText(
      in: CGRect(
        x: isMirrored ? rect.minX : rect.maxX - width, y: rect.minY, width: width,
        height: rect.height))
  }
}

/// The button that empties a field: a cross cut out of a disk.
final class UITextFieldClearButton: UIControl {
  static let side: CGFloat = 19
  /// Of the disk, as on iOS 16.
  private static let diameter: CGFloat = 17
  private static let cross: CGFloat = 17.0 / 3
  private static let stroke: CGFloat = 1.5

  /// A fifth of black, which is what iOS 16 has on white.
  static let standardColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .tertiaryLabel : UIColor(white: 0, alpha: 0.2)
  }

  /// The color of the disk.
  var color = UITextFieldClearButton.standardColor

  override var hasContent: Bool { true }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    let diameter = UITextFieldClearButton.diameter
    var path = Path(
      ellipseIn: CGRect(
        x: bounds.midX - diameter / 2, y: bounds.midY - diameter / 2, width: diameter,
        height: diameter))
    path.append(cross)
    recorder.fill(path, with: color.paint, rule: .evenOdd)
  }

  /// Two bars at right angles, turned by 45 degrees, as one contour.
  private var cross: Path {
    let (reach, half) = (UITextFieldClearButton.cross / 2, UITextFieldClearButton.stroke / 2)
    // Along the diagonals; 45 degrees need no sine: both are the square root of a half.
    let diagonal = CGFloat(0.5).squareRoot()
    let bar = reach / diagonal
    let corners: [(CGFloat, CGFloat)] = [
      (half, half), (bar, half), (bar, -half), (half, -half), (half, -bar), (-half, -bar),
      (-half, -half), (-bar, -half), (-bar, half), (-half, half), (-half, bar), (half, bar),
    ]
    var path = Path()
    for (index, corner) in corners.enumerated() {
      let point = CGPoint(
        x: bounds.midX + (corner.0 - corner.1) * diagonal,
        y: bounds.midY + (corner.0 + corner.1) * diagonal)
      index == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    path.close()
    return path
  }
}

extension UILabel {
  /// Takes the direction of the field that it is a part of; the same one again changes nothing.
  func takeOver(_ attribute: UISemanticContentAttribute) {
    if semanticContentAttribute != attribute { semanticContentAttribute = attribute }
  }
}
