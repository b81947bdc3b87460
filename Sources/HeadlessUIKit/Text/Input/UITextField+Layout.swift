// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

// Where the parts of a field are, in points.
//
//   ┌──────────────────────────────────────────────┐
//   │ left view │ 7 │ text …           │ clear │ 5 │ or right view
//   └──────────────────────────────────────────────┘

extension UITextField {
  /// Between the frame and the text.
  private var padding: CGSize {
    switch borderStyle {
    case .none: .zero
    case .line, .bezel: CGSize(width: 4, height: 2)
    case .roundedRect: CGSize(width: 7, height: 2)
    }
  }

  var showsLeftView: Bool { leftView != nil && leftViewMode.shows(isEditing: isEditing) }
  private var showsRightView: Bool {
    rightView != nil && rightViewMode.shows(isEditing: isEditing)
  }
  var showsClearButton: Bool {
    hasText && isEnabled && !showsRightView && clearButtonMode.shows(isEditing: isEditing)
  }

  // MARK: Rectangles

  func standardTextRect(forBounds bounds: CGRect) -> CGRect {
    let left = showsLeftView ? reach(of: leftViewRect(forBounds: bounds), atStart: true, bounds) : 0
    var right = padding.width
    if showsRightView {
      right += reach(of: rightViewRect(forBounds: bounds), atStart: false, bounds)
    }
    if showsClearButton { right = bounds.maxX - standardClearX(bounds) + 2 }
    let start = left + padding.width
    return CGRect(
      x: bounds.minX + (isMirrored ? right : start), y: bounds.minY + padding.height,
      width: max(0, bounds.width - start - right),
      height: max(0, bounds.height - 2 * padding.height))
  }

  /// How far a side view reaches into the field: where a class has moved it away from the edge, the
  /// text begins behind it all the same.
  private func reach(of rect: CGRect, atStart: Bool, _ bounds: CGRect) -> CGFloat {
    max(0, atStart != isMirrored ? rect.maxX - bounds.minX : bounds.maxX - rect.minX)
  }

  private func standardClearX(_ bounds: CGRect) -> CGFloat {
    bounds.maxX - UITextFieldClearButton.side - clearMargin
  }

  /// From the button that empties the field to the edge: the disk of one without a border ends
  /// 6.67 points from it on iOS 16.
  private var clearMargin: CGFloat { borderStyle == .none ? 17.0 / 3 : 5 }

