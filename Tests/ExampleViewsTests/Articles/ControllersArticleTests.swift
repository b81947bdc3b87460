// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessSnapshots
import XCTest

/// What the article on controllers shows of UIKit's own means.
final class ControllersArticleTests: XCTestCase {
  private final class SettingsViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Settings"
      view.backgroundColor = .systemBackground
    }
  }

  func testAnAlertIsAboveItsScreen() {
    assertSnapshot(
      of: SettingsViewController(), size: .fixed(320, 240), .scale(1),
      context: SnapshotContext(
        container: .navigationController,
        hooks: [
          .viewDidAppear: { settings in
            let alert = UIAlertController(
              title: "Log out?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.addAction(UIAlertAction(title: "Log out", style: .destructive))
            settings.present(alert, animated: true)
          }
        ]))
  }
}
