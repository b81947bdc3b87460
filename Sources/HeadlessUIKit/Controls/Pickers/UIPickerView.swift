// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Wheels of rows, one of which is chosen in each, with the look of iOS 14 to 18.
///
/// ```swift
/// let sizes = UIPickerView()
/// sizes.dataSource = self
/// sizes.delegate = self
/// sizes.selectRow(2, inComponent: 0, animated: false)
/// ```
open class UIPickerView: UIView {
  static let size = CGSize(width: 320, height: 216)
  static let rowHeight: CGFloat = 32
  /// From the edges to the wheels.
  static let margin: CGFloat = 9
  /// Between two wheels.
  static let gap: CGFloat = 5

  final var selection: [Int] = []
  final var rowViews: [UIView] = []
  final var isReloadDue = true
  /// Whether the sources are to be asked before anything is chosen or shown.
  private var isSelectionDue = true
  /// Where the texts of each wheel stand; in the middle where there is none.
  final var wheelTexts: [WheelText] = []
  final let indicator = UIView()

  /// Makes a picker without wheels.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Reads it from a file of Interface Builder; from an archive it is as a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    clipsToBounds = true
    indicator.layer.cornerRadius = 8
    indicator.layer.cornerCurve = .continuous
    // 210 becomes 202 behind the chosen row of a date in docs-maui.
    indicator.backgroundColor = .quaternarySystemFill
    addSubview(indicator)
  }

  /// Says how many wheels and rows there are. Not kept alive.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { if dataSource !== oldValue { sourcesDidChange() } }
  }

  /// Says what rows show, and hears what is chosen. Not kept alive.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { if delegate !== oldValue { sourcesDidChange() } }
  }

  /// Kept: since iOS 13 the bar behind the chosen rows is always there. The default is true.
  open var showsSelectionIndicator: Bool = true

  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// The size of a wheel's rows, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    let wheels = wheelFrames()
    guard wheels.indices.contains(component) else { return .zero }
    return CGSize(width: wheels[component].width, height: rowHeight(component))
  }

  /// The view of a row that shows; `nil` for others.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return rowViews.first { $0.rowPlace == RowPlace(component: component, row: row) }?
      .subviews.first
  }

  /// Asks for all wheels anew. What is chosen stays, as far as it is there.
  open func reloadAllComponents() {
    isSelectionDue = false
    let count = numberOfComponents
    selection = (0..<count).map { component in
      let row = component < selection.count ? selection[component] : 0
      return max(0, min(row, numberOfRows(inComponent: component) - 1))
    }
    rowsDidChange()
  }

  /// Waits until a row is chosen or shown: a file of Interface Builder sets the sources before they
  /// have what they show.
  private func sourcesDidChange() {
    isSelectionDue = true
    rowsDidChange()
  }

  final func updateSelection() {
    if isSelectionDue || selection.count != numberOfComponents { reloadAllComponents() }
  }

  /// Asks for a wheel anew.
  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  /// Chooses a row. The delegate is not told.
  ///
  /// - Precondition: The wheel has the row.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    updateSelection()
    let count = numberOfRows(inComponent: component)
    require(
      selection.indices.contains(component) && (0..<max(1, count)).contains(row),
      "row \(row) of component \(component) is not in the picker, which has \(selection.count) "
        + "components, this one with \(count) rows")
    guard selection[component] != row else { return }
    selection[component] = row
    rowsDidChange()
  }

  /// The chosen row of a wheel; -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    updateSelection()
    guard selection.indices.contains(component), numberOfRows(inComponent: component) > 0 else {
      return -1
    }
    return selection[component]
  }

  /// 320 x 216 points.
  open override var intrinsicContentSize: CGSize { UIPickerView.size }
  /// 320 x 216 points, whatever `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIPickerView.size }

  /// Places the wheels' rows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    noteOlderLook()
    placeRows()
  }

  func rowsDidChange() {
    isReloadDue = true
    setNeedsLayout()
  }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    StateProperty("selectedRows", numbers: selection.map { CGFloat($0) })
  }
}
