// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension Router {
  /// Shows the document at an address above the top screen.
  public func showPDFViewController(url: URL) {
    enqueue { PDFViewController(url: url) }
  }

  /// Shows a document's screen above the top screen.
  public func showPDFViewController(_ vc: PDFViewController) {
    enqueue { vc }
  }

  private func enqueue(_ make: @escaping () -> UIViewController) {
    queue.add(
      { done in
        guard let top = Router.findTopViewController() else { return done() }
        let controller = make()
        if let navigation = top.navigationController {
          navigation.pushViewController(controller, animated: true, completion: done)
        } else {
          let navigation = UINavigationController(rootViewController: controller)
          top.present(navigation, animated: true, completion: done)
        }
      }, completion: {})
  }
}
