// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import SnapshotVerification

/// What a reference says about itself, as values: one element of what `snapshots show --json`
/// prints.
///
/// Only `pixelSize` and `pixels` are there for a file that another program wrote.
public struct ReferenceFacts: Encodable, Hashable, Sendable {
  /// The test, such as `AppTests/ProfileViewTests/testEveryState`.
  public let test: String?
  /// The state's name.
  public let state: String?
  /// The variant's name.
  public let variant: String?
  /// The type of the view or controller.
  public let view: String?
  /// Pixels per point, as text with at most four decimals.
  public let scale: String?
  /// The picture's size in pixels.
  public let pixelSize: Size
  /// The renderer that drew the picture.
  public let renderer: String?
  /// The traits that the view was laid out with, on one line.
  public let traits: String?
  /// The fonts that it was drawn with: family, style, version and digest of each.
  public let fonts: [String]?
  /// A digest of what was painted, before it became pixels.
  public let drawing: String?
  /// A digest of the pixels: 16 hexadecimal digits.
  public let pixels: String
  /// The laid-out views as text.
  public let scene: String?

  /// A size in pixels.
  public struct Size: Encodable, Hashable, Sendable {
    /// The number of columns.
    public let width: Int
    /// The number of rows.
    public let height: Int
  }

  init(_ bitmap: Bitmap, _ metadata: ReferenceMetadata?) {
    let digits = String(bitmap.fingerprint, radix: 16)
    test = metadata?.test
    state = metadata?.state
    variant = metadata?.variant
    view = metadata?.viewType
    scale = metadata?.scale
    pixelSize = Size(width: bitmap.width, height: bitmap.height)
    renderer = metadata?.renderer
    traits = metadata?.traits
    fonts = (metadata?.fonts).flatMap { $0.isEmpty ? nil : $0.map { "\($0)" } }
    drawing = metadata?.drawing
    pixels = String(repeating: "0", count: 16 - digits.count) + digits
    scene = metadata?.scene
  }
}
