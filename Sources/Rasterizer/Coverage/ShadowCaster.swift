// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// What casts a shadow, on a grid of square cells of some pixels.
protocol ShadowCaster {
  /// The cells that it may touch.
  var bounds: PixelBounds { get }
  /// Whether coverage depends on where the area that is asked for begins: it is then always asked
  /// for all that the whole shadow needs.
  static var dependsOnArea: Bool { get }
}

/// The coverage of some cells, 0 to 255, row by row.
struct CellCoverage {
  fileprivate let memory: SharedBuffer<UInt8>
  fileprivate let stride: Int

  func row(_ index: Int) -> UnsafePointer<UInt8> { UnsafePointer(memory.base + index * stride) }
}

/// What a path covers.
struct PathCaster: ShadowCaster {
  static let dependsOnArea = false

  /// The cells are put together from finer ones where that is not too much.
  private static let partLimit = 4 << 20

  let bounds: PixelBounds
  /// The area of the path, in parts of cells.
  private let path: FlattenedPath
  /// How many parts a cell has on each side.
  private let parts: Int

  /// Where the path may overlap itself, a cell is put together from pixels: the coverage of an
  /// overlap is exact only as far as the cell that it is counted in is small.
  ///
  /// - Parameters:
  ///   - transform: From the path's coordinates to pixels.
  ///   - cell: Pixels of a cell's side.
  init(_ path: Path, rule: FillRule, transform: CGAffineTransform, cell: Int) {
    func flattened(_ size: Int) -> FlattenedPath {
      let scale = 1 / CGFloat(size)
      return FlattenedPath(
        path, rule: rule,
        transform: transform.concatenating(CGAffineTransform(scaleX: scale, y: scale)))
    }
    let whole = flattened(cell)
    var parts = whole.edges.mayOverlap ? cell : 1
    while parts > 1, whole.bounds.width * parts * whole.bounds.height * parts > Self.partLimit {
      parts /= 2
    }
    self.path = parts == 1 ? whole : flattened(cell / parts)
    self.parts = parts
    bounds = whole.bounds
  }

  /// The coverage of cells within the bounds.
  func cellCoverage(_ area: PixelBounds) -> CellCoverage {
    let stride = PixelBlock.aligned(area.width)
    let memory = SharedBuffer<UInt8>(count: stride * area.height + 16, filledWith: 255)
    if path.isWholePixels { return CellCoverage(memory: memory, stride: stride) }
    guard parts > 1 else {
      path.writeCoverage(area, into: memory.base, stride: stride, CellMemory())
      return CellCoverage(memory: memory, stride: stride)
    }
    let line = PixelBlock.aligned(area.width * parts)
    let cells = CellMemory()
    let fine = SharedBuffer<UInt8>(count: line * parts + 16, filledWith: 0)
    let count = UInt32(parts * parts)
    for row in 0..<area.height {
      let top = (area.top + row) * parts
      path.writeCoverage(
        PixelBounds(
          left: area.left * parts, top: top, right: area.right * parts, bottom: top + parts),
        into: fine.base, stride: line, cells)
      for column in 0..<area.width {
        var sum = count / 2
        for y in 0..<parts {
          let start = fine.base + (y * line + column * parts)
          for x in 0..<parts { sum &+= UInt32(start[x]) }
        }
        memory.base[row * stride + column] = UInt8(truncatingIfNeeded: sum / count)
      }
    }
    return CellCoverage(memory: memory, stride: stride)
  }
}

/// What commands paint.
struct ContentCaster: ShadowCaster {
  /// Shadows among the contents have cells of their own, which begin where the area does.
  static let dependsOnArea = true

  let bounds: PixelBounds
  private let command: ContentShadowCommand
  private let cell: Int

  /// - Returns: `nil` where they paint nothing.
  init?(_ command: ContentShadowCommand, cell: Int) {
    let (reach, moved) = (FixedPoint.reach, command.pixelOffset)
    let canvas = CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach)
    guard
      let extent = command.contentBounds?.offsetBy(dx: moved.width, dy: moved.height)
        .intersection(canvas), !extent.isNull, !extent.isEmpty
    else { return nil }
    let size = CGFloat(cell)
    bounds = PixelBounds(
      left: Int((extent.minX / size).rounded(.down)),
      top: Int((extent.minY / size).rounded(.down)),
      right: Int((extent.maxX / size).rounded(.up)),
      bottom: Int((extent.maxY / size).rounded(.up)))
    self.command = command
    self.cell = cell
  }

  /// Contents are drawn pixel by pixel where that is not too much, otherwise on coarser ones.
  private static let pixelLimit = 4 << 20

  /// The mean alpha of cells within the bounds.
  ///
  /// - Parameter draw: Paints commands on a canvas of a width and a height, as straight pixels.
  func cellCoverage(
    _ area: PixelBounds, draw: ([DrawCommand], Int, Int) -> SharedBuffer<UInt32>
  ) -> CellCoverage {
    // How many drawn pixels a cell has on each side.
    var parts = cell
    while parts > 1, area.width * parts * area.height * parts > Self.pixelLimit { parts /= 2 }
    let scale = CGFloat(parts) / CGFloat(cell)
    let place = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale,
      tx: command.pixelOffset.width * scale - CGFloat(area.left * parts),
      ty: command.pixelOffset.height * scale - CGFloat(area.top * parts))
    let width = area.width * parts
    let pixels = draw(
      command.contents.map { $0.transformed(by: place) }, width, area.height * parts)
    let stride = PixelBlock.aligned(area.width)
    let memory = SharedBuffer<UInt8>(count: stride * area.height + 16, filledWith: 0)
    let count = UInt32(parts * parts)
    for row in 0..<area.height {
      for column in 0..<area.width {
        var sum = count / 2
        for y in 0..<parts {
          let start = pixels.base + ((row * parts + y) * width + column * parts)
          for x in 0..<parts { sum &+= start[x] >> 24 }
        }
        memory.base[row * stride + column] = UInt8(truncatingIfNeeded: sum / count)
      }
    }
    return CellCoverage(memory: memory, stride: stride)
  }
}
