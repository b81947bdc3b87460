// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIViewController {
  /// The button that starts and ends editing, made when it is first read.
  func makeEditButtonItem() -> UIBarButtonItem {
    if let editButtonStorage { return editButtonStorage }
    let item = UIBarButtonItem(
      title: nil,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    editButtonStorage = item
    updateEditButton()
    return item
  }

  func updateEditButton() {
    editButtonStorage?.title = editingStorage ? "Done" : "Edit"
    editButtonStorage?.style = editingStorage ? .done : .plain
  }
}
