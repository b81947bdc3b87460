// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

extension PNG {
  /// What a PNG file holds: the picture and the words that came with it.
  public struct Image: Hashable, Sendable {
    /// The picture.
    public var bitmap: Bitmap
    /// The text entries (tEXt, zTXt and iTXt chunks), in the file's order.
    public var metadata: [TextEntry]

    /// Makes an image of a picture and its text entries, none by default.
    public init(bitmap: Bitmap, metadata: [TextEntry] = []) {
      self.bitmap = bitmap
      self.metadata = metadata
    }
  }
}
