// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The file `Contents.json` of a picture in an asset catalog.
struct ImageSet: Decodable {
  struct Entry: Decodable {
    var filename: String?
    var scale: String?
    var appearances: [AssetAppearance]?
    /// The language that it is for; `nil` for all others.
    var locale: String?

    /// Pixels per point; 1 where the entry has no scale.
    var pixelsPerPoint: CGFloat {
      CGFloat(Double(scale?.dropLast() ?? "1") ?? 1)
    }
  }

  struct Properties: Decodable {
    var intent: String?
    var preservesVector: Bool?
    enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
      case preservesVector = "preserves-vector-representation"
    }
  }

  var images: [Entry]
  var properties: Properties?

  static func read(in folder: URL) throws -> ImageSet {
    try JSONDecoder().decode(
      ImageSet.self, from: Data(contentsOf: folder.appendingPathComponent("Contents.json")))
  }

  var renderingMode: UIImage.RenderingMode {
    switch properties?.intent {
    case "template": .alwaysTemplate
    case "original": .alwaysOriginal
    default: .automatic
    }
  }

  /// The entry for the language, the style and the scale: of that scale, else of the next greater
  /// one, else of the greatest. Entries for higher contrast are left out: there is none here.
  func entry(for traits: UITraitCollection) -> Entry? {
    let all = images.filter {
      $0.filename != nil && !AssetAppearance.isForHighContrast($0.appearances)
    }
    let locale = Localizer.wanted(all.compactMap(\.locale)).first
    let files = all.filter { $0.locale == locale }
    let styled = files.filter {
      AssetAppearance.style(of: $0.appearances) == traits.userInterfaceStyle
    }
    let plain = files.filter { AssetAppearance.style(of: $0.appearances) == .unspecified }
    let candidates = (styled.isEmpty ? plain : styled)
      .sorted { $0.pixelsPerPoint < $1.pixelsPerPoint }
    return candidates.first { $0.pixelsPerPoint >= traits.displayScale } ?? candidates.last
  }
}
