// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

@testable import SnapshotVerification

/// A screen with nothing wrong, to which tests add what is.
private final class Screen: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
  }

  required init?(coder: NSCoder) { nil }

  @discardableResult
  func add(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
    -> UIView
  {
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    // What is read of controls is a matter of other tests.
    if view is UIControl {
      view.isAccessibilityElement = true
      view.accessibilityLabel = "at \(x), \(y)"
    }
    addSubview(view)
    return view
  }

  func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textColor = .black
    label.numberOfLines = lines
    return label
  }
}

final class LintTests: XCTestCase {
  private func findings(
    _ rules: LintRules = .notes, _ build: @escaping (Screen) -> Void
  ) throws -> [SnapshotRun.Finding] {
    let rendered = try SnapshotRenderer(scale: 2, lints: rules).render(
      .view({ Screen() }, apply: build), size: CGSize(width: 200, height: 100))
    return try XCTUnwrap(rendered.lints).findings(in: rendered.bitmap)
  }

  private func words(
    _ rules: LintRules = .notes, _ build: @escaping (Screen) -> Void
  ) throws -> [String] {
    try findings(rules, build).map { "\($0.kind) \($0.view): \($0.message)" }
  }

  func testAScreenWithNothingWrongHasNoFindings() throws {
    XCTAssertEqual(
      try words { screen in
        screen.add(screen.label("Ada"), 0, 10, 200, 24)
        screen.add(UIButton(), 20, 40, 160, 44)
      }, [])
  }

