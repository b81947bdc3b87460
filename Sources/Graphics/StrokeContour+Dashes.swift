// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension [StrokeContour] {
  /// The contours' dashes as open contours; the contours where the pattern leaves nothing out, or
  /// makes more dashes than ``StrokeStyle/maximumDashCount``.
  func dashed(_ dashes: [CGFloat], phase: CGFloat) -> [StrokeContour] {
    let lengths = (dashes.count % 2 == 0 ? dashes : dashes + dashes).map(Double.init)
    let total = lengths.reduce(0, +)
    guard !lengths.isEmpty, total > 0, total.isFinite, phase.isFinite,
      lengths.allSatisfy({ $0 >= 0 })
    else { return self }
    let count = reduce(0) { $0 + $1.length } / total * Double(lengths.count / 2)
    guard count <= Double(StrokeStyle.maximumDashCount) else { return self }
    let pattern = DashPattern(lengths: lengths, total: total, phase: Double(phase))
    return flatMap { $0.dashed(pattern) }
  }
}

extension StrokeContour {
  /// Its points in order, the first one again where it is closed.
  private var points: [Node] { isClosed ? nodes + [closing] : nodes }

  fileprivate var length: Double {
    let points = points
    return zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1.point - $1.0.point).length }
  }

  fileprivate func dashed(_ pattern: DashPattern) -> [StrokeContour] {
    guard dot == nil else { return [self] }
    let points = points
    var pattern = pattern
    var dasher = Dasher(first: points[0], isDrawing: pattern.isDrawing)
    for (from, to) in zip(points, points.dropFirst()) {
      dasher.advance(from, to, &pattern)
    }
    dasher.finish()
    return dasher.contours
  }

  /// The first node again, as the end of a closed contour.
  private var closing: Node {
    Node(point: nodes[0].point, arriving: nodes[0].arriving, leaving: nodes[0].arriving)
  }
}

/// Where in the pattern of dashes a contour is.
private struct DashPattern {
  let lengths: [Double]
  private(set) var index = 0
  private(set) var rest: Double

  init(lengths: [Double], total: Double, phase: Double) {
    self.lengths = lengths
    var start = phase - (phase / total).rounded(.down) * total
    while index < lengths.count - 1, start >= lengths[index] {
      start -= lengths[index]
      index += 1
    }
    rest = max(0, lengths[index] - start)
  }

  var isDrawing: Bool { index % 2 == 0 }

  mutating func advance(_ length: Double) { rest -= length }

  mutating func next() {
    index = (index + 1) % lengths.count
    rest = lengths[index]
  }
}

private struct Dasher {
  var contours: [StrokeContour] = []
  private var nodes: [StrokeContour.Node] = []

  init(first: StrokeContour.Node, isDrawing: Bool) {
    guard isDrawing else { return }
    nodes = [.init(point: first.point, arriving: first.leaving, leaving: first.leaving)]
  }

  mutating func advance(
    _ from: StrokeContour.Node, _ to: StrokeContour.Node, _ pattern: inout DashPattern
  ) {
    let length = (to.point - from.point).length
    guard length > 0 else { return }
    var done = 0.0
    while pattern.rest < length - done {
      done += pattern.rest
      let fraction = done / length
      let point = from.point + (to.point - from.point) * fraction
      let blend = from.leaving * (1 - fraction) + to.arriving * fraction
      let direction = blend.unit ?? from.leaving
      let node = StrokeContour.Node(point: point, arriving: direction, leaving: direction)
      if pattern.isDrawing {
        nodes.append(node)
        finish()
      } else {
        nodes = [node]
      }
      pattern.next()
    }
    pattern.advance(length - done)
    if pattern.isDrawing { nodes.append(to) }
  }

  mutating func finish() {
    if nodes.count > 1 { contours.append(StrokeContour(nodes: nodes)) }
    nodes = []
  }
}
