// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import HeadlessUIKit
import Synchronization
import XCTest

final class UITextFieldTests: XCTestCase {
  private func field(
    _ text: String? = nil, _ style: UITextField.BorderStyle = .none, width: CGFloat = 120
  ) -> UITextField {
    let field = UITextField()
    field.borderStyle = style
    field.text = text
    field.frame.size = CGSize(width: width, height: field.intrinsicContentSize.height)
    return field
  }

  /// What is drawn, without the size of the canvas.
  private func drawing(_ view: UIView) -> [String] {
    view.displayList(scale: 2).dump().split(separator: "\n").dropFirst().map(String.init)
  }

  private func label(_ text: String, _ frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    return label
  }

  // MARK: Defaults and sizes

  func testDefaultsAreThoseOfUIKit() {
    let field = UITextField()

    XCTAssertEqual(field.text, "")
    XCTAssertNil(field.attributedText)
    XCTAssertNil(field.placeholder)
    XCTAssertEqual(field.font, .systemFont(ofSize: 17))
    XCTAssertEqual(field.textColor, .label)
    XCTAssertEqual(field.textAlignment, .natural)
    XCTAssertEqual(field.borderStyle, .none)
    XCTAssertEqual(field.clearButtonMode, .never)
    XCTAssertEqual(field.leftViewMode, .never)
    XCTAssertEqual(field.keyboardType, .default)
    XCTAssertEqual(field.autocapitalizationType, .sentences)
    XCTAssertFalse(field.isSecureTextEntry)
    XCTAssertFalse(field.isEditing)
    XCTAssertTrue(field.canBecomeFirstResponder)
    XCTAssertEqual(field.subviews.count, 0)
  }

  func testNaturalSizesFollowFrameAndText() {
    let width = label("Title", .zero).intrinsicContentSize.width

    XCTAssertEqual(field("Title").intrinsicContentSize, CGSize(width: width, height: 22))
    XCTAssertEqual(
      field("Title", .roundedRect).intrinsicContentSize, CGSize(width: width + 14, height: 34))
    XCTAssertEqual(
      field("Title", .line).intrinsicContentSize, CGSize(width: width + 8, height: 26))
    XCTAssertEqual(field(nil, .roundedRect).intrinsicContentSize, CGSize(width: 14, height: 34))
    let large = field("Title", .roundedRect)
    large.font = .systemFont(ofSize: 34)
    XCTAssertEqual(large.intrinsicContentSize.height, 54)
  }

  func testAFieldWithoutTextIsAsWideAsItsPlaceholder() {
    let field = field(nil)
    field.placeholder = "Title"

    XCTAssertEqual(
      field.intrinsicContentSize.width, label("Title", .zero).intrinsicContentSize.width)
    field.text = "x"
    XCTAssertLessThan(field.intrinsicContentSize.width, 15)
  }

  // MARK: Text

  func testTextIsDrawnAsALabelInItsRectangle() {
    let field = field("Ada", .roundedRect)

    let rect = CGRect(x: 7, y: 2, width: 106, height: 30)
    // A field's text is on the nearest pixel: half a point lower than a label's here.
    let expected = label("Ada", CGRect(x: 7, y: 2, width: 106, height: 31))
    let canvas = UIView(frame: field.frame)
    canvas.addSubview(expected)

    XCTAssertEqual(field.textRect(forBounds: field.bounds), rect)
    XCTAssertEqual(drawing(field).filter { $0.hasPrefix("glyphs") }, drawing(canvas))
  }

  func testThePlaceholderShowsInItsColorWhileThereIsNoText() {
    let field = field(nil)
    field.placeholder = "Name"

    let empty = drawing(field)
    field.text = "Ada"
    let full = drawing(field)

    XCTAssertEqual(empty.count, 1)
    XCTAssertTrue(empty[0].contains("#3C3C434D") || empty[0].contains("#3C3C434C"), empty[0])
    XCTAssertEqual(full.count, 1)
    XCTAssertTrue(full[0].contains("#000000"), full[0])
    XCTAssertEqual(field.placeholder, "Name")
  }

