// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

import HeadlessUIKit

final class WordEnumerationTests: XCTestCase {
  private let text = "Don't panic, 42 täters! Ça va?"

  func testWordsOfATextAreEnumerated() {
    var words: [String] = []
    text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { word, range, _, _ in
      XCTAssertEqual(word, String(self.text[range]))
      words.append(word!)
    }
    XCTAssertEqual(words, ["Don't", "panic", "42", "täters", "Ça", "va"])
  }

  func testWordsOfAnObjectFromBehindUntilOneStops() {
    let object = text as NSString
    var (words, enclosing) = ([String](), [String]())
    object.enumerateSubstrings(
      in: NSRange(location: 0, length: object.length), options: [.byWords, .reverse]
    ) { word, range, around, stop in
      XCTAssertEqual(word, object.substring(with: range))
      words.append(word!)
      enclosing.append(object.substring(with: around))
      stop.pointee = ObjCBool(words.count == 2)
    }
    XCTAssertEqual(words, ["va", "Ça"])
    XCTAssertEqual(enclosing, ["va?", "Ça "])
  }

  func testSentencesOfAPartAndLinesAsFoundationHasThem() {
    var sentences: [String] = []
    let start = text.index(text.startIndex, offsetBy: 6)
    text.enumerateSubstrings(in: start..<text.endIndex, options: .bySentences) { part, _, _, _ in
      sentences.append(part!)
    }
    XCTAssertEqual(sentences, ["panic, 42 täters! ", "Ça va?"])
    nonisolated(unsafe) var lines: [String] = []
    "a\nb".enumerateSubstrings(in: "a\nb".startIndex..., options: .byLines) { line, _, _, _ in
      lines.append(line!)
    }
    XCTAssertEqual(lines, ["a", "b"])
  }
}
