// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension UITableViewCell {
  private static let partDistance: CGFloat = 15
  /// The content's own margin beside an accessory, where the content ends.
  static let accessoryDistance: CGFloat = 8
  private static let value2Width: CGFloat = 91
  private static let editingRoom: CGFloat = 38

  /// 16 points, 20 on wide phones.
  var margin: CGFloat { surroundings?.margin ?? SystemMargin.table(width: bounds.width) }

  /// The least margin of the content where the cell has margins of its own.
  private static let leastMargin: CGFloat = 8

  /// From the cell's start to its content.
  var startMargin: CGFloat {
    guard let own = layoutStateStorage?.margins else { return margin }
    return max(UITableViewCell.leastMargin, isMirrored ? own.right : own.left)
  }

  /// From the accessory, or the content without one, to the cell's end.
  private var trailingMargin: CGFloat {
    guard let own = layoutStateStorage?.margins else { return margin }
    return max(UITableViewCell.leastMargin, isMirrored ? own.left : own.right)
  }

  // MARK: Parts

  func makeTextLabel() -> UILabel {
    if let textLabelStorage { return textLabelStorage }
    let label = makeLabel(style == .value2 ? .caption1 : .body)
    if style == .value2 {
      label.asToolkit { label.textColor = tintColor }
      label.textAlignment =
        isMirrored ? .left : .right
    }
    textLabelStorage = label
    contentView.addSubview(label)
    return label
  }

  func makeDetailLabel() -> UILabel? {
    guard style != .default else { return nil }
    if let detailLabelStorage { return detailLabelStorage }
    let label = makeLabel(style == .value1 ? .body : .caption1)
    if style == .value1 { label.asToolkit { label.textColor = .secondaryLabel } }
    detailLabelStorage = label
    contentView.addSubview(label)
    return label
  }

  /// A label whose font follows the user's text size, as those of UIKit's cells do.
  private func makeLabel(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.asToolkit { label.font = .preferredFont(forTextStyle: style) }
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  func makeImageView() -> UIImageView {
    if let imageViewStorage { return imageViewStorage }
    let view = UIImageView()
    view.symbolDefaults = .large
    imageViewStorage = view
    contentView.addSubview(view)
    return view
  }

  func replaceBackground(_ old: UIView?, by new: UIView?, at index: Int) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: index)
  }

  var showsSelection: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

  func selectionDidChange() {
    let isShown = showsSelection
    setNeedsUpdateConfiguration()
    contentView.highlightContent(isShown)
    // A background configuration shows the selection itself.
    let isOwn = isShown && backgroundConfiguration == nil
    if isOwn, selectedBackgroundView == nil, standardSelection == nil {
      let view = UIView(frame: bounds)
      view.backgroundColor = .systemGray4
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      standardSelection = view
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
    }
    standardSelection?.isHidden = !isOwn || selectedBackgroundView != nil
    selectedBackgroundView?.isHidden = !isShown
    editingControl?.choose(isSelected)
  }

  func accessoryDidChange() {
    let type = isEditing ? editingAccessoryType : accessoryType
    accessoryMark?.removeFromSuperview()
    accessoryMark = nil
    accessoryView?.isHidden = isEditing && editingAccessoryView != nil
    if isEditing, let editingAccessoryView {
      if editingAccessoryView.superview !== self { addSubview(editingAccessoryView) }
    } else if let accessoryView {
      if accessoryView.superview !== self { addSubview(accessoryView) }
    } else if type != .none {
      let mark = CellAccessoryMark(type)
      accessoryMark = mark
      addSubview(mark)
    }
    contentMarginsDidChange()
    setNeedsLayout()
  }

  // MARK: Places

  /// What stands at the end and its distance from the edge.
  var accessory: UIView? {
    (isEditing ? editingAccessoryView : nil) ?? accessoryView ?? accessoryMark
  }

  /// The width at the end that is not the content's.
  var accessoryRoom: CGFloat {
    guard let accessory else { return reorderControl == nil ? 0 : safeEnd + reorderRoom }
    let mark = accessory as? CellAccessoryMark
    return safeEnd + reorderRoom
      + (mark?.room(margin: trailingMargin, grid: grid)
        ?? accessory.bounds.width + trailingMargin)
  }

  /// The width that the lines take by which the row is moved, with the margin before them.
  private var reorderRoom: CGFloat {
    reorderControl.map { $0.bounds.width + trailingMargin } ?? 0
  }

  /// The width at the start that is not the content's: what lies below bars, and the editing
  /// control.
  var contentStart: CGFloat {
    let insets = safeAreaInsets
    return (isMirrored ? insets.right : insets.left)
      + (editingControl != nil || isEditing && keepsEditingRoom ? UITableViewCell.editingRoom : 0)
  }

  private var safeEnd: CGFloat {
    (isMirrored ? safeAreaInsets.left : safeAreaInsets.right) + (surroundings?.indexRoom ?? 0)
  }

  func placeParts() {
    // The content goes under the line below it.
    let height = bounds.height
    let (start, end) = (contentStart, max(accessoryRoom, safeEnd))
    content.frame = mirrored(
      CGRect(x: start, y: 0, width: max(0, bounds.width - start - end), height: height))
    if let accessory {
      let size = accessory.bounds.size
      accessory.frame = mirrored(
        CGRect(
          x: bounds.width - safeEnd - reorderRoom - trailingMargin - size.width,
          y: grid.round((height - size.height) / 2), width: size.width, height: size.height))
    }
    if let reorderControl {
      let size = reorderControl.bounds.size
      reorderControl.frame = mirrored(
        CGRect(
          x: bounds.width - safeEnd - trailingMargin - size.width,
          y: grid.round((height - size.height) / 2), width: size.width, height: size.height))
    }
    if let editingControl {
      let size = editingControl.bounds.size
      editingControl.frame = mirrored(
        CGRect(
          x: start - UITableViewCell.editingRoom + startMargin,
          y: grid.round((height - size.height) / 2), width: size.width, height: size.height))
    }
    contentMarginsDidChange()
    placeContent()
    placeSeparators()
  }

  /// A rectangle of the cell, mirrored where text runs from right to left.
  private func mirrored(_ rect: CGRect) -> CGRect {
    mirrored(rect, in: CGRect(origin: .zero, size: bounds.size))
  }

  private var grid: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }

  /// Labels and a picture that show something are in the cell again, as on iOS, where an app took
  /// all views out of its content.
  private func takeBackParts() {
    for label in [textLabelStorage, detailLabelStorage].compactMap({ $0 })
    where label.superviewStorage == nil && label.text?.isEmpty == false {
      content.addSubview(label)
    }
    if let imageViewStorage, imageViewStorage.superviewStorage == nil,
      imageViewStorage.shownImage != nil
    {
      content.addSubview(imageViewStorage)
    }
  }

  /// Places picture and labels as for text from left to right, and mirrors them where it is not.
  private func placeContent() {
    takeBackParts()
    let area = content.bounds
    var left = startMargin + CGFloat(indentationLevel) * indentationWidth
    var frames: [(UIView, CGRect)] = []
    if let imageView = imageViewStorage, let image = imageView.shownImage {
      let height = min(image.size.height, area.height)
      let width = image.size.height > 0 ? image.size.width * height / image.size.height : 0
      frames.append(
        (
          imageView,
          CGRect(
            x: left, y: grid.round((area.height - height) / 2), width: width, height: height)
        ))
      left += width + UITableViewCell.partDistance
    }
    let right = area.width - endMargin
    frames += labelFrames(
      in: CGRect(x: left, y: 0, width: max(0, right - left), height: area.height))
    for (view, frame) in frames {
      view.frame = mirrored(frame, in: CGRect(origin: .zero, size: area.size))
    }
  }

  /// From the labels to the content's end.
  var endMargin: CGFloat {
    accessory == nil && reorderControl == nil
      ? trailingMargin : UITableViewCell.accessoryDistance
  }

  /// From the content's start to the labels, as they were placed last.
  var labelStart: CGFloat {
    if let list = content as? UIListContentView { return list.textStart }
    let indent = startMargin + CGFloat(indentationLevel) * indentationWidth
    guard let image = imageViewStorage?.shownImage, image.size.height > 0 else { return indent }
    let height = min(image.size.height, max(content.bounds.height, 1))
    return indent + image.size.width * height / image.size.height + UITableViewCell.partDistance
  }

  private func labelFrames(in area: CGRect) -> [(UIView, CGRect)] {
    let text = textLabelStorage.map { ($0, size(of: $0, width: area.width)) }
    let detail = detailLabelStorage.map { ($0, size(of: $0, width: area.width)) }
    func centered(_ size: CGSize, x: CGFloat, width: CGFloat) -> CGRect {
      CGRect(
        x: x, y: grid.round((area.height - size.height) / 2), width: width, height: size.height)
    }
    var frames: [(UIView, CGRect)] = []
    switch style {
    case .default:
      // The label is as high as the cell; its text is in the middle of it.
      if let (label, _) = text { frames.append((label, area)) }
    case .subtitle:
      let places = subtitlePlaces(
        text: text?.1.height ?? 0, detail: detail?.1.height ?? 0, height: area.height)
      for (part, y) in [(text, places.text), (detail, places.detail)] {
        guard let (label, size) = part else { continue }
        frames.append(
          (
            label,
            CGRect(x: area.minX, y: y, width: min(size.width, area.width), height: size.height)
          ))
      }
    case .value1:
      let used = min(text?.1.width ?? 0, area.width)
      if let (label, size) = text {
        frames.append((label, centered(size, x: area.minX, width: used)))
      }
      if let (label, size) = detail {
        let width = max(0, min(size.width, area.width - used - 6))
        frames.append((label, centered(size, x: area.maxX - width, width: width)))
      }
    case .value2:
      let first = UITableViewCell.value2Width
      if let (label, size) = text {
        frames.append((label, centered(size, x: area.minX, width: first)))
      }
      if let (label, size) = detail {
        let width = max(0, min(size.width, area.width - first - 6))
        frames.append((label, centered(size, x: area.minX + first + 6, width: width)))
      }
    }
    return frames
  }

  /// Where a title and the text below it begin: apart by 3 points where there is room, for which
  /// the title moves up from where both are in the middle.
  private func subtitlePlaces(
    text: CGFloat, detail: CGFloat, height: CGFloat
  ) -> (text: CGFloat, detail: CGFloat) {
    let room = height - text - detail
    guard text > 0, detail > 0 else { return (grid.round(room / 2), grid.round(room / 2)) }
    let gap = min(max(((room - 17) / 2).rounded(.down), 0), 3)
    let top = (room / 2 - gap).rounded(.up)
    return (top, top + text + gap)
  }

  private func size(of label: UILabel, width: CGFloat) -> CGSize {
    label.text?.isEmpty == false ? label.sizeThatFits(CGSize(width: width, height: 0)) : .zero
  }

  /// The size of a cell with constraints of its own, such as a height, or to whose edges its views
  /// are fixed rather than to those of the content (mcoletes/TheCatLibrary's `CatsImageCell`, which is
  /// as high as it says on iOS).
  func sizeByOwnConstraints(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let (start, end) = (contentStart, accessoryRoom)
    let line = surroundings?.separatorHeight ?? 0
    var size = fittingSize(
      target, horizontal, vertical,
      filling: .init(
        view: content,
        insets: UIEdgeInsets(
          top: 0, left: isMirrored ? end : start, bottom: line, right: isMirrored ? start : end)))
    // Labels of the cell's own are placed without constraints.
    if !content.holdsConstraints, shownContentHeight > 0 {
      size.height = max(size.height, naturalHeight(width: target.width))
    }
    heightWithLine = line > 0 ? size.height : nil
    return size
  }

  /// More than nothing where the cell's own labels or picture show something.
  private var shownContentHeight: CGFloat {
    let texts = [textLabelStorage, detailLabelStorage].filter { $0?.text?.isEmpty == false }
    return texts.isEmpty ? imageViewStorage?.shownImage?.size.height ?? 0 : 1
  }

  /// 44 points with the line of a table, 52 on iOS 26, or what the labels need with 11 points above
  /// and below, 15 on iOS 26; what the picture needs with these has the line within.
  func naturalHeight(width: CGFloat) -> CGFloat {
    let around = contentStart + max(accessoryRoom, safeEnd) + endMargin
    let room = max(0, width - labelStart - around)
    let heights = [textLabelStorage, detailLabelStorage].compactMap { $0 }
      .map { size(of: $0, width: room).height }
    let text = style == .subtitle ? heights.reduce(0, +) : heights.max() ?? 0
    let separator = surroundings?.separatorHeight ?? 0
    let metrics = RowMetrics.current
    let padding = style == .subtitle ? metrics.subtitlePadding : metrics.padding
    return max(
      metrics.rowHeight, grid.ceil(text + 2 * padding) + separator,
      grid.ceil((imageViewStorage?.shownImage?.size.height ?? 0) + 2 * metrics.padding))
  }
}
