// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class AppearanceMarksTests: XCTestCase {
  /// Two properties with one bit would be taken for each other.
  func testEachPropertyHasABitOfItsOwn() throws {
    let package = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let folder = package.appendingPathComponent("Sources/HeadlessUIKit")
    let declaration = try Regex(
      #"static let \w+ = AppearanceProperty\(bit: (\d+)\)"#, as: (Substring, Substring).self)
    var bits: [Int] = []
    let files = try XCTUnwrap(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      bits += text.matches(of: declaration).compactMap { Int($0.output.1) }
    }

    XCTAssertGreaterThan(bits.count, 25)
    XCTAssertEqual(Set(bits).count, bits.count, "\(bits.sorted())")
    XCTAssertLessThan(try XCTUnwrap(bits.max()), 64)
  }
}
