// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class ImportTests: TransformTestCase {
  func testPartsOfModules() {
    check(
      "import UIKit.UIGestureRecognizerSubclass", "import HeadlessUIKit                            "
    )
    check("import QuartzCore.CALayer", "import HeadlessUIKit        ")
    check("import os.log\nimport os", "import HeadlessOS    \nimport HeadlessOS")
    check("import Darwin", "import Glibc")
    check("import ObjectiveC.runtime", "import Foundation        ")
    check("#if os(iOS)\nimport os.log\n#endif", "#if true\nimport HeadlessOS    \n#endif")
  }

  func testUIKitHasItsOwnName() {
    check("import UIKit", "import HeadlessUIKit")
    check("import class UIKit.UIView", "import class HeadlessUIKit.UIView")
    check(
      "let a: UIKit.UIView = UIKit.UIView()", "let a: HeadlessUIKit.UIView = HeadlessUIKit.UIView()"
    )
  }

  func testWholeModulesAndDeclarationsStay() {
    for text in [
      "import HeadlessUIKit", "import SnapKit", "let a = MyKit.UIKit.b",
      "@testable import App", "import MyModule.Part",
    ] {
      check(text, text)
    }
  }
}
