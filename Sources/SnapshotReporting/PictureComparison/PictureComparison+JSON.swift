// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ImageComparison

extension PictureComparison {
  /// The comparison as JSON, in a stable form:
  ///
  /// ```json
  /// {
  ///   "schema": 1,
  ///   "reference": "before", "actual": "after",
  ///   "counts": { "added": 0, "differing": 1, "equal": 7, "removed": 0, "unusable": 0 },
  ///   "pictures": [
  ///     {
  ///       "path": "Profile/adult.png",
  ///       "outcome": "differing",
  ///       "difference": {
  ///         "differingPixelCount": 12, "pixelCount": 400, "share": 0.03,
  ///         "largestChannelDifference": 37,
  ///         "region": { "x": 10, "y": 0, "width": 4, "height": 3 },
  ///         "firstPixel": { "x": 11, "y": 0 }
  ///       },
  ///       "artifacts": { "reference": "...", "actual": "...", "difference": "..." }
  ///     }
  ///   ]
  /// }
  /// ```
  ///
  /// `outcome` is `equal`, `differing`, `sizeMismatch`, `added`, `removed` or `unusable`.
  /// `difference` is there for the second and third, `referenceSize` and `actualSize` (`width`,
  /// `height`) for the third, `message` for the last, `artifacts` where files were written. Readers
  /// should ignore what they do not know; `schema` grows when something changes its meaning.
  public func json() -> String { JSONText.of(Document(self)) }
}

/// The JSON document; the names of its properties are its keys.
private struct Document: Encodable {
  let schema = 1
  let reference: String
  let actual: String
  let counts: Counts
  let pictures: [Picture]

  init(_ comparison: PictureComparison) {
    reference = comparison.reference
    actual = comparison.actual
    counts = Counts(PictureComparison.Counts(comparison.pictures))
    pictures = comparison.pictures.map(Picture.init)
  }

  struct Counts: Encodable {
    let equal, differing, added, removed, unusable: Int

    init(_ counts: PictureComparison.Counts) {
      equal = counts.equal
      differing = counts.differing
      added = counts.added
      removed = counts.removed
      unusable = counts.unusable
    }
  }

  struct Picture: Encodable {
    let path: String
    let outcome: String
    var difference: Difference?
    var referenceSize: Size?
    var actualSize: Size?
    var message: String?
    let artifacts: Artifacts?

    init(_ picture: PictureComparison.Picture) {
      path = picture.path
      artifacts = picture.artifacts.map(Artifacts.init)
      switch picture.outcome {
      case .equal: outcome = "equal"
      case .differing(let numbers):
        outcome = "differing"
        difference = Difference(numbers)
      case .sizeMismatch(let reference, let actual, let numbers):
        outcome = "sizeMismatch"
        difference = Difference(numbers)
        referenceSize = Size(reference)
        actualSize = Size(actual)
      case .added: outcome = "added"
      case .removed: outcome = "removed"
      case .unusable(let text):
        outcome = "unusable"
        message = text
      }
    }
  }

  struct Difference: Encodable {
    let differingPixelCount: Int
    let pixelCount: Int
    let share: Double
    let largestChannelDifference: Int
    let region: Region
    let firstPixel: Position

    init(_ difference: PixelDifference) {
      differingPixelCount = difference.differingPixelCount
      pixelCount = difference.pixelCount
      share = difference.share
      largestChannelDifference = Int(difference.largestChannelDifference)
      region = Region(difference.region)
      firstPixel = Position(x: difference.firstPixel.x, y: difference.firstPixel.y)
    }
  }

  struct Size: Encodable {
    let width, height: Int

    init(_ size: PixelSize) {
      width = size.width
      height = size.height
    }
  }

  struct Position: Encodable {
    let x, y: Int
  }

  struct Region: Encodable {
    let x, y, width, height: Int

    init(_ region: PixelRegion) {
      x = region.columns.lowerBound
      y = region.rows.lowerBound
      width = region.columns.count
      height = region.rows.count
    }
  }

  struct Artifacts: Encodable {
    let reference, actual, difference: String

    init(_ artifacts: PictureComparison.Artifacts) {
      reference = artifacts.reference
      actual = artifacts.actual
      difference = artifacts.difference
    }
  }
}
