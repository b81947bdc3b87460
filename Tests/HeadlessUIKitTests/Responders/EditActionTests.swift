// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class EditActionTests: XCTestCase {
  private final class Card: UIView {
    var copies = 0
    func archive() {}
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == .copy || super.canPerformAction(action, withSender: sender)
    }
    override func copy(_ sender: Any?) { copies += 1 }
  }

  /// Each test has a pasteboard of its own.
  private func inOwnApplication(_ body: () -> Void) {
    var environment = RenderingEnvironment.current
    environment.application = UIApplication()
    RenderingEnvironment.$current.withValue(environment, operation: body)
  }

  func testAResponderPerformsWhatItsClassHas() {
    let card = Card()
    let inner = UIView()
    card.addSubview(inner)
    let archive = Selector(Card.archive)

    XCTAssertTrue(card.canPerformAction(archive, withSender: nil))
    XCTAssertTrue(inner.canPerformAction(archive, withSender: nil))
    XCTAssertTrue(inner.target(forAction: archive, withSender: nil) as AnyObject === card)
    XCTAssertFalse(UIView().canPerformAction(archive, withSender: nil))
    XCTAssertTrue(card.canPerformAction(.copy, withSender: nil))
    XCTAssertFalse(card.canPerformAction(.paste, withSender: nil))
    XCTAssertFalse(UIView().canPerformAction(.copy, withSender: nil))

    inner.copy(nil)
    XCTAssertEqual(card.copies, 1)
  }

  func testAFieldOffersWhatItsTextAndSelectionAllow() {
    inOwnApplication {
      let field = UITextField()
      func offered() -> [String] {
        let all: [(String, Selector)] = [
          ("cut", .cut), ("copy", .copy), ("paste", .paste), ("delete", .delete),
          ("select", .select), ("selectAll", .selectAll),
        ]
        return all.filter { field.canPerformAction($0.1, withSender: nil) }.map(\.0)
      }
      XCTAssertEqual(offered(), [])
      field.text = "two words"
      XCTAssertEqual(offered(), ["select", "selectAll"])

      field.becomeFirstResponder()
      field.select(nil)
      XCTAssertEqual(offered(), ["cut", "copy", "delete", "selectAll"])
      field.copy(nil)
      XCTAssertEqual(UIPasteboard.general.string, "words")
      field.selectAll(nil)
      field.cut(nil)
      XCTAssertEqual(field.text, "")
      XCTAssertEqual(UIPasteboard.general.string, "two words")
      XCTAssertEqual(offered(), ["paste"])
      field.paste(nil)
      field.paste(nil)
      XCTAssertEqual(field.text, "two wordstwo words")

      field.isSecureTextEntry = true
      field.selectAll(nil)
      XCTAssertEqual(offered(), ["paste", "delete"])
    }
  }

  func testATextViewThatIsNotEditableOnlyCopies() {
    inOwnApplication {
      let view = UITextView()
      view.text = "Ünïcode 👍 text"
      view.isEditable = false
      UIPasteboard.general.string = "x"
      view.selectAll(nil)
      XCTAssertTrue(view.canPerformAction(.copy, withSender: nil))
      for action: Selector in [.cut, .paste, .delete] {
        XCTAssertFalse(view.canPerformAction(action, withSender: nil))
      }
      view.cut(nil)
      view.paste(nil)
      view.delete(nil)
      XCTAssertEqual(view.text, "Ünïcode 👍 text")
      view.copy(nil)
      XCTAssertEqual(UIPasteboard.general.string, "Ünïcode 👍 text")
    }
  }

  func testThePasteboardHoldsOneKindAndBelongsToTheEnvironment() {
    inOwnApplication {
      let board = UIPasteboard.general
      XCTAssertFalse(board.hasStrings)
      board.strings = ["a", "b"]
      XCTAssertEqual(board.string, "a")
      board.color = .red
      XCTAssertNil(board.string)
      XCTAssertEqual(board.colors, [.red])
      board.url = URL(string: "https://example.org")
      XCTAssertTrue(board.hasURLs)
      board.image = UIImage()
      XCTAssertTrue(board.hasImages)
      XCTAssertEqual(board.changeCount, 4)
      inOwnApplication { XCTAssertFalse(UIPasteboard.general.hasImages) }
    }
  }

  func testInputViewsAreKeptAndOverridden() {
    final class Owner: UIView {
      let bar = UIToolbar()
      override var inputAccessoryView: UIView? { bar }
    }
    let (field, owner, keys) = (UITextField(), Owner(), UIView())
    XCTAssertNil(field.inputView)
    field.inputView = keys
    field.inputAccessoryView = owner
    field.reloadInputViews()
    XCTAssertTrue(field.inputView === keys)
    XCTAssertTrue(field.inputAccessoryView === owner)
    XCTAssertTrue(owner.inputAccessoryView === owner.bar)

    field.inputAssistantItem.leadingBarButtonGroups = [
      UIBarButtonItemGroup(barButtonItems: [UIBarButtonItem()], representativeItem: nil)
    ]
    XCTAssertEqual(field.inputAssistantItem.leadingBarButtonGroups[0].barButtonItems.count, 1)
    XCTAssertTrue(field.inputAssistantItem.trailingBarButtonGroups.isEmpty)
  }
}
