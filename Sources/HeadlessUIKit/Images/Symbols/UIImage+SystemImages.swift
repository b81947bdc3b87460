// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

// The pictures that UIKit has of its own since iOS 13. They stand for the symbols that the buttons
// of an edited table have; Apple's colors of them are not known here, so that they are templates.
extension UIImage {
  /// Three dots in a disk: further actions.
  public class var actions: UIImage { symbol("ellipsis.circle.fill") }
  /// A plus in a disk.
  public class var add: UIImage { symbol("plus.circle.fill") }
  /// A minus in a disk.
  public class var remove: UIImage { symbol("minus.circle.fill") }
  /// A check mark in a disk.
  public class var checkmark: UIImage { symbol("checkmark.circle.fill") }
  /// A check mark in a circle.
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }

  private static func symbol(_ name: String) -> UIImage {
    UIImage(Symbol(name: name, values: SymbolValues()), DisplayOptions())
  }
}