  func testTextThatIsTooWideOrHasTooManyLinesIsTruncated() throws {
    XCTAssertEqual(
      try words {
        $0.add($0.label("A text that is too wide"), 5, 0, 60, 24)
        $0.add(
          $0.label("A text that needs more than the two lines it has", lines: 2), 0, 30, 100, 60)
        $0.add($0.label("Cut below", lines: 0), 100, 30, 100, 8)
      }.map { $0.replacing(#/[0-9.]+ points (wide|high)/#) { "# points \($0.output.1)" } },
      [
        "truncatedText Screen > UILabel 'A text that is too wide': the text is # points wide, and "
          + "the label 60",
        "truncatedText Screen > UILabel 'A text that needs more …': the text needs more than 2 "
          + "lines",
        "truncatedText Screen > UILabel 'Cut below': the text is # points high, and the label 8",
      ])
  }

  func testTextThatFitsIsNotTruncated() throws {
    XCTAssertEqual(
      try words { screen in
        let fitting = screen.label("Fits exactly")
        fitting.sizeToFit()
        screen.addSubview(fitting)
        screen.add(screen.label("Two lines of text are enough", lines: 0), 0, 30, 150, 50)
      }, [])
  }

  func testTextOutsideOfItsBackground() throws {
    XCTAssertEqual(
      try words { screen in
        let badge = UIView()
        badge.backgroundColor = .yellow
        badge.accessibilityIdentifier = "badge"
        screen.add(badge, 10, 10, 40, 30)
        let label = screen.label("Wide badge")
        badge.addSubview(label)
        label.frame = CGRect(x: 0, y: 5, width: 100, height: 20)
      },
      [
        "textOutsideBackground Screen > UIView \"badge\" > UILabel 'Wide badge': the text reaches "
          + "out of its background, UIView \"badge\"",
        "outsideParent Screen > UIView \"badge\" > UILabel 'Wide badge': it reaches out of UIView "
          + "\"badge\": 60 points right",
      ])
  }

  /// Below a bar that ends at a third of a point.
  func testRowsAtThirdsOfAPointHoldTheirText() throws {
    XCTAssertEqual(
      try words { screen in
        for index in 0..<4 {
          let row = UIView()
          row.backgroundColor = .white
          screen.add(row, 0, 1 / 3 + 24 * CGFloat(index), 200, 24)
          let label = screen.label("Row \(index)")
          row.addSubview(label)
          label.frame = CGRect(x: 10, y: 2, width: 100, height: 22)
        }
      }, [])
  }

  func testControlsThatOverlapAndPartsOfControlsThatDoNot() throws {
    let found = try findings { screen in
      let first = UIControl()
      first.accessibilityIdentifier = "first"
      screen.add(first, 10, 10, 100, 60)
      let part = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      first.addSubview(part)
      let second = UIControl()
      second.accessibilityIdentifier = "second"
      screen.add(second, 90, 20, 60, 50)
      screen.add(UIControl(), 150, 20, 50, 50)
    }

    XCTAssertEqual(
      found.map { "\($0.kind) \($0.view): \($0.message)" },
      [
        "overlappingControls Screen > UIControl \"second\": it covers a part of UIControl \"first\""
      ])
    XCTAssertEqual(found.first?.frame, SnapshotRun.Frame(x: 180, y: 40, width: 40, height: 100))
  }

  func testAViewOutsideOfItsParentAndOneThatScrolls() throws {
    XCTAssertEqual(
      try words { screen in
        screen.add(UIView(), 150, -4, 60, 20)
        let scrollView = UIScrollView()
        screen.add(scrollView, 0, 20, 100, 50)
        scrollView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)))
      },
      ["outsideParent Screen > UIView: it reaches out of Screen: 10 points right, 4 points above"])
  }

  func testContentWithoutASize() throws {
    XCTAssertEqual(
      try words { screen in
        screen.add(screen.label("lost"), 10, 10, 0, 20)
        screen.add(UIImageView(image: UIImage(bitmap: Bitmap(width: 2, height: 2))), 10, 10, 5, 0)
        screen.add(UIView(), 10, 10, 0, 0)
        screen.add(screen.label(""), 10, 10, 0, 0)
      },
      [
        "zeroSize Screen > UILabel 'lost': it has a text, and its size is 0x20 points",
        "truncatedText Screen > UILabel 'lost': the text is 28 points wide, and the label 0",
        "zeroSize Screen > UIImageView: it has an image, and its size is 5x0 points",
      ].sorted { first, _ in first.hasPrefix("truncated") })
  }

  func testSmallTargets() throws {
    XCTAssertEqual(
      try words { screen in
        screen.add(UIControl(), 0, 0, 44, 44)
        screen.add(UIControl(), 50, 0, 43, 44)
        let disabled = UIControl()
        disabled.isEnabled = false
        screen.add(disabled, 100, 0, 20, 20)
        let untouchable = UIControl()
        untouchable.isUserInteractionEnabled = false
        screen.add(untouchable, 150, 0, 20, 20)
      }, ["smallTarget Screen > UIControl: it is 43x44 points, and a target needs 44x44"])
  }

  func testContrastIsThatOfTheCompositedBackground() throws {
    let gray = UIColor(white: 0x8A / 255, alpha: 1)
    XCTAssertEqual(
      try words { screen in
        let first = screen.label("Gray on white")
        first.textColor = gray
        screen.add(first, 0, 0, 200, 24)
        let large = screen.label("Large")
        large.font = .systemFont(ofSize: 24)
        large.textColor = gray
        screen.add(large, 0, 24, 200, 32)
        let veil = UIView()
        veil.backgroundColor = UIColor(white: 0, alpha: 0.5)
        screen.add(veil, 0, 60, 200, 40)
        let onVeil = screen.label("White on a veil")
        onVeil.textColor = .white
        screen.add(onVeil, 0, 68, 200, 24)
      },
      [
        "contrast Screen > UILabel 'Gray on white': its contrast is 3.45:1 (#8A8A8A on #FFFFFF), "
          + "and text of this size needs 4.5:1",
        "contrast Screen > UILabel 'White on a veil': its contrast is 4:1 (#FFFFFF on #7F7F7F), "
          + "and text of this size needs 4.5:1",
      ])
  }

  func testContrastIsThatOfTheStyleOfThePicture() throws {
    let rendered = try SnapshotRenderer(scale: 2, userInterfaceStyle: .dark, lints: .notes).render(
      .view({ Screen() }) { screen in
        screen.backgroundColor = .systemBackground
        let text = screen.label("Read by night")
        text.textColor = .label
        screen.add(text, 0, 0, 200, 24)
        let gray = screen.label("Dim by night")
        gray.textColor = .tertiaryLabel
        screen.add(gray, 0, 40, 200, 24)
      }, size: CGSize(width: 200, height: 100))
    let findings = try XCTUnwrap(rendered.lints).findings(in: rendered.bitmap)

    XCTAssertEqual(
      findings.map(\.message),
      [
        "its contrast is 2.26:1 (#47474A on #000000), and text of this size needs 4.5:1"
      ])
  }

  func testTextBelowNinePointsIsSmall() throws {
    XCTAssertEqual(
      try words { screen in
        let small = screen.label("Small print")
        small.font = .systemFont(ofSize: 8.5)
        screen.add(small, 0, 0, 200, 20)
        let mixed = screen.label("")
        let text = NSMutableAttributedString(
          string: "Price ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.append(
          NSAttributedString(string: "net", attributes: [.font: UIFont.systemFont(ofSize: 6)]))
        mixed.attributedText = text
        mixed.textColor = .black
        screen.add(mixed, 0, 20, 200, 24)
      },
      [
        "smallText Screen > UILabel 'Small print': its letters are drawn in 8.5 points, and fewer "
          + "than 9 are hard to read",
        "smallText Screen > UILabel 'Price net': its letters are drawn in 6 points, and fewer than "
          + "9 are hard to read",
      ])
  }

  func testTextThatWasMadeSmallerToFitIsSmall() throws {
    let found = try words { screen in
      for (y, least) in [(0, 0.25), (30, 0.75)] as [(CGFloat, CGFloat)] {
        let label = screen.label("A title that is too wide for its place")
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = least
        screen.add(label, 0, y, 100, 24)
      }
    }

    XCTAssertEqual(found.count, 1, "\(found)")
    XCTAssertTrue(found.first?.contains("its letters are drawn in 5.") == true, "\(found)")
  }

  func testTextOfNinePointsAndSmallGapsAreNotSmall() throws {
    XCTAssertEqual(
      try words { screen in
        let label = screen.label("Nine points")
        label.font = .systemFont(ofSize: 9)
        screen.add(label, 0, 0, 200, 20)
        let gap = screen.label("", lines: 0)
        let text = NSMutableAttributedString(
          string: "Title", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.append(
          NSAttributedString(string: "\n \n", attributes: [.font: UIFont.systemFont(ofSize: 4)]))
        text.append(
          NSAttributedString(string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
        gap.attributedText = text
        gap.textColor = .black
        screen.add(gap, 0, 20, 200, 80)
      }, [])
  }

  private final class Form: UIViewController {
    var asks = true

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Form"
      view.backgroundColor = .systemBackground
      navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
      let send = UIButton(type: .system)
      send.setTitle("Send", for: .normal)
      send.tintColor = .black
      send.frame = CGRect(x: 20, y: 340, width: 350, height: 60)
      let gift = UISwitch(frame: CGRect(x: 20, y: 200, width: 0, height: 0))
      gift.accessibilityLabel = "Gift"
      for part in [send, gift] { view.addSubview(part) }
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      guard asks else { return }
      let alert = UIAlertController(title: "Sure?", message: "No way back", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default))
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      present(alert, animated: false)
    }
  }

  /// Nobody can do anything about the parts of which the system builds bars, alerts and controls.
  func testScreensOfTheSystemHaveNoFindings() throws {
    for asks in [true, false] {
      let rules = LintRules.notes.setting(.contrast, to: .off)
      let rendered = try SnapshotRenderer(scale: 2, lints: rules).render(
        .viewController(
          {
            let form = Form()
            form.asks = asks
            return form
          }, context: SnapshotContext(container: .navigationController)),
        size: CGSize(width: 390, height: 700))
      let findings = try XCTUnwrap(rendered.lints).findings(in: rendered.bitmap)

      XCTAssertEqual(findings.map { "\($0.kind) \($0.view): \($0.message)" }, [])
    }
  }

  func testInvisibleTextHasAContrastOfOne() throws {
    XCTAssertEqual(
      try words { screen in
        let label = screen.label("Nobody reads this")
        label.textColor = .white
        screen.add(label, 0, 0, 200, 24)
      },
      [
        "contrast Screen > UILabel 'Nobody reads this': its contrast is 1:1 (#FFFFFF on #FFFFFF), "
          + "and text of this size needs 4.5:1"
      ])
  }

  func testAmbiguousConstraints() throws {
    XCTAssertEqual(
      try words { screen in
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        screen.addSubview(view)
        view.widthAnchor.constraint(equalToConstant: 20).isActive = true
        view.heightAnchor.constraint(equalToConstant: 20).isActive = true
        view.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
      },
      [
        "ambiguousLayout Screen > UIView: its constraints leave several places or sizes; add the "
          + "ones that are missing"
      ])
  }

  func testAViewThatIsNotMirrored() throws {
    XCTAssertEqual(
      try words(.off.setting(.mirroring, to: .note)) { screen in
        screen.add(UIView(), 10, 10, 30, 30)
        let playback = UIView()
        playback.semanticContentAttribute = .playback
        screen.add(playback, 10, 50, 30, 30)
        let mirrored = UIView()
        mirrored.translatesAutoresizingMaskIntoConstraints = false
        screen.addSubview(mirrored)
        NSLayoutConstraint.activate([
          mirrored.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 50),
          mirrored.topAnchor.constraint(equalTo: screen.topAnchor),
          mirrored.widthAnchor.constraint(equalToConstant: 20),
          mirrored.heightAnchor.constraint(equalToConstant: 20),
        ])
        screen.add(UIView(), 50, 80, 100, 10)
      },
      [
        "mirroring Screen > UIView: it is 10 points from the leading edge of its parent, and 160 "
          + "where the layout runs from right to left"
      ])
  }

  func testHiddenViewsAreNotLookedAt() throws {
    XCTAssertEqual(
      try words { screen in
        let box = UIView()
        box.isHidden = true
        screen.add(box, 0, 0, 10, 10)
        box.addSubview(UIControl(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
        let faint = UIControl()
        faint.alpha = 0
        screen.add(faint, 0, 0, 5, 5)
      }, [])
  }

  // MARK: Rules

  func testALevelOfOffFindsNothingAndSuppressionsLeaveTheirViewsOut() throws {
    let build: (Screen) -> Void = { screen in
      let close = UIControl()
      close.accessibilityIdentifier = "close"
      screen.add(close, 0, 0, 20, 20)
      screen.add(UIControl(), 100, 0, 20, 20)
    }

    XCTAssertEqual(try findings(.notes.setting(.smallTarget, to: .off), build), [])
    XCTAssertEqual(
      try findings(
        .notes.suppressing(.smallTarget, in: "close", because: "the banner is the target"), build
      ).count, 1)
    XCTAssertEqual(
      try findings(
        .notes.suppressing(.smallTarget, in: "UIControl", because: "known"), build), [])
    XCTAssertEqual(
      try findings(.failures, build).map(\.level), [.failure, .failure])
  }

  /// A label with a character that no font has, and a view that is to be 10 and 20 points wide.
  private let reported: (Screen) -> Void = { screen in
    let label = screen.label("a\u{10FFFD}")
    label.accessibilityIdentifier = "name"
    screen.add(label, 0, 0, 200, 24)
    let box = UIView()
    box.accessibilityIdentifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      box.topAnchor.constraint(equalTo: screen.topAnchor, constant: 40),
      box.heightAnchor.constraint(equalToConstant: 20),
      box.widthAnchor.constraint(equalToConstant: 10),
      box.widthAnchor.constraint(equalToConstant: 20),
    ])
  }

  func testMissingGlyphsAndBrokenConstraintsFailUnlessRulesSayOtherwise() throws {
    for rules in [LintRules.off, .notes, .failures] {
      XCTAssertThrowsError(try findings(rules, reported)) { error in
        guard case SnapshotVerifier.Error.drawing(let messages) = error else {
          return XCTFail("\(error)")
        }
        XCTAssertEqual(messages.count, 2)
      }
    }
  }

  func testMissingGlyphsAndBrokenConstraintsAreNotedAtTheirViews() throws {
    let rules = LintRules.off.setting(.missingGlyph, .brokenConstraints, to: .note)

    let found = try findings(rules, reported)

    XCTAssertEqual(
      found.map { "\($0.kind) \($0.view)" },
      ["missingGlyph Screen > UILabel \"name\"", "brokenConstraints Screen > UIView \"box\""])
    XCTAssertEqual(found.map(\.level), [.note, .note])
    XCTAssert(found.first?.message.contains("no font has a glyph for") == true)
    XCTAssert(found.last?.message.contains("Unable to simultaneously satisfy") == true)
  }

  func testMissingGlyphsAndBrokenConstraintsCanBeOffAndSuppressedByView() throws {
    let off = LintRules.notes.setting(.missingGlyph, .brokenConstraints, to: .off)
    let known = LintRules.notes
      .suppressing(.missingGlyph, in: "name", because: "a name may hold anything")
      .suppressing(.brokenConstraints, in: "box", because: "the window is too small in this test")
    let other = LintRules.notes.suppressing(.missingGlyph, in: "title", because: "another view")

    for rules in [off, known] {
      let kinds = Set(try findings(rules, reported).map(\.kind))
      XCTAssertFalse(kinds.contains("missingGlyph") || kinds.contains("brokenConstraints"))
    }
    XCTAssertThrowsError(try findings(other, reported))
  }

  func testNothingIsLookedForByDefault() throws {
    let rendered = try SnapshotRenderer(scale: 1).render(
      .view({ Screen() }, apply: { $0.add(UIControl(), 0, 0, 5, 5) }),
      size: CGSize(width: 20, height: 20))

    XCTAssertNil(rendered.lints)
  }
}
