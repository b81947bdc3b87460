// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ImageComparison

extension SnapshotRun {
  /// Something about one view of a picture that a person should look at, whatever the reference
  /// says: a cut text, a target that is too small.
  public struct Finding: Codable, Hashable, Sendable {
    /// What was looked for, such as `contrast`. Readers show a kind that they do not know as it is.
    public var kind: String
    /// What was found, with the values, in one sentence.
    public var message: String
    /// The view, from the root on, such as `ProfileView > UIStackView > UILabel "name"`.
    public var view: String
    /// Where the view is in the picture; `nil` where it has no place.
    public var frame: Frame?
    /// Whether it is a note or fails the test; never `off`.
    public var level: FindingLevel

    /// Makes a finding.
    public init(kind: String, message: String, view: String, frame: Frame?, level: FindingLevel) {
      self.kind = kind
      self.message = message
      self.view = view
      self.frame = frame
      self.level = level
    }
  }

  /// A rectangle of a picture in pixels; parts of it may lie outside of the picture.
  public struct Frame: Codable, Hashable, Sendable {
    /// The left column.
    public var x: Int
    /// The top row.
    public var y: Int
    /// Pixels across, 0 or more.
    public var width: Int
    /// Pixels down, 0 or more.
    public var height: Int

    /// Makes a rectangle.
    public init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// Makes a rectangle of a region.
    public init(_ region: PixelRegion) {
      self.init(
        x: region.columns.lowerBound, y: region.rows.lowerBound, width: region.columns.count,
        height: region.rows.count)
    }
  }
}
