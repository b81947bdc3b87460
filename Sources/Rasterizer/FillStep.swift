// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What a fill needs in each band, as plain values: nothing is counted or copied when it is looked at.
struct FillStep {
  /// Whether the operation is a fill with a color, source over; the rest counts only then.
  var isFill = false
  /// The pixels that the operation can change.
  var bounds: PixelBounds
  var color = PremultipliedPixel(bits: 0)
  /// Whether all pixels of the bounds are covered wholly; otherwise there is a rectangle or a silhouette.
  var isWhole = false
  var rectangle: FixedRectangle?
  var silhouette: Unmanaged<Silhouette>?
  /// The silhouette's kept rows.
  var rows: Unmanaged<CoverageRows>?
  /// How many pixels lower it lies than the rows.
  var rowsY = 0
  /// The columns of the shape: where the bounds end before, they were cut.
  var left = 0
  var right = 0
  /// What it covers opaquely.
  fileprivate var cover = Interior()

  init(_ operation: UnsafePointer<Scene.Operation>) {
    // Each number is looked at where it is: a copy of an operation counts references.
    bounds = operation.pointee.bounds
    guard operation.pointee.blendMode == .normal else { return }
    switch operation.pointee.kind {
    case .fill(let silhouette, let color):
      set(color, silhouette.bounds, isWhole: silhouette.isWholePixels)
      self.silhouette = Unmanaged.passUnretained(silhouette)
      rows = silhouette.rows.map(Unmanaged.passUnretained)
      rowsY = silhouette.rowsY
      if operation.pointee.isCover { cover = silhouette.interior.intersection(bounds) }
    case .rectangle(let rectangle, let color):
      set(color, rectangle.bounds, isWhole: rectangle.isWhole)
      self.rectangle = rectangle
      if operation.pointee.isCover { cover.high = rectangle.interior.intersection(bounds) }
    default: break
    }
  }

  private mutating func set(_ color: PremultipliedPixel, _ shape: PixelBounds, isWhole: Bool) {
    isFill = true
    self.color = color
    self.isWhole = isWhole
    (left, right) = (shape.left, shape.right)
  }
}

/// The steps of a scene's operations, valid as long as those are.
struct FillSteps {
  private let steps: UnsafeMutableBufferPointer<FillStep>

  init(_ operations: UnsafeBufferPointer<Scene.Operation>) {
    steps = .allocate(capacity: operations.count)
    guard let first = operations.baseAddress else { return }
    for index in operations.indices {
      steps.initializeElement(at: index, to: FillStep(first + index))
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
