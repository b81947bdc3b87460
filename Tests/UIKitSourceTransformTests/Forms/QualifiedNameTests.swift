// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

/// Names of Foundation's network that have the module's before them.
final class QualifiedNameTests: TransformTestCase {
  func testTheNetworkIsAModuleOfItsOwn() {
    check(
      """
      import Foundation
      typealias Session = Foundation.URLSession
      let date: Foundation.Date = .now
      // Foundation.URLSession
      let text = "Foundation.URLSession"
      func load() -> Foundation.HTTPURLResponse? { Foundation.URLSession.last }
      """,
      """
      import Foundation
      typealias Session = FoundationNetworking.URLSession
      let date: Foundation.Date = .now
      // Foundation.URLSession
      let text = "Foundation.URLSession"
      func load() -> FoundationNetworking.HTTPURLResponse? { FoundationNetworking.URLSession.last }
      """)
  }

  func testFormattersOfNamesAreOurs() {
    check(
      "import UIKit\nlet a = PersonNameComponentsFormatter()\nlet b: PersonNameComponents? = nil",
      "import HeadlessUIKit\nlet a = PersonNameFormatter()\nlet b: PersonNameComponents? = nil")
  }
}
