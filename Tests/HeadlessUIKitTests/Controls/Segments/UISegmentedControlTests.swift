// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import Testing
import XCTest

final class UISegmentedControlTests: XCTestCase {
  private func control(_ items: [Any] = ["Segment A", "Segment B", "Segment C"])
    -> UISegmentedControl
  {
    let control = UISegmentedControl(items: items)
    control.layoutIfNeeded()
    return control
  }

  private func segments(_ control: UISegmentedControl) -> [UIView] {
    control.layoutIfNeeded()
    return control.subviews.filter { "\(type(of: $0))" == "UISegment" }
      .sorted { $0.frame.minX < $1.frame.minX }
  }

  func testPicturesOfAnAppReplaceTrackChoiceAndLines() throws {
    func picture(_ color: UIColor, _ width: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: width, height: 4)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: width, height: 4))
      }
    }
    let (plain, chosen, line) = (picture(.white, 1), picture(.red, 1), picture(.black, 6))
    let control = control(["A", "B", "C"])
    control.selectedSegmentIndex = 1
    control.setBackgroundImage(plain, for: .normal, barMetrics: .default)
    control.setBackgroundImage(chosen, for: .selected, barMetrics: .default)
    control.setDividerImage(
      line, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    control.frame.size = CGSize(width: 312, height: 32)
    let parts = segments(control)

    XCTAssertEqual(parts.map(\.frame.width), [100, 100, 100])
    let grounds = parts.map { part in
      part.subviews.compactMap { $0 as? UIImageView }.first { $0.frame == part.bounds }?.image
    }
    XCTAssertEqual(grounds, [plain, chosen, plain])
    let lines = control.subviews.compactMap { $0 as? UIImageView }.filter { !$0.isHidden }
    XCTAssertEqual(
      lines.map(\.frame).sorted { $0.minX < $1.minX },
      [
        CGRect(x: 100, y: 0, width: 6, height: 32), CGRect(x: 206, y: 0, width: 6, height: 32),
      ])
    XCTAssertNil(control.layer.backgroundColor)
    XCTAssertTrue(
      control.subviews.filter { $0.layer.shadowOpacity > 0 }.allSatisfy(\.isHidden))
    XCTAssertEqual(control.backgroundImage(for: .selected, barMetrics: .default), chosen)
    XCTAssertEqual(
      control.dividerImage(
        forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default), line)

    control.setBackgroundImage(nil, for: .normal, barMetrics: .default)
    control.setBackgroundImage(nil, for: .selected, barMetrics: .default)
    XCTAssertNotNil(control.layer.backgroundColor)
  }

  func testContentsAreMovedByTheOffsetsOfTheirPlaces() {
    let control = control(["A", "A", "A"])
    control.frame.size = CGSize(width: 302, height: 32)
    let before = segments(control).map { $0.subviews[0].frame.origin }

    control.setContentPositionAdjustment(
      UIOffset(horizontal: 4, vertical: -2), forSegmentType: .any, barMetrics: .default)
    control.setContentPositionAdjustment(
      UIOffset(horizontal: -6, vertical: 0), forSegmentType: .right, barMetrics: .default)
    control.layoutIfNeeded()

    let after = segments(control).map { $0.subviews[0].frame.origin }
    XCTAssertEqual(zip(after, before).map { $0.x - $1.x }, [4, 4, -6])
    XCTAssertEqual(zip(after, before).map { $0.y - $1.y }, [-2, -2, 0])
    XCTAssertEqual(
      control.contentPositionAdjustment(forSegmentType: .right, barMetrics: .default),
      UIOffset(horizontal: -6, vertical: 0))
    XCTAssertEqual(
      control.contentPositionAdjustment(forSegmentType: .alone, barMetrics: .default), .zero)
  }

  /// The usual way to a control of words alone.
  func testEmptyPicturesLeaveTheWords() {
    let control = control(["A", "B"])
    control.selectedSegmentIndex = 0
    control.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
    control.setDividerImage(
      UIImage(), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    control.layoutIfNeeded()
    let commands = control.displayList(scale: 1).commands
    XCTAssertFalse(commands.isEmpty)
    XCTAssertFalse("\(commands)".contains("ill("), "\(commands)")
  }

  func testCornersOfAnAppOutliveAColor() {
    let control = control(["A", "B"])
    control.layer.cornerRadius = 16
    control.backgroundColor = .white
    control.selectedSegmentTintColor = .red
    control.layoutIfNeeded()
    XCTAssertEqual(control.layer.cornerRadius, 16)
  }

  /// As iOS 17.2 draws it: the track stays where the color behind it is clear.
  func testTheTrackLiesOverTheBackground() {
    let segments = UISegmentedControl(items: ["A"])
    func ground() -> [CGFloat] { segments.layer.backgroundColor?.components ?? [] }
    let plain = ground()

    segments.backgroundColor = .clear
    XCTAssertEqual(segments.backgroundColor, .clear)
    XCTAssertEqual(ground().count, 4)
    for (found, expected) in zip(ground(), plain) {
      XCTAssertEqual(found, expected, accuracy: 0.001)
    }

    segments.backgroundColor = .black
    XCTAssertEqual(ground().last, 1)
    XCTAssertEqual(ground()[0], 118.0 / 255 * 0.12, accuracy: 0.001)

    segments.backgroundColor = nil
    XCTAssertEqual(ground(), plain)
  }

  func testIsAsLargeAsOnIOS() {
    // Measured on iOS 17 and 18: three segments of 87 points, with two lines of one point.
    let size = control().frame.size

    XCTAssertEqual(size.height, 32)
    XCTAssertEqual(size.width, 263, accuracy: 6)
  }

  func testStartsWithoutAChoice() {
    let control = control()

    XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    XCTAssertEqual(control.numberOfSegments, 3)
    XCTAssertEqual(control.titleForSegment(at: 1), "Segment B")
    XCTAssertNil(control.imageForSegment(at: 1))
    XCTAssertTrue(control.isEnabledForSegment(at: 0))
    XCTAssertFalse(control.isMomentary)
  }

  func testSegmentsShareTheWidth() {
    let control = control(["A", "Long title"])
    control.frame.size.width = 201

    XCTAssertEqual(segments(control).map(\.frame.width), [100, 100])
    control.setWidth(50, forSegmentAt: 0)
    XCTAssertEqual(segments(control).map(\.frame.width), [50, 150])
    control.setWidth(0, forSegmentAt: 0)
    control.apportionsSegmentWidthsByContent = true
    let widths = segments(control).map(\.frame.width)
    XCTAssertLessThan(widths[0], 80)
    XCTAssertEqual(widths.reduce(0, +), 200, accuracy: 0.5)
  }

  func testTheChosenSegmentIsMarkedAndBold() throws {
    let control = control()
    control.selectedSegmentIndex = 1
    let second = try XCTUnwrap(segments(control).dropFirst().first)

    XCTAssertTrue(
      control.subviews.contains {
        !$0.isHidden && $0.frame == second.frame.insetBy(dx: 2, dy: 2)
      })
    let fonts = segments(control).compactMap { ($0.subviews.first as? UILabel)?.font }
    XCTAssertEqual(fonts[1], .systemFont(ofSize: 13, weight: .semibold))
    XCTAssertEqual(fonts[0], .systemFont(ofSize: 13, weight: .medium))
  }

  func testAMomentaryControlMarksNothing() {
    let control = control()
    control.isMomentary = true
    control.selectedSegmentIndex = 1

    let fonts = segments(control).compactMap { ($0.subviews.first as? UILabel)?.font }
    XCTAssertEqual(Set(fonts), [.systemFont(ofSize: 13, weight: .medium)])
  }

  func testSegmentsComeAndGo() {
    let control = control(["a", "b"])
    control.selectedSegmentIndex = 1

    control.insertSegment(withTitle: "x", at: 0, animated: false)
    XCTAssertEqual(control.selectedSegmentIndex, 2)
    control.insertSegment(withTitle: "end", at: 99, animated: false)
    XCTAssertEqual((0..<4).map { control.titleForSegment(at: $0) }, ["x", "a", "b", "end"])
    control.removeSegment(at: 2, animated: false)
    XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    control.setTitle("A", forSegmentAt: 1)
    XCTAssertEqual(control.titleForSegment(at: 1), "A")
    control.removeAllSegments()
    XCTAssertEqual(control.numberOfSegments, 0)
    XCTAssertEqual(control.intrinsicContentSize, CGSize(width: 0, height: 31))
  }

  func testTheSegmentsActionRunsWhenTheValueChanges() {
    let log = CallLog()
    let control = UISegmentedControl(
      frame: .zero,
      actions: ["Day", "Week"].map { name in UIAction(title: name) { _ in log.add(name) } })
    control.addAction(UIAction { _ in log.add("changed") }, for: .valueChanged)

    control.selectedSegmentIndex = 1
    XCTAssertEqual(log.take(), [])
    control.sendActions(for: .valueChanged)

    XCTAssertEqual(log.take(), ["Week", "changed"])
    XCTAssertEqual(control.actionForSegment(at: 0)?.title, "Day")
  }

  func testItemsMayBeActions() {
    let control = UISegmentedControl(items: [UIAction(title: "Day") { _ in }, "Week"])

    XCTAssertEqual(control.titleForSegment(at: 0), "Day")
    XCTAssertEqual(control.actionForSegment(at: 0)?.title, "Day")
    XCTAssertNil(control.actionForSegment(at: 1))
  }

  func testAttributesOfTitlesFollowTheState() {
    let control = control()
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    control.selectedSegmentIndex = 0

    let colors = segments(control).compactMap { ($0.subviews.first as? UILabel)?.textColor }
    XCTAssertEqual(colors, [.blue, .red, .red])
    XCTAssertEqual(
      control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor, .blue)
  }

  func testSegmentsRunFromRightToLeft() {
    let control = control()
    control.semanticContentAttribute = .forceRightToLeft

    let titles = segments(control).compactMap { ($0.subviews.first as? UILabel)?.text }
    XCTAssertEqual(titles, ["Segment C", "Segment B", "Segment A"])
  }
}

@Suite struct UISegmentedControlTraps {
  @Test func aChoiceThatIsNotThere() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UISegmentedControl(items: ["a"]).selectedSegmentIndex = 4
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("there is no segment 4 among 1"))
  }
}
