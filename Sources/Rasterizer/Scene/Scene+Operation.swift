// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Graphics

extension Scene {
  /// One step of painting, as plain values: whoever looks at one copies nothing and counts no
  /// references. What it refers to, the scene holds or, where it was found there, the caches as
  /// long as they are lent.
  struct Operation: BitwiseCopyable {
    enum Kind: BitwiseCopyable {
      case fill(FilledShape)
      case rectangle(FixedRectangle)
      case glyphs(UnsafeBufferPointer<PlacedGlyph>)
      case glyph(PlacedGlyph)
      case shadow(Unmanaged<ShadowMap>)
      case shade(Unmanaged<ShadedShape>)
      case image(Unmanaged<PreparedImage>)
      case pushClip(FilledShape)
      case popClip
      case pushGroup
      /// With the group's opacity.
      case popGroup(UInt8)

      /// Whether it opens or closes a clip or a group.
      var isBracket: Bool {
        switch self {
        case .fill, .rectangle, .glyphs, .glyph, .shadow, .shade, .image: false
        case .pushClip, .popClip, .pushGroup, .popGroup: true
        }
      }
    }

    var kind: Kind
    /// What it is painted with; of paints and images, and of what opens or closes something,
    /// nothing.
    var color = PremultipliedPixel(bits: 0)
    private var left: Int32 = 0
    private var top: Int32 = 0
    private var right: Int32 = 0
    private var bottom: Int32 = 0
    /// The index of a push's pop.
    var end: Int32 = 0
    /// Whether its whole pixels hide everything below.
    var isCover = false
    /// How it becomes one with what lies below; of a group, with its pop.
    var blendMode = BlendMode.normal

    init(
      kind: Kind, bounds: PixelBounds, color: PremultipliedPixel = PremultipliedPixel(bits: 0),
      isCover: Bool = false, blendMode: BlendMode = .normal
    ) {
      self.kind = kind
      self.color = color
      self.isCover = isCover
      self.blendMode = blendMode
      self.bounds = bounds
    }

    /// The pixels that it can change, all on the canvas; of a push, those that anything up to its
    /// pop can change.
    @inline(__always)
    var bounds: PixelBounds {
      get { PixelBounds(left: Int(left), top: Int(top), right: Int(right), bottom: Int(bottom)) }
      set {
        left = Int32(truncatingIfNeeded: newValue.left)
        top = Int32(truncatingIfNeeded: newValue.top)
        right = Int32(truncatingIfNeeded: newValue.right)
        bottom = Int32(truncatingIfNeeded: newValue.bottom)
      }
    }

    /// Calls `body` with columns that it hides in all of `rows`.
    @inline(__always)
    func forEachCover(throughout rows: Range<Int>, _ body: (Range<Int>) -> Void) {
      guard isCover, top <= rows.lowerBound, bottom >= rows.upperBound else { return }
      @inline(__always)
      func cover(_ interior: PixelBounds) {
        guard interior.top <= rows.lowerBound, interior.bottom >= rows.upperBound else { return }
        let (start, end) = (max(interior.left, Int(left)), min(interior.right, Int(right)))
        if start < end { body(start..<end) }
      }
      switch kind {
      case .rectangle(let rectangle): cover(rectangle.interior)
      case .fill(let shape):
        let interior = shape.path._withUnsafeGuaranteedRef { $0.interior }
        cover(interior.wide)
        cover(interior.high)
      default: break
      }
    }
  }

  /// What a fill of anything but an upright rectangle looks at in each band.
  struct FilledShape: BitwiseCopyable {
    let path: Unmanaged<FlattenedPath>
    /// What is kept of its rows.
    let rows: Unmanaged<CoverageRows>?
    /// How many pixels lower it lies than these.
    let rowsY: Int32
    /// The columns of the shape: where an operation's bounds end before, they were cut.
    let left: Int32
    let right: Int32

    /// Valid as long as somebody holds the path and its coverage.
    @inline(__always)
    init(_ shape: CoveredPath) {
      path = .passUnretained(shape.path)
      if case .rows(let kept, let y, _) = shape.coverage {
        (rows, rowsY) = (.passUnretained(kept), Int32(truncatingIfNeeded: y))
      } else {
        (rows, rowsY) = (nil, 0)
      }
      left = Int32(truncatingIfNeeded: shape.path.bounds.left)
      right = Int32(truncatingIfNeeded: shape.path.bounds.right)
    }
  }
}

/// A shape with a paint whose pixels differ.
final class ShadedShape: Sendable {
  private let shape: CoveredPath
  let paint: PreparedPaint

  /// What bands look at.
  var filled: Scene.FilledShape { Scene.FilledShape(shape) }

  init(_ shape: CoveredPath, _ paint: PreparedPaint) {
    self.shape = shape
    self.paint = paint
  }
}
