// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// Storyboards say how large symbols are whose longer side is 128 points.
enum SymbolFacts {
  private static let sides: [(name: String, project: String, size: CGSize)] = [
    ("circle.fill", "dhp-ios-app", CGSize(width: 128, height: 121)),
    ("star", "NetNewsWire", CGSize(width: 128, height: 116)),
    ("plus", "NetNewsWire", CGSize(width: 128, height: 113)),
    ("heart.fill", "vlc-ios", CGSize(width: 128, height: 107)),
    ("trash", "siskin-im", CGSize(width: 121, height: 128)),
    ("house", "Delta", CGSize(width: 128, height: 104)),
    ("square.and.arrow.up", "NetNewsWire", CGSize(width: 110, height: 128)),
  ]

  /// The shorter side of each.
  static let all: [Fact] = sides.map { name, project, size in
    let expected = min(size.width, size.height)
    return Fact("the shorter side of \(name)", .storyboard(project), expected, within: 3) {
      let large = UIImage.SymbolConfiguration(pointSize: 100)
      guard let found = UIImage(systemName: name, withConfiguration: large)?.size else { return 0 }
      return min(found.width, found.height) / max(found.width, found.height) * 128
    }
  }
}
