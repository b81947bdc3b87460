// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// The lengths of a segmented control in points. Height and dividers were measured on iOS 17 to 26.
struct SegmentMetrics {
  var radius: CGFloat
  var curve: CALayerCornerCurve
  var thumbRadius: CGFloat
  /// The gray of the chosen segment in the dark.
  var darkThumb: CGFloat
  /// Of a shadow in black below the chosen segment.
  var shadowOpacity: Float
  /// Between two segments; no size where there is none.
  var divider: CGSize
  /// Of a title that is chosen.
  var chosenWeight: UIFont.Weight

  static let looks = Looks(
    iOS18: SegmentMetrics(
      radius: 8.91, curve: .continuous, thumbRadius: 6.93, darkThumb: 0.388, shadowOpacity: 0.12,
      divider: CGSize(width: 1, height: 16), chosenWeight: .semibold),
    // Capsules. What shows the choice is a lens of glass, which is drawn white, and gray in the
    // dark.
    iOS26: SegmentMetrics(
      radius: 16, curve: .circular, thumbRadius: 14, darkThumb: 92.0 / 255, shadowOpacity: 0,
      divider: .zero,
      chosenWeight: .semibold))

  static let height: CGFloat = 32
  static let thumbInset: CGFloat = 2
  /// Around a segment's content, left and right together.
  static let padding: CGFloat = 18
  /// The same around a title, before the width is rounded up: fitted to six widths of iOS 17.
  static let titlePadding: CGFloat = 18.25
  static let fontSize: CGFloat = 13
}

extension UISegmentedControl {
  /// Gives the control the corners of the look; an app may change them afterwards.
  func styleEdges() {
    let metrics = SegmentMetrics.looks.current
    layer.cornerRadius = metrics.radius
    layer.cornerCurve = metrics.curve
    // The shadow of the chosen segment ends at the control's edges.
    layer.masksToBounds = true
    styledLook = .current
  }

  func styleThumb() {
    let metrics = SegmentMetrics.looks.current
    let gray = metrics.darkThumb
    let track = UIColor.tertiarySystemFill
    layer.backgroundPaint = pictures.hasBackgrounds ? ground : ground.map(track.over) ?? track
    thumb.isUserInteractionEnabled = false
    thumb.backgroundColor =
      selectedSegmentTintColor
      ?? UIColor(dynamicProvider: {
        $0.userInterfaceStyle == .dark ? UIColor(white: gray, alpha: 1) : .white
      })
    thumb.layer.cornerRadius = metrics.thumbRadius
    thumb.layer.cornerCurve = metrics.curve
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOpacity = metrics.shadowOpacity
  }

  /// Gives each title the font and color of its state.
  func showTitles() {
    for (index, segment) in segments.enumerated() {
      let isSelected = index == selectedSegmentIndex && !isMomentary
      let isOff = !segment.isEnabled || !isEnabled
      var states: [State] = [.normal]
      if isSelected { states.append(.selected) }
      if isOff { states.append(.disabled) }
      var font = UIFont.systemFont(
        ofSize: SegmentMetrics.fontSize,
        weight: isSelected ? SegmentMetrics.looks.current.chosenWeight : .medium)
      var color: UIColor = isOff ? .tertiaryLabel : .label
      for state in states {
        if let value = textAttributes[state]?[.font] as? UIFont { font = value }
        if let value = textAttributes[state]?[.foregroundColor] as? UIColor { color = value }
      }
      segment.label.font = font
      segment.label.textColor = color
      segment.imageView.tintColor = color
    }
  }

  // MARK: Sizes

  /// The width of a title's segment is that of a title that is not chosen, whatever is chosen.
  private func naturalWidth(_ segment: UISegment) -> CGFloat {
    if segment.width > 0 { return segment.width }
    guard !segment.showsImage, let text = segment.label.text else {
      return segment.contentWidth + SegmentMetrics.padding
    }
    let font =
      textAttributes[.selected]?[.font] as? UIFont ?? textAttributes[.normal]?[.font] as? UIFont
      ?? .systemFont(ofSize: SegmentMetrics.fontSize, weight: .medium)
    let width = NSAttributedString(string: text, attributes: [.font: font]).size().width
    return (width + SegmentMetrics.titlePadding).rounded(.up)
  }

