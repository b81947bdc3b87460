// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class GetOnlyPropertyTests: TransformTestCase {
  func testAPropertyThatLinuxCannotSetIsLeftOut() {
    check(
      "import UIKit\nfunc f(_ c: URLSessionConfiguration) {\n  c.waitsForConnectivity = true\n}",
      "import HeadlessUIKit\nfunc f(_ c: URLSessionConfiguration) {\n"
        + "  leftOut(\"waitsForConnectivity\")\n}")
  }

  func testItIsReadAndSetElsewhereAsItIs() {
    check(
      "let a = c.waitsForConnectivity\nlet b = c.count = c.waitsForConnectivity\n",
      "let a = c.waitsForConnectivity\nlet b = c.count = c.waitsForConnectivity\n")
  }
}
