// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What a fill needs in each band, as plain values: nothing is counted or copied when it is looked at.
struct FillStep {
  /// Whether the operation is a fill with a color, source over; the rest counts only then.
  var isFill = false
  /// The pixels that the operation can change.
  var bounds: PixelBounds
  var color = PremultipliedPixel(bits: 0)
  /// `nil` where all pixels of the bounds are covered wholly.
  var silhouette: Unmanaged<Silhouette>?
  /// The silhouette's kept rows.
  var rows: Unmanaged<CoverageRows>?
  /// How many pixels lower it lies than the rows.
  var rowsY = 0
  /// The columns of the silhouette: where the bounds end before, they were cut.
  var left = 0
  var right = 0
  /// What it covers opaquely.
  fileprivate var cover = Interior()
}

/// The steps of a scene's operations, valid as long as those are.
struct FillSteps {
  private let steps: UnsafeMutableBufferPointer<FillStep>

  init(_ operations: UnsafeBufferPointer<Scene.Operation>) {
    steps = .allocate(capacity: operations.count)
    // Each number is looked at where it is: a copy of an operation counts references.
    for index in operations.indices {
      let bounds = operations[index].bounds
      var step = FillStep(bounds: bounds)
      if operations[index].blendMode == .normal,
        case .fill(let silhouette, let color) = operations[index].kind
      {
        step.isFill = true
        step.color = color
        if !silhouette.isWholePixels {
          step.silhouette = Unmanaged.passUnretained(silhouette)
          step.rows = silhouette.rows.map(Unmanaged.passUnretained)
          step.rowsY = silhouette.rowsY
        }
        (step.left, step.right) = (silhouette.bounds.left, silhouette.bounds.right)
        if operations[index].isCover {
          step.cover.wide = silhouette.interior.wide.intersection(bounds)
          step.cover.high = silhouette.interior.high.intersection(bounds)
        }
      }
      steps.initializeElement(at: index, to: step)
    }
  }

  func deallocate() {
    steps.deallocate()
  }

  @inline(__always)
  subscript(index: Int) -> FillStep { steps[index] }

  /// Calls `body` with each rectangle that an operation covers.
  @inline(__always)
  func forEachCover(of index: Int, _ body: (PixelBounds) -> Void) {
    if !steps[index].cover.wide.isEmpty { body(steps[index].cover.wide) }
    if !steps[index].cover.high.isEmpty { body(steps[index].cover.high) }
  }
}
