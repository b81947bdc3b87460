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
    /// The kind of device that it is for; `universal` or `nil` for all.
    var idiom: String?
    /// `compact` or `regular`; `nil` for both.
    var widthClass: String?
    var heightClass: String?
    /// `left-to-right` or `right-to-left`; `nil` for both.
    var direction: String?
    /// `display-P3` for screens with more colors; `nil` for all others.
    var gamut: String?
    /// A certain device, such as `retina4`.
    var subtype: String?
    /// How it is cut to be made larger.
    var resizing: ImageSlicing?
    /// What constraints do not see of it, such as a shadow, in pixels.
    var alignmentInsets: Edges?

    enum CodingKeys: String, CodingKey {
      case filename, scale, appearances, locale, idiom, subtype, resizing
      case alignmentInsets = "alignment-insets"
      case widthClass = "width-class"
      case heightClass = "height-class"
      case direction = "language-direction"
      case gamut = "display-gamut"
    }

    /// Lengths from the edges, in pixels.
    struct Edges: Decodable {
      var top: CGFloat?
      var left: CGFloat?
      var bottom: CGFloat?
      var right: CGFloat?
    }

    /// What constraints do not see of it, in points; `nil` for what the picture says itself.
    var alignmentRectInsets: UIEdgeInsets? {
      alignmentInsets.map { insets in
        UIEdgeInsets(
          top: (insets.top ?? 0) / pixelsPerPoint, left: (insets.left ?? 0) / pixelsPerPoint,
          bottom: (insets.bottom ?? 0) / pixelsPerPoint,
          right: (insets.right ?? 0) / pixelsPerPoint)
      }
    }

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

  /// The entry for the device, the language, the style, the direction, the room and the scale, and
  /// whether it is to be mirrored from right to left; `nil` where none is for the device.
  ///
  /// Of the scales it is that of the traits, else the next greater one, else the greatest. Where
  /// people ask for more contrast, entries for it come before others of the same style.
  func entry(for traits: UITraitCollection) -> (Entry, isMirrored: Bool)? {
    let isHigh = traits.accessibilityContrast == .high
    let all = images.filter {
      $0.filename != nil && (isHigh || !AssetAppearance.isForHighContrast($0.appearances))
    }
    let locale = Localizer.wanted(all.compactMap(\.locale)).first
    let forDevice = Self.first(
      of: [ImageSet.idiom(traits.userInterfaceIdiom), nil, "iphone"],
      in: all.filter { $0.locale == locale }
    ) { $0.idiom == "universal" ? nil : $0.idiom }
    let plain = Self.first(of: [nil, "sRGB", "display-P3"], in: forDevice) { $0.gamut }
    let styled = Self.first(of: [traits.userInterfaceStyle, .unspecified], in: plain) {
      AssetAppearance.style(of: $0.appearances)
    }
    let toned = Self.first(of: [isHigh, !isHigh], in: styled) {
      AssetAppearance.isForHighContrast($0.appearances)
    }
    let isFromRight = traits.layoutDirection == .rightToLeft
    let (own, other) = ("left-to-right", "right-to-left")
    let directed = Self.first(
      of: isFromRight ? [other, nil, own] : [own, nil, other], in: toned
    ) { $0.direction }
    let wide = Self.first(of: [traits.horizontalSizeClass.assetName, nil], in: directed) {
      $0.widthClass
    }
    let high = Self.first(of: [traits.verticalSizeClass.assetName, nil], in: wide) {
      $0.heightClass
    }
    let candidates =
      (high.contains { $0.subtype == nil } ? high.filter { $0.subtype == nil } : high)
      .sorted { $0.pixelsPerPoint < $1.pixelsPerPoint }
    let entry = candidates.first { $0.pixelsPerPoint >= traits.displayScale } ?? candidates.last
    return entry.map { entry in
      // One that is for the other direction alone is mirrored: catalogs call it so.
      (entry, entry.direction == own && !toned.contains { $0.direction == other })
    }
  }

  /// The entries with the first of the values that any has.
  private static func first<Value: Equatable>(
    of values: [Value], in entries: [Entry], _ value: (Entry) -> Value
  ) -> [Entry] {
    for wanted in values {
      let found = entries.filter { value($0) == wanted }
      if !found.isEmpty { return found }
    }
    return []
  }

  private static func idiom(_ idiom: UIUserInterfaceIdiom) -> String? {
    switch idiom {
    case .phone: "iphone"
    case .pad: "ipad"
    case .tv: "tv"
    case .carPlay: "car"
    case .mac: "mac"
    default: nil
    }
  }
}

extension UIUserInterfaceSizeClass {
  /// As catalogs call it; `nil` where it is not specified.
  fileprivate var assetName: String? {
    switch self {
    case .compact: "compact"
    case .regular: "regular"
    case .unspecified: nil
    }
  }
}
