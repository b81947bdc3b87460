// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIInteractionTests: XCTestCase {
  private final class Logged: UIViewInteraction {
    var log: [String] = []
    override func willMove(to view: UIView?) { log.append(view == nil ? "will nil" : "will view") }
    override func didMove(to view: UIView?) {
      super.didMove(to: view)
      log.append(view == nil ? "did nil" : "did view")
    }
  }

  private final class Menus: UIContextMenuInteractionDelegate, UIPointerInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard location.x > 0 else { return nil }
      return UIContextMenuConfiguration(identifier: "card", previewProvider: nil) { _ in
        UIMenu(title: "Card", children: [UIAction(title: "Share") { _ in }])
      }
    }
  }

  func testAnInteractionBelongsToOneView() {
    let (a, b, interaction) = (UIView(), UIView(), Logged())

    a.addInteraction(interaction)
    a.addInteraction(interaction)
    b.addInteraction(interaction)

    XCTAssertEqual(
      interaction.log, ["will view", "did view", "will nil", "did nil", "will view", "did view"])
    XCTAssertTrue(interaction.view === b)
    XCTAssertTrue(a.interactions.isEmpty)
    b.interactions = []
    XCTAssertNil(interaction.view)
  }

  func testAContextMenuIsMadeByTheDelegate() {
    let menus = Menus()
    let interaction = UIContextMenuInteraction(delegate: menus)
    UIView().addInteraction(interaction)

    XCTAssertNil(interaction.configuration(at: .zero))
    let configuration = interaction.configuration(at: CGPoint(x: 1, y: 1))
    XCTAssertEqual(configuration?.identifier as? String, "card")
    XCTAssertEqual(configuration?.actionProvider?([])?.children.map(\.title), ["Share"])
  }

  func testPointersAndHoverStylesAreKept() {
    let (button, menus) = (UIButton(), Menus())
    XCTAssertNil(button.pointerStyleProvider)
    button.pointerStyleProvider = { _, effect, shape in UIPointerStyle(effect: effect, shape: shape)
    }
    let style = button.pointerStyleProvider?(
      button, .lift(UITargetedPreview(view: button)), .verticalBeam(length: 8))
    XCTAssertTrue(style?.effect?.preview.view === button)
    XCTAssertTrue(UIPointerStyle.hidden().isHidden)

    let pointer = UIPointerInteraction(delegate: menus)
    button.addInteraction(pointer)
    XCTAssertNil(menus.pointerInteraction(pointer, styleFor: UIPointerRegion(rect: .zero)))

    XCTAssertNil(button.hoverStyle)
    button.hoverStyle = UIHoverStyle(effect: .highlight, shape: .rect(cornerRadius: 4))
    XCTAssertTrue(button.hoverStyle?.effect is UIHoverHighlightEffect)
    XCTAssertEqual(button.hoverStyle?.shape, .rect(cornerRadius: 4))
  }

  func testLargeContentIsOnForAccessibilitySizes() {
    var environment = RenderingEnvironment.current
    environment.preferredContentSizeCategory = .accessibilityMedium
    RenderingEnvironment.$current.withValue(environment) {
      XCTAssertTrue(UILargeContentViewerInteraction.isEnabled)
    }
    XCTAssertFalse(UILargeContentViewerInteraction.isEnabled)
  }

  func testWhatIsShownLargeIsTheViewThere() {
    final class Bar: UIView, UILargeContentViewerInteractionDelegate {}
    let bar = Bar(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let item = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    bar.addSubview(item)
    let interaction = UILargeContentViewerInteraction(delegate: bar)
    bar.addInteraction(interaction)

    XCTAssertTrue(interaction.delegate === bar)
    XCTAssertTrue(
      bar.largeContentViewerInteraction(interaction, itemAt: CGPoint(x: 5, y: 5)) === item)
  }
}