  private var naturalWidths: [CGFloat] {
    let widths = segments.map(naturalWidth)
    guard !apportionsSegmentWidthsByContent else { return widths }
    let widest = zip(segments, widths).filter { $0.0.width == 0 }.map(\.1).max() ?? 0
    return zip(segments, widths).map { $0.0.width > 0 ? $0.1 : widest }
  }

  /// The room between two segments.
  private var dividerWidth: CGFloat {
    pictures.dividerWidth ?? SegmentMetrics.looks.current.divider.width
  }

  func naturalSize() -> CGSize {
    let widths = naturalWidths
    let dividers = dividerWidth * CGFloat(max(0, widths.count - 1))
    return CGSize(width: widths.reduce(dividers, +), height: SegmentMetrics.height)
  }

  /// The segments' widths in the present bounds: what is left or missing is shared by those without
  /// a width of their own.
  private var actualWidths: [CGFloat] {
    let natural = naturalWidths
    let extra = bounds.width - naturalSize().width
    let flexible = segments.indices.filter { segments[$0].width == 0 }
    guard extra != 0, !flexible.isEmpty else { return natural }
    let sum = flexible.reduce(0) { $0 + natural[$1] }
    return segments.indices.map { index in
      guard segments[index].width == 0 else { return natural[index] }
      let share =
        apportionsSegmentWidthsByContent && sum > 0
        ? natural[index] / sum : 1 / CGFloat(flexible.count)
      return max(0, natural[index] + extra * share)
    }
  }

  // MARK: Places

  /// The last whole point before a place, or at it: thirds do not add up exactly.
  private func wholePoint(_ x: CGFloat) -> CGFloat { (x + 1.0 / 512).rounded(.down) }

  func placeSegments() {
    if styledLook != .current {
      styleEdges()
      styleThumb()
    }
    showTitles()
    let divider = dividerWidth
    let widths = actualWidths
    var x: CGFloat = 0
    for (index, (segment, width)) in zip(segments, widths).enumerated() {
      // Segments begin at whole points: three in 361 points are 119, 120 and 120 wide on iOS 17.
      let next = x + width + divider
      let end = index == widths.count - 1 ? x + width : wholePoint(next) - divider
      let start = wholePoint(x)
      segment.frame = mirrored(
        CGRect(x: start, y: 0, width: end - start, height: bounds.height),
        in: CGRect(origin: .zero, size: bounds.size))
      x = next
    }
    showBackgrounds()
    adjustContents()
    placeThumb()
    placeDividers()
  }

  private func placeThumb() {
    let isShown =
      segments.indices.contains(selectedSegmentIndex) && !isMomentary && !pictures.hasBackgrounds
    thumb.isHidden = !isShown
    guard isShown else { return }
    let inset = SegmentMetrics.thumbInset
    let frame = segments[selectedSegmentIndex].frame.shrunk(dx: inset, dy: inset)
    if thumb.frame != frame { thumb.frame = frame }
  }

  /// Puts a line between neighbors of which none is chosen, or the app's own picture between all.
  private func placeDividers() {
    let line = SegmentMetrics.looks.current.divider
    while dividers.count < segments.count - 1 {
      let divider = UIImageView()
      divider.layer.cornerRadius = line.width / 2
      dividers.append(divider)
      insertSubview(divider, belowSubview: thumb)
    }
    while dividers.count > max(0, segments.count - 1) {
      dividers.removeLast().removeFromSuperview()
    }
    for (index, divider) in dividers.enumerated() {
      let segment = segments[index].frame
      let chosen = isMomentary ? UISegmentedControl.noSegment : selectedSegmentIndex
      let picture = dividerPicture(after: index)
      let size = picture.map { CGSize(width: $0.size.width, height: bounds.height) } ?? line
      if divider.image != picture { divider.image = picture }
      divider.backgroundColor = picture == nil ? .separator : nil
      divider.isHidden =
        size == .zero || picture == nil && (index == chosen || index + 1 == chosen)
      divider.frame = CGRect(
        x: isMirrored ? segment.minX - size.width : segment.maxX,
        y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }
  }
}
