// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// The review as the page's script reads it, and as `snapshots accept` reads it back.
struct PageData: Codable {
  var schema: Int
  var title: String
  var id: String
  /// The references that can be decided about, in the order in which a code counts them.
  var decidable: [String]
  var items: [Item]
  var live: Live?
  /// Whether the page opens with the contact sheet; nil for no.
  var isCatalog: Bool?

  /// What a server adds.
  struct Live: Codable, Hashable {
    /// What a request for a change has to carry.
    var token: String
    /// Counts the changes.
    var version: Int
    /// The package's folder.
    var folder: String
    /// What is decided: reference to `approved` or `rejected`.
    var settled: [String: String]
    /// How far the build and the tests of a watched package are; nil where none is watched.
    var watch: WatchState?
  }

  /// A snapshot, and its rank among the outcomes.
  struct Item: Codable {
    var content: ReviewItem
    var rank: Int

    init(_ content: ReviewItem) {
      self.content = content
      rank = content.rank
    }

    private enum CodingKeys: String, CodingKey { case rank }

    init(from decoder: any Decoder) throws {
      self.init(try ReviewItem(from: decoder))
    }

    func encode(to encoder: any Encoder) throws {
      try content.encode(to: encoder)
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(rank, forKey: .rank)
    }
  }

  init(_ review: Review, live: Live? = nil, isCatalog: Bool = false) {
    self.isCatalog = isCatalog ? true : nil
    schema = Review.currentSchema
    title = review.title
    id = review.id
    decidable = review.decidableItems.compactMap(\.reference)
    items = review.items.map { Item($0) }
    self.live = live
  }

  /// The data as JSON that may stand in an HTML script element: no `<`, so that nothing ends it.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings and whole numbers always have a JSON form; a scale is finite.
    guard let data = try? encoder.encode(self) else {
      trap("a review always has a JSON form")
    }
    return String(decoding: PageData.escaped(data), as: UTF8.self)
  }

  /// The same JSON without a `<`, which stands in strings alone.
  private static func escaped(_ json: Data) -> Data {
    let mark = Data("<".utf8), replacement = Data("\\u003c".utf8)
    var escaped = Data()
    var rest = json[...]
    while let found = rest.range(of: mark) {
      escaped += rest[..<found.lowerBound] + replacement
      rest = rest[found.upperBound...]
    }
    return escaped + rest
  }
}
