// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A controller whose content another process draws on iOS: nothing of it is in the app's views, nor
/// here. A picture of it says so.
@preconcurrency @MainActor
open class SystemSheetController: UIViewController {
  /// Loads an empty view in the color of a background.
  open override func loadView() {
    view = UIView()
    view.backgroundColor = .systemBackground
  }

  /// Says that the picture will be empty.
  open override func viewDidLoad() {
    super.viewDidLoad()
    RenderingEnvironment.report(
      "a \(type(of: self)) is empty: what it shows belongs to the system", kind: .notDrawn)
  }
}