  func standardClearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = UITextFieldClearButton.side
    let atEnd = CGRect(
      x: standardClearX(bounds), y: bounds.midY - side / 2, width: side, height: side)
    return mirrored(atEnd, in: bounds)
  }

  func standardSideRect(_ view: UIView?, atStart: Bool, _ bounds: CGRect) -> CGRect {
    var size = view?.bounds.size ?? .zero
    if let view, size == .zero {
      size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    return CGRect(
      x: atStart != isMirrored ? bounds.minX : bounds.maxX - size.width,
      y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  // MARK: Layout

  func layOutParts() {
    layOutBackground()
    layOut(leftView, isShown: showsLeftView, leftViewRect(forBounds: bounds))
    layOut(rightView, isShown: showsRightView, rightViewRect(forBounds: bounds))
    layOutClearButton()
    let text = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    for (label, room) in [
      (textLabel, text), (placeholderLabel, placeholderRect(forBounds: bounds)),
    ] {
      label.takeOver(semanticContentAttribute)
      label.frame = aligned(label, in: room)
    }
    textLabel.showsEnd = isEditing
    let mode: NSLineBreakMode = isEditing ? .byClipping : .byTruncatingTail
    // Setting it anew would ask for another layout.
    if textLabel.lineBreakMode != mode { textLabel.lineBreakMode = mode }
  }

  /// A label is as high as its text, and stands where the field's vertical alignment says.
  private func aligned(_ label: UILabel, in room: CGRect) -> CGRect {
    let height = min(room.height, label.textSize(fitting: 0).height)
    switch contentVerticalAlignment {
    case .center, .fill: return room
    case .top: return CGRect(x: room.minX, y: room.minY, width: room.width, height: height)
    case .bottom:
      return CGRect(x: room.minX, y: room.maxY - height, width: room.width, height: height)
    }
  }

  private func layOut(_ view: UIView?, isShown: Bool, _ frame: CGRect) {
    guard let view else { return }
    if isShown {
      if view.superview !== self { addSubview(view) }
      view.frame = frame
    } else if view.superview === self {
      view.removeFromSuperview()
    }
  }

  private func layOutClearButton() {
    guard showsClearButton else {
      clearButtonStorage?.removeFromSuperview()
      namedClearButtonStorage?.removeFromSuperview()
      return
    }
    let button = namedClearButtonStorage ?? clearButtonStorage ?? makeClearButton()
    if button.superview !== self { addSubview(button) }
    button.frame = clearButtonRect(forBounds: bounds)
  }

  private func makeClearButton() -> UITextFieldClearButton {
    let button = UITextFieldClearButton()
    button.isOpaque = false
    button.color = clearButtonColor
    button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    clearButtonStorage = button
    return button
  }

  func sideViewDidChange(_ former: UIView?) {
    if let former, former !== leftView, former !== rightView, former.superview === self {
      former.removeFromSuperview()
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Measuring

  /// A line's height and a point for the caret, in whole points: 22 in 17 points.
  private var lineHeight: CGFloat { (presentFont.lineHeight + 1).rounded(.up) }

  /// The font in the size of text that the field is shown in.
  var presentFont: UIFont {
    adjustsFontForContentSizeCategory ? fontStorage.adapted(to: traitCollection) : fontStorage
  }

  /// The height of a field without a border, which has five thirds of a point above and below its
  /// line together: 22 in 17 points, 16 in 12. On iOS 26 one without text has at least that of 17
  /// points, and one with dots only its line.
  private var plainHeight: CGFloat {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    var line = presentFont.lineHeight
    if SystemLook.current == .iOS26 {
      if isSecureTextEntry { return grid.ceil(line) }
      if !hasText { line = max(line, UIFont.systemFont(ofSize: 17).lineHeight) }
    }
    return grid.ceil(line + 5.0 / 3)
  }

  var naturalSize: CGSize {
    let room = roomThatSubclassTakes
    let size = standardNaturalSize
    return CGSize(width: size.width + room.width, height: size.height + room.height)
  }

  /// What a subclass's text rectangle takes from the standard one, in points: a field is larger by
  /// that on iOS 18 (recorded in qweqrty/WrapKit: 50.33 high, with 10 above and below the text).
  private var roomThatSubclassTakes: CGSize {
    let isOfUIKit = [UITextField.self, UISearchTextField.self].contains {
      $0 == Swift.type(of: self)
    }
    guard !isOfUIKit, !isMeasuringRoom else { return .zero }
    isMeasuringRoom = true
    defer { isMeasuringRoom = false }
    let natural = standardNaturalSize
    // Where there is room enough, what is taken does not depend on it.
    let room = CGRect(
      x: 0, y: 0, width: max(bounds.width, natural.width + 200),
      height: max(bounds.height, natural.height + 200))
    let (own, standard) = (textRect(forBounds: room), standardTextRect(forBounds: room))
    func taken(_ own: CGFloat, _ standard: CGFloat) -> CGFloat {
      let difference = standard - own
      return own.isFinite && difference > 0 && own > 0 ? difference : 0
    }
    guard !own.isNull, room.contains(own) else { return .zero }
    return CGSize(
      width: taken(own.width, standard.width), height: taken(own.height, standard.height))
  }

  private var standardNaturalSize: CGSize {
    let text = hasText ? textLabel : placeholderLabel
    var width = text.textSize(fitting: 0).width + 2 * padding.width
    if showsLeftView { width += leftViewRect(forBounds: bounds).width }
    if showsRightView { width += rightViewRect(forBounds: bounds).width }
    if showsClearButton { width += bounds.maxX - standardClearX(bounds) + 2 - padding.width }
    let height =
      switch borderStyle {
      case .none: plainHeight
      case .line, .bezel: lineHeight + 2 * padding.height
      case .roundedRect: max(34, lineHeight + 12)
      }
    return CGSize(width: width, height: height)
  }
}

extension UITextField: TextContent {
  var contentHeightFollowsWidth: Bool { false }

  func intrinsicContentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }

  // The text is in the middle of a field of natural height, on the nearest pixel.
  var firstBaselineFromTop: CGFloat {
    let scale = traitCollection.displayScale
    let font = presentFont
    let top = (intrinsicContentSize.height - font.lineHeight) / 2
    return PixelGrid(scale: scale > 0 ? scale : 1).round(top) + font.ascender
  }

  var lastBaselineFromBottom: CGFloat { intrinsicContentSize.height - firstBaselineFromTop }
}
