// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class AddedKeyCommandTests: XCTestCase {
  func testCommandsAreAddedAndTakenAway() {
    let screen = UIViewController()
    XCTAssertNil(screen.keyCommands)
    let command = UIKeyCommand(
      input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("close"))

    screen.addKeyCommand(command)
    XCTAssertEqual(screen.keyCommands, [command])

    screen.removeKeyCommand(command)
    XCTAssertEqual(screen.keyCommands, [])
  }
}
