// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension Path {
  /// The outline of a stroke along this path: filled by the non-zero rule, it is the stroke.
  ///
  /// Each contour becomes one contour around it, or two where it is closed, rather than many
  /// overlapping pieces, so that coverage counts no area twice; inner corners are where the edges
  /// meet. A curve that turns sharply, as at a cusp, is round there whatever the style's joins are.
  ///
  /// - Parameters:
  ///   - style: Width, caps, joins and dashes.
  ///   - tolerance: How far an edge may be off, in the path's units, more than 0. The default suits
  ///     a path whose units are pixels.
  /// - Returns: An empty path where the width is not more than 0 or a number is not finite.
  public func stroked(_ style: StrokeStyle, tolerance: CGFloat = 0.005) -> Path {
    guard style.width > 0, style.width.isFinite, tolerance > 0, isFinite else { return Path() }
    var outliner = StrokeOutliner(style)
    let contours = strokeContours(width: Double(style.width), tolerance: Double(tolerance))
    for dash in contours.dashed(style.dashes, phase: style.dashPhase) { outliner.add(dash) }
    return outliner.outline
  }
}

/// Walks around contours at half a width's distance.
///
/// ```
///      ------------>  forward, half a width left of the contour
///   (  - - - - - - >  )
///      <------------  backward, on the other side
/// ```
private struct StrokeOutliner {
  var outline = Path()
  private let style: StrokeStyle
  private let half: Double
  private var isStarted = false
  private var isBackward = false

  init(_ style: StrokeStyle) {
    self.style = style
    half = Double(style.width) / 2
  }

  mutating func add(_ contour: StrokeContour) {
    if let dot = contour.dot { return addDot(dot) }
    let backward = contour.nodes.reversed().map { node in
      StrokeContour.Node(
        point: node.point, arriving: -node.leaving, leaving: -node.arriving, bulge: -node.bulge,
        isTurn: node.isTurn)
    }
    (isStarted, isBackward) = (false, false)
    outline.reserveCapacity(outline.elements.count + 2 * contour.nodes.count + 8)
    addSide(contour.nodes, contour.isClosed)
    if contour.isClosed {
      outline.close()
      (isStarted, isBackward) = (false, true)
      // There and back again, its one side is all around it.
      if contour.nodes.count > 2 { addSide(backward, true) }
    } else {
      addCap(contour.nodes[contour.nodes.count - 1])
      isBackward = true
      addSide(backward, false)
      addCap(backward[backward.count - 1])
    }
    outline.close()
  }

  /// The edge on one side of `nodes`.
  private mutating func addSide(_ nodes: [StrokeContour.Node], _ isClosed: Bool) {
    for (index, node) in nodes.enumerated() {
      let isEnd = !isClosed && (index == 0 || index == nodes.count - 1)
      if isEnd || node.arriving == node.leaving {
        let direction = index == 0 ? node.leaving : node.arriving
        line(node.point + (direction.turned + node.bulge) * half)
      } else {
        addJoin(node, room: room(index, nodes, isClosed))
      }
    }
  }

  /// How far back along both its segments an inner corner of node `index` may be: half of them,
  /// where another one may be at the other end.
  private func room(
    _ index: Int, _ nodes: [StrokeContour.Node], _ isClosed: Bool
  ) -> Double {
    let (before, after) = ((index + nodes.count - 1) % nodes.count, (index + 1) % nodes.count)
    return [before, after].map { other in
      let length = (nodes[other].point - nodes[index].point).length
      let isEnd = !isClosed && (other == 0 || other == nodes.count - 1)
      return isEnd ? length : length / 2
    }.min() ?? 0
  }

  private mutating func addJoin(_ node: StrokeContour.Node, room: Double) {
    let (from, to) = (node.arriving.turned, node.leaving.turned)
    let (cross, dot) = (
      Vector.cross(node.arriving, node.leaving), Vector.dot(node.arriving, node.leaving)
    )
    // Where it goes back as it came, both sides are outer ones: only the first goes around.
    if cross > 0 || (cross == 0 && (dot > 0 || isBackward)) {
      // The inner side: the tangent of half the turn says how far back the edges meet; of half a
      // turn or nearly that, rounding says it.
      let back = half * cross / (1 + dot)
      if dot > -0.999, back <= room { return line(node.point + from * half - node.arriving * back) }
      // They do not: through the point itself, which lies inside of the stroke.
      line(node.point + from * half)
      if cross > 1e-6 || dot < 0 { line(node.point) }
    } else {
      line(node.point + from * half)
      switch node.isTurn ? .round : style.join {
      case .bevel: break
      case .round: arc(around: node.point, from: from, to: to)
      case .miter:
        // 1 / sin(angle / 2) is the miter's length in widths; the angle is between the segments.
        let square = 2 / max(1e-12, 1 + dot)
        let limit = Double(style.miterLimit)
        if square <= limit * limit, let middle = (from + to).unit {
          line(node.point + middle * (half * square.squareRoot()))
        }
      }
    }
    line(node.point + to * half)
  }

  /// Goes around the end of an open contour, which leaves it at `node`.
  private mutating func addCap(_ node: StrokeContour.Node) {
    let (side, ahead) = (node.arriving.turned, node.arriving)
    switch style.cap {
    case .butt: break
    case .square:
      line(node.point + (side + ahead) * half)
      line(node.point + (ahead - side) * half)
    case .round:
      arc(around: node.point, from: side, to: ahead)
      arc(around: node.point, from: ahead, to: -side)
    }
  }

  /// A contour without length: what its caps make of it.
  private mutating func addDot(_ point: Vector) {
    let square = CGRect(
      x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
    switch style.cap {
    case .butt: break
    case .square: outline.append(Path(rect: square))
    case .round: outline.append(Path(ellipseIn: square))
    }
  }

  private mutating func line(_ point: Vector) {
    isStarted ? outline.addLine(to: point.point) : outline.move(to: point.point)
    isStarted = true
  }

  /// The arc of half a width from the unit vector `from` to `to`, the shorter way, as cubics of at
  /// most a quarter circle with handles of 4/3·tan(angle / 4).
  private mutating func arc(around center: Vector, from: Vector, to: Vector) {
    let dot = Vector.dot(from, to)
    if dot < 0, let middle = (from + to).unit ?? (-from.turned).unit {
      arc(around: center, from: from, to: middle)
      arc(around: center, from: middle, to: to)
      return
    }
    let halfCosine = (max(0, 1 + dot) / 2).squareRoot()
    let handle =
      4.0 / 3 * ((1 - halfCosine) / (1 + halfCosine)).squareRoot() * half
    let sign: Double = Vector.cross(from, to) < 0 ? -1 : 1
    outline.addCurve(
      to: (center + to * half).point,
      control1: (center + from * half + from.turned * (handle * sign)).point,
      control2: (center + to * half - to.turned * (handle * sign)).point)
  }
}
