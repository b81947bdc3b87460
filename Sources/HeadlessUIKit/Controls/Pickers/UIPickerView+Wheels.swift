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

extension UIPickerView {
  static let font = UIFont.systemFont(ofSize: 23)

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
    if selection.count != numberOfComponents { reloadAllComponents() }
    let height = (0..<selection.count).map(rowHeight).max() ?? UIPickerView.rowHeight
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
    let height = rowHeight(holder.place.component)
    let geometry = WheelGeometry(rowHeight: height)
    let offset = holder.place.row - selection[holder.place.component]
    let (y, shown) = geometry.place(of: offset)
    holder.transform = .identity
    holder.frame = CGRect(
      x: wheel.minX, y: bounds.midY + y - height / 2, width: wheel.width, height: height)
    holder.transform = CGAffineTransform(scaleX: 1, y: max(0.05, shown))
    holder.alpha = geometry.opacity(of: offset)
    guard let content = holder.subviews.first else { return }
    if content is UILabel || content.bounds.isEmpty {
      content.frame = holder.bounds
    } else {
      content.center = CGPoint(x: holder.bounds.midX, y: holder.bounds.midY)
    }
  }

  /// The label of a row that has a text.
  func makeLabel(_ row: Int, _ component: Int) -> UILabel {
    let label = UILabel()
    label.font = UIPickerView.font
    label.textAlignment = .center
    let text = delegate?.pickerView(
      self, attributedTitleForRow: row, forComponent: component)
    if let text {
      let shown = NSMutableAttributedString(attributedString: text)
      let all = NSRange(location: 0, length: shown.length)
      // The size is the wheel's, as on iOS.
      shown.addAttribute(.font, value: UIPickerView.font, range: all)
      label.attributedText = shown
      label.textAlignment = .center
    } else {
      label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    }
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    return label
  }
}
