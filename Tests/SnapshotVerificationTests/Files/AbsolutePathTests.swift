// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SnapshotVerification

struct AbsolutePathTests {
  @Test(arguments: [
    "/", "/a", "/a/b.png", "/a/", "//a", "/a//b", "/a/./b", "/a/../b", "/a/..", "/a/.", "/a/.b/c",
    "/a/..b/c", "/a/b.", "/a/b..", "a/b", "", ".", "..", "/ä/ e\u{301}%20.png",
  ])
  func aPathIsAsItsURLSaysIt(_ path: String) {
    #expect(
      AbsolutePath.standardized(path) == URL(fileURLWithPath: path).standardizedFileURL.path)
  }
}
