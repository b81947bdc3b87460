// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// How large the views are that controllers make by themselves.
///
/// On iOS such a view is as large as the screen from the beginning, and code in `viewDidLoad()`
/// computes frames from it. A host that will show a controller in another size says so here.
package enum LoadedViewSize {
  /// The size in points in which the host will show what is loaded in this task; `nil` for the
  /// screen's.
  @TaskLocal package static var hosted: CGSize?

  /// The frame of the view of a controller that is loaded now.
  static var frame: CGRect {
    CGRect(origin: .zero, size: hosted ?? UIScreen.main.bounds.size)
  }
}

extension UIView {
  /// Makes a view the one that a controller has loaded by itself: as large as it will probably be,
  /// and following its superview.
  func asLoaded() -> Self {
    frame = LoadedViewSize.frame
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return self
  }
}
