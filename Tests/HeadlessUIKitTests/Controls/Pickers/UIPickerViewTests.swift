// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIPickerViewTests: XCTestCase {
  private final class Source: UIPickerViewDataSource, UIPickerViewDelegate {
    var rows = [["A", "B", "C"], ["1", "2"]]
    var told = 0

    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      rows[component].count
    }

    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { rows[component][row] }

    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { told += 1 }
  }

  private final class Views: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }

    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      50
    }

    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      view.tag = row
      return view
    }
  }

  private let source = Source()

  private func picker() -> UIPickerView {
    let picker = UIPickerView()
    picker.dataSource = source
    picker.delegate = source
    picker.sizeToFit()
    picker.layoutIfNeeded()
    return picker
  }

  private func label(_ picker: UIPickerView, _ row: Int, _ component: Int) -> UILabel? {
    picker.view(forRow: row, forComponent: component) as? UILabel
  }

  func testAPickerHasASizeOfItsOwn() {
    XCTAssertEqual(UIPickerView().intrinsicContentSize, CGSize(width: 320, height: 216))
    XCTAssertEqual(picker().bounds.size, CGSize(width: 320, height: 216))
    XCTAssertEqual(UIPickerView().numberOfComponents, 0)
    XCTAssertEqual(UIPickerView().selectedRow(inComponent: 0), -1)
  }

  func testTheChosenRowLiesInTheMiddle() throws {
    let picker = picker()
    picker.selectRow(1, inComponent: 0, animated: true)
    picker.layoutIfNeeded()

    let chosen = try XCTUnwrap(label(picker, 1, 0))
    let above = try XCTUnwrap(label(picker, 0, 0))
    XCTAssertEqual(chosen.text, "B")
    XCTAssertEqual(chosen.convert(chosen.bounds, to: picker).midY, 108, accuracy: 0.01)
    XCTAssertEqual(above.convert(above.bounds, to: picker).midY, 108 - 31.25, accuracy: 0.01)
    // Further from the middle rows are lower and fainter.
    XCTAssertEqual(above.convert(above.bounds, to: picker).height, 32 * 0.9298, accuracy: 0.01)
    XCTAssertLessThan(try XCTUnwrap(above.superview).alpha, 0.6)
    XCTAssertEqual(picker.selectedRow(inComponent: 0), 1)
    XCTAssertEqual(source.told, 0)
  }

  func testWheelsShareTheWidth() {
    let picker = picker()

    XCTAssertEqual(picker.numberOfComponents, 2)
    XCTAssertEqual(picker.rowSize(forComponent: 0), CGSize(width: 148.5, height: 32))
    XCTAssertEqual(label(picker, 0, 1)?.text, "1")
  }

  func testWhatIsChosenStaysWithinTheRows() {
    let picker = picker()
    picker.selectRow(2, inComponent: 0, animated: false)
    source.rows = [["A", "B"]]

    picker.reloadAllComponents()

    XCTAssertEqual(picker.selectedRow(inComponent: 0), 1)
    XCTAssertEqual(picker.numberOfComponents, 1)
  }

  func testRowsMayBeViews() throws {
    let views = Views()
    let picker = UIPickerView()
    picker.dataSource = views
    picker.delegate = views
    picker.sizeToFit()

    let row = try XCTUnwrap(picker.view(forRow: 0, forComponent: 0))

    XCTAssertEqual(picker.rowSize(forComponent: 0).height, 50)
    XCTAssertEqual(row.bounds.size, CGSize(width: 20, height: 20))
    XCTAssertEqual(row.convert(row.bounds, to: picker).midX, 160)
  }
}