  func testAFieldMayDrawItsPlaceholderItself() {
    final class Bare: UITextField {
      override func drawPlaceholder(in rect: CGRect) {}
    }
    final class Moved: UITextField {
      override func drawPlaceholder(in rect: CGRect) {
        super.drawPlaceholder(in: rect.offsetBy(dx: 10, dy: 0))
      }
    }
    let fields = [field(nil), Bare(), Moved()]
    for field in fields {
      field.frame = CGRect(x: 0, y: 0, width: 120, height: 30)
      field.placeholder = "Name"
    }

    XCTAssertEqual(drawing(fields[0]).count, 1)
    XCTAssertEqual(drawing(fields[1]), [])
    XCTAssertEqual(drawing(fields[2]).count, 1)
    XCTAssertNotEqual(drawing(fields[0]), drawing(fields[2]))
  }

  func testAttributesOfTextAndPlaceholderAreDrawn() {
    let field = field(nil)
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor.red])
    XCTAssertTrue(drawing(field)[0].contains("#FF0000"))

    field.attributedText = NSAttributedString(
      string: "Ada",
      attributes: [.foregroundColor: UIColor.blue, .font: UIFont.systemFont(ofSize: 9)])

    XCTAssertTrue(drawing(field)[0].contains("#0000FF"))
    XCTAssertEqual(field.font, .systemFont(ofSize: 9))
    XCTAssertEqual(field.textColor, .blue)
    XCTAssertEqual(field.text, "Ada")
  }

  func testSecretTextIsBullets() {
    let (secret, bullets) = (field("Ада🙂"), field("••••"))
    secret.isSecureTextEntry = true

    XCTAssertEqual(drawing(secret), drawing(bullets))
    XCTAssertEqual(secret.text, "Ада🙂")
    XCTAssertFalse(secret.viewTree().contains("Ада"))
  }

  func testTextThatIsTooWideEndsWithAnEllipsisAndShowsItsEndWhileEditing() throws {
    let field = field("The quick brown fox jumps", width: 80)

    let still = drawing(field)
    field.becomeFirstResponder()
    let editing = drawing(field)

    let taller = CGRect(x: 0, y: 0, width: 80, height: 23)
    XCTAssertEqual(still, drawing(label("The quick brown fox jumps", taller)))
    XCTAssertNotEqual(editing, still)
    XCTAssertTrue(editing.contains { $0.hasPrefix("clip") || $0.contains("clip") }, "\(editing)")
  }

  func testVerticalAlignmentMovesTheText() {
    let field = field("Ada")
    field.frame.size.height = 60
    field.contentVerticalAlignment = .top
    XCTAssertEqual(
      drawing(field), drawing(label("Ada", CGRect(x: 0, y: 0, width: 120, height: 20.5))))
  }

  func testADisabledFieldIsGray() {
    let (field, label) = (field("Ada"), label("Ada", .zero))
    field.isEnabled = false
    label.isEnabled = false
    label.frame = CGRect(x: 0, y: 0, width: field.bounds.width, height: 23)

    XCTAssertEqual(drawing(field), drawing(label))
    XCTAssertFalse(field.becomeFirstResponder())
  }

  // MARK: Frames

  func testEachFrameIsDrawnBehindTheText() {
    XCTAssertEqual(drawing(field(nil, .none, width: 40)), [])
    XCTAssertEqual(drawing(field(nil, .line, width: 40)).count, 1)
    XCTAssertEqual(drawing(field(nil, .bezel, width: 40)).count, 3)
    let rounded = drawing(field(nil, .roundedRect, width: 40))
    XCTAssertEqual(rounded.count, 2)
    XCTAssertTrue(rounded[0].contains("#FFFFFF"), rounded[0])
    XCTAssertTrue(rounded[1].contains("#00000033"), rounded[1])
    var environment = RenderingEnvironment.current
    environment.userInterfaceStyle = .dark
    RenderingEnvironment.$current.withValue(environment) {
      let dark = drawing(field(nil, .roundedRect, width: 40))
      XCTAssertTrue(dark[1].contains("#FFFFFF33"), dark[1])
    }
  }

  func testTheBackgroundOfAFieldWithRoundCornersHasRoundCorners() {
    let field = field(nil, .roundedRect, width: 40)
    field.backgroundColor = .red

    XCTAssertEqual(field.backgroundColor, .red)
    XCTAssertEqual(drawing(field).count, 2)
    XCTAssertTrue(drawing(field)[0].contains("#FF0000"))
    field.borderStyle = .none
    XCTAssertEqual(field.layer.backgroundColor, UIColor.red.cgColor)
  }

  // MARK: Views at the sides

  func testViewsAtTheSidesTakeRoomFromTheText() {
    let field = field("Ada", width: 100)
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    field.layoutIfNeeded()
    XCTAssertEqual(field.textRect(forBounds: field.bounds).width, 100, "the modes are never")
    XCTAssertNil(field.leftView?.superview)

    field.leftViewMode = .always
    field.rightViewMode = .unlessEditing
    field.layoutIfNeeded()

    XCTAssertEqual(field.leftView?.frame, CGRect(x: 0, y: 6, width: 20, height: 10))
    XCTAssertEqual(field.rightView?.frame, CGRect(x: 90, y: 6, width: 10, height: 10))
    XCTAssertEqual(
      field.textRect(forBounds: field.bounds), CGRect(x: 20, y: 0, width: 70, height: 22))

    field.becomeFirstResponder()
    field.layoutIfNeeded()
    XCTAssertNil(field.rightView?.superview)
    XCTAssertEqual(field.editingRect(forBounds: field.bounds).width, 80)
  }

  func testAReplacedViewIsTakenOut() {
    let (field, first, second) = (field("Ada"), UIView(), UIView())
    field.leftViewMode = .always
    field.leftView = first
    field.layoutIfNeeded()
    field.leftView = second
    field.layoutIfNeeded()

    XCTAssertNil(first.superview)
    XCTAssertTrue(second.superview === field)
  }

  func testFromRightToLeftTheSidesAreExchanged() {
    let field = field("Ada", .roundedRect, width: 100)
    field.semanticContentAttribute = .forceRightToLeft
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    field.leftViewMode = .always
    field.clearButtonMode = .always
    field.layoutIfNeeded()

    XCTAssertEqual(field.leftView?.frame.minX, 80)
    XCTAssertEqual(
      field.clearButtonRect(forBounds: field.bounds), CGRect(x: 5, y: 7.5, width: 19, height: 19))
    XCTAssertEqual(field.textRect(forBounds: field.bounds).maxX, 73)
  }

  // MARK: Clear button

  private func clearButton(_ field: UITextField) -> UIControl? {
    field.layoutIfNeeded()
    return field.subviews.compactMap { $0 as? UIControl }.first
  }

  func testTheClearButtonShowsAsItsModeSaysWhereThereIsText() {
    let field = field("Ada", .roundedRect, width: 97)
    XCTAssertNil(clearButton(field))
    field.clearButtonMode = .whileEditing
    XCTAssertNil(clearButton(field))
    field.becomeFirstResponder()
    XCTAssertEqual(clearButton(field)?.frame, CGRect(x: 73, y: 7.5, width: 19, height: 19))
    field.text = ""
    XCTAssertNil(clearButton(field))
    field.text = "x"
    field.rightView = UIView()
    field.rightViewMode = .always
    XCTAssertNil(clearButton(field), "the right view takes its place")
  }

  func testTheClearButtonEmptiesTheFieldIfTheDelegateAllowsIt() {
    let (field, delegate) = (field("Ada"), Log())
    field.delegate = delegate
    field.clearButtonMode = .always
    field.addAction(UIAction { _ in delegate.calls.append("changed") }, for: .editingChanged)
    delegate.refused = ["should clear"]
    clearButton(field)?.sendActions(for: .touchUpInside)
    XCTAssertEqual(field.text, "Ada")

    delegate.refused = []
    clearButton(field)?.sendActions(for: .touchUpInside)

    XCTAssertEqual(field.text, "")
    XCTAssertEqual(delegate.calls, ["should clear", "should clear", "selection", "changed"])
    XCTAssertNil(clearButton(field))
  }

  // MARK: Editing

  func testEditingBeginsAndEndsInUIKitsOrder() {
    let (field, delegate) = (field("Ada"), Log())
    field.delegate = delegate
    field.addAction(UIAction { _ in delegate.calls.append("event begin") }, for: .editingDidBegin)
    field.addAction(UIAction { _ in delegate.calls.append("event end") }, for: .editingDidEnd)

    XCTAssertTrue(field.becomeFirstResponder())
    XCTAssertTrue(field.isEditing)
    XCTAssertTrue(field.resignFirstResponder())

    XCTAssertEqual(
      delegate.calls,
      ["should begin", "did begin", "event begin", "should end", "did end", "event end"])
    XCTAssertFalse(field.isEditing)
  }

  func testADelegateMayRefuseToBeginAndToEnd() {
    let (field, delegate) = (field("Ada"), Log())
    field.delegate = delegate
    delegate.refused = ["should begin"]
    XCTAssertFalse(field.becomeFirstResponder())
    delegate.refused = ["should end"]
    XCTAssertTrue(field.becomeFirstResponder())
    XCTAssertFalse(field.resignFirstResponder())
    XCTAssertTrue(field.isEditing)
  }

  func testTypingChangesTheTextAndTellsOfIt() {
    let (field, delegate) = (field("Ad"), Log())
    field.delegate = delegate
    field.addAction(
      UIAction { action in
        delegate.calls.append("changed to \((action.sender as? UITextField)?.text ?? "")")
      }, for: .editingChanged)
    field.becomeFirstResponder()
    delegate.calls = []

    field.insertText("a")
    field.deleteBackward()
    field.insertText("👍🏽")
    field.deleteBackward()

    XCTAssertEqual(field.text, "Ad")
    XCTAssertEqual(
      delegate.calls.filter { $0.hasPrefix("changed") },
      ["changed to Ada", "changed to Ad", "changed to Ad👍🏽", "changed to Ad"])
    XCTAssertEqual(delegate.calls[0], "replace {2, 0} with a")
    delegate.refused = ["replace {2, 0} with x"]
    field.insertText("x")
    XCTAssertEqual(field.text, "Ad")
  }

  func testSettingTheTextTellsNobody() {
    let field = field()
    field.addAction(UIAction { _ in XCTFail("no event was expected") }, for: .allEvents)

    field.text = "Ada"

    XCTAssertEqual(field.text, "Ada")
  }

  func testTheReturnKeyEndsTheLineAndNeverBreaksIt() {
    let (field, delegate) = (field("Ada"), Log())
    field.delegate = delegate
    field.addAction(UIAction { _ in delegate.calls.append("exit") }, for: .editingDidEndOnExit)

    field.insertText("\n")
    delegate.refused = ["return"]
    field.insertText("\n")

    XCTAssertEqual(delegate.calls, ["return", "exit", "return"])
    XCTAssertEqual(field.text, "Ada")
  }

  func testTheSelectionIsReplaced() throws {
    let field = field("Hello world")
    field.becomeFirstResponder()
    let start = try XCTUnwrap(field.position(from: field.beginningOfDocument, offset: 6))
    let range = try XCTUnwrap(field.textRange(from: start, to: field.endOfDocument))

    XCTAssertEqual(field.text(in: range), "world")
    XCTAssertEqual(field.offset(from: field.beginningOfDocument, to: start), 6)
    field.selectedTextRange = range
    field.insertText("Ada")

    XCTAssertEqual(field.text, "Hello Ada")
    XCTAssertEqual(field.selectedTextRange?.start, field.endOfDocument)
    XCTAssertNil(field.position(from: start, offset: 99))
    field.resignFirstResponder()
    XCTAssertNil(field.selectedTextRange)
  }

  func testTheCaretStandsBehindTheCharactersBeforeIt() throws {
    let field = field("AVATAR", .roundedRect)
    let width = "AVATAR".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width

    XCTAssertEqual(field.caretRect(for: field.beginningOfDocument).minX, 7)
    XCTAssertEqual(field.caretRect(for: field.endOfDocument).minX, 7 + width, accuracy: 0.001)
    field.textAlignment = .right
    XCTAssertEqual(field.caretRect(for: field.endOfDocument).minX, 113, accuracy: 0.001)
  }

  func testEditingMayBeginWithAnEmptyField() {
    let field = field("Ada")
    field.clearsOnBeginEditing = true

    field.becomeFirstResponder()

    XCTAssertEqual(field.text, "")
  }

  func testTypingIsPostedAsANotification() {
    let field = field()
    let count = Mutex(0)
    let observer = NotificationCenter.default.addObserver(
      forName: UITextField.textDidChangeNotification, object: field, queue: nil
    ) { _ in count.withLock { $0 += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }

    field.insertText("a")
    field.text = "b"

    XCTAssertEqual(count.withLock { $0 }, 1)
  }

  // MARK: Subclasses and layout

  func testOverriddenRectanglesAreUsed() {
    final class Padded: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 0) }
      override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 20, dy: 0)
      }
    }
    let field = Padded(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.placeholder = "Name"
    field.layoutIfNeeded()
    XCTAssertEqual(field.subviews.first?.frame, CGRect(x: 20, y: 0, width: 60, height: 30))

    field.text = "Ada"
    field.layoutIfNeeded()

    XCTAssertEqual(field.subviews.first?.frame, CGRect(x: 10, y: 0, width: 80, height: 30))
  }

  func testBaselinesOfAFieldAndALabelCanBeAligned() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    let (field, label) = (field("Ada", .roundedRect), label("Name", .zero))
    for part in [field, label] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: view.topAnchor),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
    ])
    view.layoutIfNeeded()

    let baselines = view.displayList(scale: 2).commands.compactMap { command -> CGFloat? in
      guard case .glyphs(let glyphs) = command else { return nil }
      return glyphs.origin.applying(glyphs.transform).y.rounded()
    }
    XCTAssertEqual(baselines.count, 2)
    XCTAssertEqual(baselines.first, baselines.last)
    XCTAssertEqual(field.frame.height, 34)
  }
}

