// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIColor {
  /// The tint of what is drawn on iOS. Here it is the system's blue, also where a view has another
  /// tint, which is reported.
  public static var tintColor: UIColor {
    RenderingEnvironment.report(
      "UIColor.tintColor is the system's blue, also where a view has another tint",
      kind: .notDrawn)
    return .systemBlue
  }
}
