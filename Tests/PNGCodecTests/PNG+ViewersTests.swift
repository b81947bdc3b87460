// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import PNGCodec
import XCTest

final class PNGViewersTests: XCTestCase {
  private func file(_ chunks: [String] = []) -> [UInt8] {
    var file = HandmadePNG(
      width: 2, height: 2, colorType: .palette, palette: [1, 2, 3], transparency: [9])
    file.chunks = chunks.flatMap { HandmadePNG.chunk($0, [0, 1, 2, 3]) }
    return file.bytes()
  }

  private func parts(_ bytes: [UInt8]) -> [String]? {
    do throws(PNG.Error) {
      try PNG.checkViewersAgree(on: bytes)
      return []
    } catch {
      guard case .shownDifferently(let parts) = error else { return nil }
      return parts
    }
  }

  func testWhatWeWriteIsShownAsItIsRead() throws {
    let entries = [PNG.TextEntry(keyword: "Key", text: String(repeating: "long ", count: 400))]
    for alpha: UInt8 in [255, 7] {
      let bitmap = Bitmap(
        width: 3, height: 2, color: Color(red: 1, green: 2, blue: 3, alpha: alpha))

      XCTAssertEqual(parts(try PNG.encodeWithDigest(bitmap, metadata: entries)), [])
    }
    XCTAssertEqual(parts(file(["tIME", "tEXt", "zTXt", "iTXt"])), [])
  }

  func testWhatChangesTheLookIsNamedInItsOrder() {
    let types = [
      "gAMA", "cHRM", "iCCP", "sRGB", "cICP", "mDCV", "cLLI", "eXIf", "acTL", "fcTL", "fdAT",
      "bKGD", "pHYs", "oFFs", "sTER", "sPLT", "iDOT",
    ]

    XCTAssertEqual(parts(file(types)), types)
    XCTAssertEqual(parts(file(["gAMA", "abCd", "gAMA"])), ["gAMA", "abCd"])
  }

  func testACutOffFileHasNothingAfterItsEnd() {
    let whole = file()
    for count in whole.indices { XCTAssertEqual(parts(Array(whole.prefix(count))), []) }
  }

  func testBytesBehindTheEndAreNamed() {
    XCTAssertEqual(parts(file() + [0]), ["data after the end"])
    XCTAssertEqual(parts(file(["eXIf"]) + file()), ["eXIf", "data after the end"])
  }
}