/// Writes down what it is asked and told.
private final class Log: UITextFieldDelegate {
  var calls: [String] = []
  var refused: [String] = []

  private func ask(_ call: String) -> Bool {
    calls.append(call)
    return !refused.contains(call)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("should begin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("did begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("should end") }
  func textFieldDidEndEditing(_ textField: UITextField) { calls.append("did end") }
  func textFieldDidChangeSelection(_ textField: UITextField) { calls.append("selection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("should clear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("return") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { ask("replace {\(range.location), \(range.length)} with \(string)") }

  func testBackgroundPictureStandsInThePlaceOfTheBorder() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    let (picture, disabled) = (UIImage(), UIImage())
    func shown() -> UIImageView? {
      field.layoutIfNeeded()
      return field.subviews.compactMap { $0 as? UIImageView }.first { !$0.isHidden }
    }

    XCTAssertNil(shown())
    field.borderStyle = .line
    field.background = picture
    field.disabledBackground = disabled
    XCTAssertTrue(shown()?.image === picture)
    XCTAssertEqual(shown()?.frame, field.bounds)
    field.isEnabled = false
    XCTAssertTrue(shown()?.image === disabled)
    field.borderStyle = .roundedRect
    XCTAssertNil(shown())
  }

  func testAFieldGrowsWithTheSizeOfText() {
    func height(_ category: UIContentSizeCategory, _ font: UIFont, follows: Bool) -> CGFloat {
      var environment = RenderingEnvironment.current
      environment.preferredContentSizeCategory = category
      return RenderingEnvironment.$current.withValue(environment) {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.font = font
        field.adjustsFontForContentSizeCategory = follows
        field.text = "Apple"
        return field.intrinsicContentSize.height
      }
    }
    let body = UIFont.preferredFont(forTextStyle: .body)
    XCTAssertEqual(height(.large, body, follows: true), 34)
    XCTAssertEqual(
      height(.accessibilityLarge, body, follows: true),
      height(.large, .systemFont(ofSize: 33), follows: true))
    XCTAssertEqual(height(.accessibilityLarge, body, follows: false), 34)
  }

  /// Fields with icons that stand away from their edges, whose text begins behind them: pictures
  /// of thumbprint-ios, testLeftAndRightView, iOS 17.5.
  func testTheTextBeginsBehindASideViewThatIsMovedAwayFromItsEdge() {
    final class Field: UITextField {
      override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(
          x: effectiveUserInterfaceLayoutDirection == .leftToRight ? 16 : 264, y: 0, width: 20,
          height: 20)
      }
      override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(
          x: effectiveUserInterfaceLayoutDirection == .leftToRight ? 274 : 6, y: 0, width: 20,
          height: 20)
      }
    }
    let field = Field(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    (field.leftView, field.rightView) = (UIView(), UIView())
    (field.leftViewMode, field.rightViewMode) = (.always, .always)

    var rect = field.textRect(forBounds: field.bounds)
    XCTAssertEqual([rect.minX, rect.maxX], [36, 274])

    field.semanticContentAttribute = .forceRightToLeft
    rect = field.textRect(forBounds: field.bounds)
    XCTAssertEqual([rect.minX, rect.maxX], [26, 264])
  }
}
