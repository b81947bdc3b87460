// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension UITableViewCell {
  func surroundingsDidChange() {
    setNeedsLayout()
    guard let surroundings else { return }
    if let editingControl, editingControl.isChoice != surroundings.choosesSeveral {
      editingDidChange()
    }
    if !isBackgroundSet {
      layerStorage.backgroundPaint =
        surroundings.isGrouped ? .secondarySystemGroupedBackground : .systemBackground
    }
    if !surroundings.corners.isEmpty || isCutByGroup {
      isCutByGroup = !surroundings.corners.isEmpty
      layerStorage.cornerRadius = isCutByGroup ? RowMetrics.current.groupRadius : 0
      layerStorage.cornerCurve = .continuous
      layerStorage.maskedCorners = surroundings.corners
      layerStorage.masksToBounds = isCutByGroup
    }
    contentMarginsDidChange()
  }

  func backgroundConfigurationDidChange() {
    configuredBackground?.removeFromSuperview()
    configuredBackground = nil
    guard let backgroundConfiguration else { return }
    configuredBackground = .behindContent(of: self, backgroundConfiguration)
    isBackgroundSet = true
    layerStorage.backgroundPaint = nil
  }

  /// Lets background and content follow the state, where they do so by themselves.
  func updateOwnConfigurations() {
    let state = configurationState
    if automaticallyUpdatesBackgroundConfiguration, let backgroundConfiguration {
      let updated = backgroundConfiguration.updated(for: state)
      if updated.backgroundColor != backgroundConfiguration.backgroundColor {
        self.backgroundConfiguration = updated
      }
    }
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
  }

  // MARK: Content

  /// The view of the content: that of its configuration, or the cell's own.
  var content: UIView { configuredContent.view ?? ownContent }

  func showContent(_ configuration: (any UIContentConfiguration)?) {
    let old = content
    if configuredContent.show(configuration) {
      configuredContent.install(content, for: old, in: self)
    }
    setNeedsLayout()
  }

  /// Lets a configuration's view know its place before it is measured: its margins follow from it.
  func prepareConfiguredContent(width: CGFloat, room: CGFloat) {
    guard let view = configuredContent.view else { return }
    if bounds.width != width { bounds.size.width = width }
    let start = isMirrored ? width - contentStart - room : contentStart
    if view.frame.minX != start || view.frame.width != room {
      view.frame = CGRect(x: start, y: 0, width: room, height: view.frame.height)
    }
  }

  /// Gives the content the margins of its place and its accessory. A cell that is in no table has
  /// those of any view.
  func contentMarginsDidChange() {
    guard surroundings != nil || layoutStateStorage?.margins != nil else {
      ownContent.cellMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      return
    }
    let (start, end) = (startMargin, endMargin)
    let padding = RowMetrics.current.padding
    ownContent.cellMargins = UIEdgeInsets(
      top: padding, left: isMirrored ? end : start, bottom: padding,
      right: isMirrored ? start : end)
  }

  /// Places the lines above and below, where a table has some.
  func placeSeparators() {
    let height = surroundings?.separatorHeight ?? 0
    let hidesBelow = surroundings?.lineBelow == .absent || showsSelection
    show(&lineBelow, isShown: height > 0 && !hidesBelow)
    let above = surroundings?.lineAbove ?? .absent
    show(&lineAbove, isShown: height > 0 && above != .absent)
    // Below a header it begins at the table's margin, whatever the insets of the lines are.
    let start = above == .inset ? surroundings?.margin ?? 0 : 0
    lineAbove?.frame = CGRect(
      x: isMirrored ? 0 : start, y: 0, width: max(0, bounds.width - start), height: height)
    guard let lineBelow, let surroundings else { return }
    let isFull = surroundings.lineBelow == .full
    let inset = isFull ? .zero : effectiveSeparatorInset
    lineBelow.frame = CGRect(
      x: isMirrored ? inset.right : inset.left, y: bounds.height - height,
      width: max(0, bounds.width - inset.left - inset.right), height: height)
  }

  private func show(_ line: inout UIView?, isShown: Bool) {
    guard isShown else {
      line?.isHidden = true
      return
    }
    let view = line ?? UIView()
    line = view
    view.isHidden = false
    view.backgroundColor = surroundings?.separatorColor
    if view.superviewStorage == nil { addSubview(view) }
  }

  /// The cell's own inset, the table's, or from the labels to the edge.
  var effectiveSeparatorInset: UIEdgeInsets {
    if let inset = separatorInsetStorage ?? surroundings?.separatorInset { return inset }
    // The lines between rows that are chosen begin below the circles.
    let start = editingControl?.isChoice == true ? startMargin : contentStart + labelStart
    let end = RowMetrics.current.endsLineAtMargin ? margin : 0
    return UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
  }

  // MARK: Editing

  func editingDidChange() {
    setNeedsUpdateConfiguration()
    if !isEditing { editingAccessoryView?.removeFromSuperview() }
    editingControl?.removeFromSuperview()
    editingControl = nil
    if isEditing, editingStyle != .none {
      let isChoice = surroundings?.choosesSeveral == true
      let control = CellEditingControl(isChoice ? .choice(isSelected) : .style(editingStyle))
      editingControl = control
      addSubview(control)
    }
    reorderControl?.removeFromSuperview()
    reorderControl = isEditing && isMovable ? CellAccessoryView(.reorder()) : nil
    if let reorderControl { addSubview(reorderControl) }
    accessoryDidChange()
  }
}
