// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class MenuTypesTests: XCTestCase {
  private final class Animator: NSObject, UIContextMenuInteractionCommitAnimating {
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    var previewViewController: UIViewController?
    func addAnimations(_ animations: @escaping () -> Void) { animations() }
    func addCompletion(_ completion: @escaping () -> Void) { completion() }
  }

  private final class Delegate: NSObject, UIContextMenuInteractionDelegate {
    var committed = false

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration() }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: UIContextMenuInteractionCommitAnimating
    ) {
      animator.preferredCommitStyle = .pop
      animator.addCompletion { self.committed = true }
    }
  }

  func testADelegateIsCalledByItsProtocol() {
    let delegate = Delegate()
    let interaction = UIContextMenuInteraction(delegate: delegate)
    let animator = Animator()

    let asProtocol: any UIContextMenuInteractionDelegate = delegate
    asProtocol.contextMenuInteraction(
      interaction, willPerformPreviewActionForMenuWith: UIContextMenuConfiguration(),
      animator: animator)

    XCTAssertTrue(delegate.committed)
    XCTAssertEqual(animator.preferredCommitStyle, .pop)
    XCTAssertNil(
      asProtocol.contextMenuInteraction(
        interaction,
        previewForHighlightingMenuWithConfiguration: UIContextMenuConfiguration()))
  }

  func testActionsSayHowMenusShowThem() {
    let action = UIAction(
      title: "Delete", subtitle: "For ever", attributes: [.destructive, .disabled], state: .on
    ) { _ in }
    let menu = UIMenu(
      preferredElementSize: .small,
      children: [
        UIMenu(options: .displayInline, children: [action]), UIAction(title: "A") { _ in },
      ]
    )

    XCTAssertEqual(action.subtitle, "For ever")
    XCTAssertEqual(action.attributes, [.destructive, .disabled])
    XCTAssertEqual(menu.selectedElements, [action])
    XCTAssertEqual(menu.preferredElementSize, .small)
  }

  func testPreviewsHaveTheirParameters() {
    let parameters = UIPreviewParameters(
      textLineRects: [NSValue(cgRect: CGRect(x: 0, y: 0, width: 10, height: 10))])
    let view = UIView()
    let target = UIPreviewTarget(container: view, center: CGPoint(x: 1, y: 2))
    let preview = UITargetedPreview(view: view, parameters: parameters, target: target)

    XCTAssertEqual(
      preview.parameters.visiblePath?.bounds, CGRect(x: 0, y: 0, width: 10, height: 10))
    XCTAssertEqual(preview.target?.center, CGPoint(x: 1, y: 2))
    XCTAssertNil(UITargetedPreview(view: view).target)
  }

  func testTheEditMenuBelongsToTheApplication() {
    var environment = RenderingEnvironment.current
    environment.application = UIApplication()
    RenderingEnvironment.$current.withValue(environment) {
      let menu = UIMenuController.shared
      menu.menuItems = [UIMenuItem(title: "Look up", action: Selector(MenuTypesTests.lookUp))]
      menu.showMenu(from: UIView(), rect: .zero)

      XCTAssertEqual(UIMenuController.shared.menuItems?.map(\.title), ["Look up"])
      XCTAssertFalse(menu.isMenuVisible)
    }
  }

  private func lookUp() {}
}
