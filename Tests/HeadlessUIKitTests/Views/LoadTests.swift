// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit
import XCTest

/// Trees and texts that are far larger than a screen: four times as much takes about four times as
/// long. Twice that is let pass, for the noise of a busy machine; the square of it is not.
final class LoadTests: XCTestCase {
  func testManySubviews() {
    assertLinear(5000) { count in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      for index in 0..<count {
        let child = UIView(frame: CGRect(x: index % 97, y: index % 89, width: 3, height: 3))
        child.backgroundColor = .red
        view.addSubview(child)
      }
      return view
    }
  }

  func testAStackOfManyViewsWithConstraints() {
    assertLinear(300) { count in
      let stack = UIStackView()
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      for _ in 0..<count {
        let child = UIView()
        child.heightAnchor.constraint(equalToConstant: 10).isActive = true
        stack.addArrangedSubview(child)
      }
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: view.topAnchor),
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        stack.widthAnchor.constraint(equalTo: view.widthAnchor),
      ])
      return view
    }
  }

  func testAPathOfManyPoints() {
    assertLinear(20_000) { count in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (layer, path) = (CAShapeLayer(), UIBezierPath())
      path.move(to: .zero)
      for index in 0..<count {
        path.addLine(to: CGPoint(x: index * 7919 % 100, y: index * 104_729 % 97))
      }
      layer.path = path.cgPath
      view.layer.addSublayer(layer)
      return view
    }
  }

  /// A table makes the cells that show, however many rows it has.
  func testATableOfManyRowsMakesTheCellsThatShow() {
    let rows = ManyRows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 440))
    table.dataSource = rows
    table.rowHeight = 44

    table.layoutIfNeeded()
    table.scrollToRow(at: IndexPath(row: 99_999, section: 0), at: .bottom, animated: false)
    table.layoutIfNeeded()

    XCTAssertEqual(table.contentSize.height, 4_400_000)
    XCTAssertLessThanOrEqual(rows.made, 24)
  }

  /// What a label shows of a long text takes the same time however long it is.
  func testALongTextIsShapedAsFarAsItShows() {
    func milliseconds(_ count: Int) -> Double {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      label.numberOfLines = 0
      label.text = String(repeating: "word ", count: count)
      return Self.milliseconds { _ = label.displayList(scale: 1) }
    }
    _ = milliseconds(10)
    let all = Self.milliseconds {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = String(repeating: "word ", count: 20_000)
      _ = label.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
    }

    XCTAssertLessThan(milliseconds(20_000), all * 0.6)
  }

  /// The best of three each, in time of the processor.
  private func assertLinear(
    _ count: Int, file: StaticString = #filePath, line: UInt = #line, _ make: (Int) -> UIView
  ) {
    func best(_ count: Int) -> Double {
      (0..<3).map { _ in Self.milliseconds { _ = make(count).displayList(scale: 1) } }.min() ?? 0
    }
    _ = best(count / 10)
    let (few, many) = (best(count), best(count * 4))

    XCTAssertLessThan(many, few * 8, "\(few) ms for \(count)", file: file, line: line)
  }

  private static func milliseconds(_ body: () -> Void) -> Double {
    var (start, end) = (timespec(), timespec())
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
    body()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
    return Double(end.tv_sec - start.tv_sec) * 1000 + Double(end.tv_nsec - start.tv_nsec) / 1e6
  }
}

private final class ManyRows: NSObject, UITableViewDataSource {
  private(set) var made = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100_000 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    made += 1
    return UITableViewCell()
  }
}
