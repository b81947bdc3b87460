// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension StrokeContour {
  /// More dashes than this along one contour are drawn as a line without gaps.
  private static let maximumDashCount = 65_536.0

  /// The contour's dashes as open contours; itself where the pattern leaves nothing out.
  func dashed(_ dashes: [CGFloat], phase: CGFloat) -> [StrokeContour] {
    let lengths = (dashes.count % 2 == 0 ? dashes : dashes + dashes).map(Double.init)
    let total = lengths.reduce(0, +)
    guard dot == nil, !lengths.isEmpty, total > 0, total.isFinite, phase.isFinite,
      lengths.allSatisfy({ $0 >= 0 })
    else { return [self] }
    let points = isClosed ? nodes + [closing] : nodes
    let length = zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1.point - $1.0.point).length }
    guard length / total * Double(lengths.count) <= Self.maximumDashCount else { return [self] }
    var pattern = DashPattern(lengths: lengths, total: total, phase: Double(phase))
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
