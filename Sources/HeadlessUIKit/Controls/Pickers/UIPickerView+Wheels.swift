// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Which row of which wheel.
struct RowPlace: Equatable {
  var component: Int
  var row: Int
}

/// Holds a row's view, and lies as the wheel turns it.
final class WheelRow: UIView {
  var place = RowPlace(component: 0, row: 0)
}

extension UIView {
  /// Which row of a picker the view holds; `nil` for other views.
  var rowPlace: RowPlace? { (self as? WheelRow)?.place }
}

/// Where the texts of a wheel stand in their rows.
struct WheelText {
  enum Edge {
    case leading
    case center
    case trailing
  }

  var edge = Edge.center
  /// From the edge to the texts, in points; for texts in the middle, the room at the trailing edge
  /// that is none of theirs.
  var inset: CGFloat = 0
}

extension UIPickerView {
  /// Of rows, and of the chosen one, which a lens enlarges: digits are 17 points high in the middle
  /// of docs-maui's date, and texts beside it are as wide as at 21 points. Flutter's authors found
  /// 21 and 23.5, too.
  private static let font = UIFont.systemFont(ofSize: 21)
  private static let chosenFont = UIFont.systemFont(ofSize: 23.5)
  /// How much higher the bar behind the chosen rows is than they are: 34 points in docs-maui's.
  private static let barGrowth: CGFloat = 2

  func rowHeight(_ component: Int) -> CGFloat {
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return height > 0 ? height : UIPickerView.rowHeight
  }

  /// The wheels from the leading edge on.
  func wheelFrames() -> [CGRect] {
    let count = numberOfComponents
    guard count > 0 else { return [] }
    let room = max(0, bounds.width - 2 * UIPickerView.margin)
    let equal = max(0, (room - UIPickerView.gap * CGFloat(count - 1)) / CGFloat(count))
    let widths = (0..<count).map { component in
      let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
      return width > 0 ? width : equal
    }
    let whole = widths.reduce(0, +) + UIPickerView.gap * CGFloat(count - 1)
    var x = bounds.midX - whole / 2
    return widths.map { width in
      defer { x += width + UIPickerView.gap }
      return mirrored(
        CGRect(x: x, y: 0, width: width, height: bounds.height),
        in: CGRect(origin: .zero, size: bounds.size))
    }
  }

  func placeRows() {
    updateSelection()
    let highest = (0..<selection.count).map(rowHeight).max() ?? UIPickerView.rowHeight
    let height = highest + UIPickerView.barGrowth
    indicator.isHidden = selection.isEmpty
    indicator.frame = CGRect(
      x: UIPickerView.margin, y: bounds.midY - height / 2,
      width: max(0, bounds.width - 2 * UIPickerView.margin), height: height)
    if isReloadDue { makeRows() }
    let wheels = wheelFrames()
    for case let view as WheelRow in rowViews { place(view, in: wheels[view.place.component]) }
  }

  private func makeRows() {
    isReloadDue = false
    for view in rowViews { view.removeFromSuperview() }
    rowViews = []
    for (component, chosen) in selection.enumerated() {
      let reach = WheelGeometry(rowHeight: rowHeight(component)).reach
      let count = numberOfRows(inComponent: component)
      for row in max(0, chosen - reach)..<max(0, min(count, chosen + reach + 1)) {
        let holder = WheelRow()
        holder.place = RowPlace(component: component, row: row)
        let content =
          delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
          ?? makeLabel(row, component)
        holder.addSubview(content)
        addSubview(holder)
        rowViews.append(holder)
      }
    }
  }

  private func place(_ holder: WheelRow, in wheel: CGRect) {
    let component = holder.place.component
    let height = rowHeight(component)
    let geometry = WheelGeometry(rowHeight: height)
    let offset = holder.place.row - selection[component]
    let place = geometry.place(of: offset)
    holder.transform = .identity
    holder.bounds = CGRect(x: 0, y: 0, width: wheel.width, height: height)
    holder.center = CGPoint(
      x: bounds.midX + (wheel.midX - bounds.midX) * place.width, y: bounds.midY + place.y)
    holder.transform = CGAffineTransform(scaleX: place.width, y: max(0.05, place.height))
    holder.alpha = geometry.opacity(of: offset)
    guard let content = holder.subviews.first else { return }
    if content is UILabel {
      content.frame = textArea(in: holder.bounds, component)
    } else if content.bounds.isEmpty {
      content.frame = holder.bounds
    } else {
      content.center = CGPoint(x: holder.bounds.midX, y: holder.bounds.midY)
    }
  }

  private func text(_ component: Int) -> WheelText {
    wheelTexts.indices.contains(component) ? wheelTexts[component] : WheelText()
  }

  private func textArea(in row: CGRect, _ component: Int) -> CGRect {
    let text = text(component)
    var area = row
    area.size.width = max(0, row.width - text.inset)
    if text.edge == .leading { area.origin.x += text.inset }
    return mirrored(area, in: row)
  }

  private func alignment(_ component: Int) -> NSTextAlignment {
    switch text(component).edge {
    case .leading: isMirrored ? .right : .left
    case .center: .center
    case .trailing: isMirrored ? .left : .right
    }
  }

  /// The label of a row that has a text.
  func makeLabel(_ row: Int, _ component: Int) -> UILabel {
    let label = UILabel()
    let font = row == selection[component] ? UIPickerView.chosenFont : UIPickerView.font
    label.font = font
    label.textAlignment = alignment(component)
    let text = delegate?.pickerView(
      self, attributedTitleForRow: row, forComponent: component)
    if let text {
      let shown = NSMutableAttributedString(attributedString: text)
      let all = NSRange(location: 0, length: shown.length)
      // The size is the wheel's, as on iOS.
      shown.addAttribute(.font, value: font, range: all)
      label.attributedText = shown
      label.textAlignment = alignment(component)
    } else {
      label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    }
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    return label
  }
}
