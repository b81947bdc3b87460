// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

private final class KeyboardViewController: UIInputViewController {
  func press() { textDocumentProxy.insertText("a") }
}

/// The examples of what is kept and not drawn.
private final class KeptExamples: ExampleScreen {
  func tokens(field: UISearchTextField) {
    field.tokens = [UISearchToken(icon: UIImage(systemName: "tag"), text: "Cats")]
  }

  func find(textView: UITextView) {
    textView.isFindInteractionEnabled = true
    textView.findInteraction?.presentFindNavigator(showingReplace: false)
  }

  func groups(share: UIBarButtonItem, edit: UIBarButtonItem) {
    navigationItem.trailingItemGroups = [.fixedGroup(items: [share, edit])]
  }

  func nothingToShow() {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "No pets yet"
    contentUnavailableConfiguration = empty
  }

  func hosting() -> Bool {
    let controller = UIHostingController(showing: "PetView")
    controller.sizingOptions = [.preferredContentSize]
    controller.safeAreaRegions = .container
    return controller.rootView == HostedView("PetView")
  }

  func viewOfNothing() {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "No pets yet"
    view.addSubview(UIContentUnavailableView(configuration: empty))
  }

  func notes() async {
    for await note in NotificationCenter.default.notifications(named: .NSCalendarDayChanged) {
      print(note.name)
    }
  }
}
