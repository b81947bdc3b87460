// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import PNGCodec
import TextLayout

/// What a reference says about itself, in text entries of its PNG file.
///
/// ```swift
/// let metadata = ReferenceMetadata(PNG.decode(bytes).metadata)
/// metadata?.viewType  // "ProfileView"
/// ```
public struct ReferenceMetadata: Hashable, Sendable {
  /// The renderer that this package contains. It changes when it draws anything differently.
  public static let currentRenderer = "HeadlessSnapshots 1"

  /// The test, such as `AppTests/ProfileViewTests/testEveryState`.
  public var test: String
  /// The state's name; `nil` for none.
  public var state: String?
  /// The variant's name; `nil` for none.
  public var variant: String?
  /// The type of the view or controller.
  public var viewType: String
  /// Pixels per point, as text with at most four decimals.
  public var scale: String
  /// The traits under which it was laid out, in one line; `nil` where they are not known.
  public var traits: String?
  /// The renderer that drew the picture.
  public var renderer: String

  /// The laid-out tree as `SceneNode.text` writes it; `nil` where it is not known.
  public var scene: String?
  /// The version of what `scene` describes; `nil` for the first one and where there is no scene.
  var sceneVersion: String?
  /// A digest of what was painted, before it became pixels; `nil` where it is not known.
  public var drawing: String?
  /// The faces of the texts, sorted; empty where there are none or they are not known.
  public var fonts: [FontIdentity]

  /// Describes a snapshot that this package draws.
  public init(
    name: SnapshotName, viewType: String, scale: CGFloat, traits: String? = nil,
    scene: String? = nil, drawing: String? = nil, fonts: [FontIdentity] = []
  ) {
    test = "\(name.target)/\(name.suite)/\(name.test)"
    state = name.state
    variant = name.variant
    self.viewType = viewType
    self.scale = number(scale)
    self.traits = traits
    renderer = Self.currentRenderer
    // A tree of thousands of views, which no text entry holds, is better left out than not
    // recorded.
    self.scene = scene.flatMap { $0.utf8.count <= PNG.maximumTextByteCount ? $0 : nil }
    sceneVersion = self.scene == nil ? nil : "\(SceneNode.version)"
    self.drawing = drawing
    self.fonts = fonts.sortedByName
  }

  /// Reads the entries of a PNG file; `nil` when they are not all there, as in a file that another
  /// program has written.
  public init?(_ entries: [PNG.TextEntry]) {
    func text(_ keyword: Keyword) -> String? {
      entries.first { $0.keyword == keyword.rawValue }?.text
    }
    guard let test = text(.test), let viewType = text(.viewType), let scale = text(.scale),
      let renderer = text(.renderer)
    else { return nil }
    self.test = test
    state = text(.state)
    variant = text(.variant)
    self.viewType = viewType
    self.scale = scale
    traits = text(.traits)
    self.renderer = renderer
    scene = text(.scene)
    sceneVersion = text(.sceneVersion)
    drawing = text(.drawing)
    fonts = text(.fonts).map { [FontIdentity](lines: $0) } ?? []
  }

  /// Whether both show a view of one type at one scale.
  func isSameKind(as other: ReferenceMetadata) -> Bool {
    viewType == other.viewType && scale == other.scale
  }

  /// The text entries of a PNG file, in a fixed order.
  public var entries: [PNG.TextEntry] {
    let texts: [(Keyword, String?)] = [
      (.test, test), (.state, state), (.variant, variant), (.viewType, viewType), (.scale, scale),
      (.traits, traits),
      (.renderer, renderer), (.drawing, drawing), (.fonts, fonts.lines),
      (.sceneVersion, sceneVersion), (.scene, scene),
    ]
    return texts.compactMap { keyword, text in
      // A text in a PNG file ends at U+0000.
      text.map {
        PNG.TextEntry(
          keyword: keyword.rawValue, text: $0.replacingOccurrences(of: "\0", with: "\u{FFFD}"))
      }
    }
  }

  /// The keyword of the first entry of every reference.
  static var testKeyword: String { Keyword.test.rawValue }

  private enum Keyword: String {
    case test = "Snapshot Test"
    case state = "Snapshot State"
    case variant = "Snapshot Variant"
    case viewType = "Snapshot View"
    case scale = "Snapshot Scale"
    case traits = "Snapshot Traits"
    case renderer = "Snapshot Renderer"
    case drawing = "Snapshot Drawing"
    case fonts = "Snapshot Fonts"
    case sceneVersion = "Snapshot Scene Version"
    case scene = "Snapshot Scene"
  }
}
