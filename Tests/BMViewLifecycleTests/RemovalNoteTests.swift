// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import XCTest

final class RemovalNoteTests: XCTestCase {
  private final class Screen: BMViewController<TitleView> {}

  /// What `body` prints.
  private func printed(_ body: () -> Void) throws -> String {
    let path = NSTemporaryDirectory() + "printed-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    fflush(nil)
    let out = dup(STDOUT_FILENO)
    let file = open(path, O_CREAT | O_WRONLY | O_TRUNC, 0o600)
    dup2(file, STDOUT_FILENO)
    body()
    fflush(nil)
    dup2(out, STDOUT_FILENO)
    close(out)
    close(file)
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  func testAControllerSaysThatItIsGoneWhereThatIsAskedFor() throws {
    XCTAssertEqual(
      try printed {
        let screen = Screen()
        screen.printsRemoval = true
      }, "Removed Screen from hierarchy.\n")
  }

  func testAControllerIsSilentUnlessItIsAsked() throws {
    XCTAssertEqual(try printed { _ = Screen() }, "")
  }
}
