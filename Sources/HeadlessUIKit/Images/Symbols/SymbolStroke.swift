// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A command of a symbol's drawing. Places are `x y`; angles are degrees, clockwise from the right.
enum SymbolStroke: Character {
  /// A new line through places.
  case line = "M"
  /// On through places.
  case on = "L"
  /// On along a level line to an x.
  case level = "H"
  /// On along an upright line to a y.
  case upright = "V"
  /// On along cubic curves: two control points and an end each.
  case curve = "C"
  /// Back to where the line began.
  case close = "Z"
  /// Circles: middle and radius each.
  case circle = "O"
  /// An ellipse: middle, and half of its width and of its height.
  case ellipse = "E"
  /// Rectangles with round corners: upper left corner, width, height and radius each.
  case rectangle = "R"
  /// A part of a circle, as a new line: middle, radius, first and last angle.
  case arc = "A"
  /// A closed line with round corners: their radius, and the places.
  case polygon = "P"
  /// An open line with round corners: their radius, and the places.
  case bend = "B"
  /// A star: middle, radius of its points and of what lies between, their number; and, where it
  /// is given, how round its corners are.
  case star = "S"
  /// What the layer has so far once more, mirrored at the upright line of an x.
  case flip = "F"
  /// What the layer has so far, several times around a place: its place, and how often in all.
  case turn = "T"

  /// Draws; `false` where it does not take so many numbers.
  func draw(_ values: [CGFloat], on path: inout Path) -> Bool {
    guard takes(values.count) else { return false }
    switch self {
    case .line:
      path.move(to: Self.places(values)[0])
      Self.places(values).dropFirst().forEach { path.addLine(to: $0) }
    case .on: Self.places(values).forEach { path.addLine(to: $0) }
    case .level: path.addLine(to: CGPoint(x: values[0], y: path.lastPoint.y))
    case .upright: path.addLine(to: CGPoint(x: path.lastPoint.x, y: values[0]))
    case .curve: Self.chunks(values, 6).forEach { path.addCurve(Self.places($0)) }
    case .close: path.close()
    case .circle:
      for circle in Self.chunks(values, 3) { path.addEllipse(circle + [circle[2]]) }
    case .ellipse: path.addEllipse(values)
    case .rectangle:
      for values in Self.chunks(values, 5) {
        path.append(
          Path(
            roundedRect: CGRect(x: values[0], y: values[1], width: values[2], height: values[3]),
            cornerRadius: values[4]))
      }
    case .arc: path.addArc(values)
    case .polygon: path.addPolygon(Self.places(values.dropFirst()), radius: values[0])
    case .bend: path.addBend(Self.places(values.dropFirst()), radius: values[0])
    case .star: path.addStar(values)
    case .flip:
      path.append(
        path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * values[0], ty: 0)))
    case .turn: path.turn(around: CGPoint(x: values[0], y: values[1]), count: values[2])
    }
    return true
  }

  private func takes(_ count: Int) -> Bool {
    switch self {
    case .line, .on: count > 0 && count.isMultiple(of: 2)
    case .level, .upright, .flip: count == 1
    case .curve: count > 0 && count.isMultiple(of: 6)
    case .close: count == 0
    case .circle: count > 0 && count.isMultiple(of: 3)
    case .ellipse: count == 4
    case .rectangle: count > 0 && count.isMultiple(of: 5)
    case .arc: count == 5
    case .star: count == 5 || count == 6
    case .polygon, .bend: count > 5 && !count.isMultiple(of: 2)
    case .turn: count == 3
    }
  }

  private static func places(_ values: some Collection<CGFloat>) -> [CGPoint] {
    chunks(Array(values), 2).map { CGPoint(x: $0[0], y: $0[1]) }
  }

  private static func chunks(_ values: [CGFloat], _ size: Int) -> [[CGFloat]] {
    stride(from: 0, to: values.count, by: size).map { Array(values[$0..<$0 + size]) }
  }
}

extension Path {
  fileprivate var lastPoint: CGPoint {
    switch elements.last {
    case .move(let place), .line(let place): place
    case .quadCurve(let place, _): place
    case .curve(let place, _, _): place
    case .close, nil: .zero
    }
  }

  fileprivate mutating func addCurve(_ places: [CGPoint]) {
    addCurve(to: places[2], control1: places[0], control2: places[1])
  }

  fileprivate mutating func addEllipse(_ values: [CGFloat]) {
    append(
      Path(
        ellipseIn: CGRect(
          x: values[0] - values[2], y: values[1] - values[3], width: 2 * values[2],
          height: 2 * values[3])))
  }

  private static func direction(_ degrees: CGFloat) -> CGVector {
    let (sine, cosine) = sineAndCosine(Double(degrees) * .pi / 180)
    return CGVector(dx: cosine, dy: sine)
  }

  fileprivate mutating func addArc(_ values: [CGFloat]) {
    let (x, y, radius, first, last) = (values[0], values[1], values[2], values[3], values[4])
    let count = max(1, (abs(last - first) / 90).rounded(.up))
    let step = (last - first) / count
    // The handle of a cubic that stands for a part of a circle: 4/3·tan(angle/4).
    let quarter = Self.direction(step / 4)
    let handle = 4 / 3 * quarter.dy / quarter.dx * radius
    func place(_ d: CGVector) -> CGPoint { CGPoint(x: x + radius * d.dx, y: y + radius * d.dy) }
    var start = Self.direction(first)
    move(to: place(start))
    for index in 1...Int(count) {
      let end = Self.direction(first + step * CGFloat(index))
      let (from, to) = (place(start), place(end))
      addCurve(
        to: to, control1: CGPoint(x: from.x - handle * start.dy, y: from.y + handle * start.dx),
        control2: CGPoint(x: to.x + handle * end.dy, y: to.y - handle * end.dx))
      start = end
    }
  }

  fileprivate mutating func addStar(_ values: [CGFloat]) {
    let count = 2 * Int(values[4])
    let places = (0..<count).map { index in
      let direction = Self.direction(CGFloat(index) * 360 / CGFloat(count) - 90)
      let reach = index.isMultiple(of: 2) ? values[2] : values[3]
      return CGPoint(x: values[0] + reach * direction.dx, y: values[1] + reach * direction.dy)
    }
    addPolygon(places, radius: values.count > 5 ? values[5] : 0)
  }

  fileprivate mutating func turn(around place: CGPoint, count: CGFloat) {
    let once = self
    for index in 1..<max(2, Int(count)) {
      let direction = Self.direction(CGFloat(index) * 360 / count)
      append(
        once.applying(CGAffineTransform(translationX: -place.x, y: -place.y))
          .applying(
            CGAffineTransform(
              a: direction.dx, b: direction.dy, c: -direction.dy, d: direction.dx, tx: place.x,
              ty: place.y)))
    }
  }

  fileprivate mutating func addPolygon(_ places: [CGPoint], radius: CGFloat) {
    for (index, place) in places.enumerated() {
      let before = places[(index + places.count - 1) % places.count]
      addCorner(
        place, from: before, to: places[(index + 1) % places.count], radius: radius,
        isFirst: index == 0)
    }
    close()
  }

  fileprivate mutating func addBend(_ places: [CGPoint], radius: CGFloat) {
    move(to: places[0])
    for index in 1..<places.count - 1 {
      addCorner(
        places[index], from: places[index - 1], to: places[index + 1], radius: radius,
        isFirst: false)
    }
    addLine(to: places[places.count - 1])
  }

  /// A line up to a corner, and around it; less round where a side is short.
  private mutating func addCorner(
    _ corner: CGPoint, from: CGPoint, to: CGPoint, radius: CGFloat, isFirst: Bool
  ) {
    func toward(_ end: CGPoint, _ share: CGFloat) -> CGPoint {
      let (dx, dy) = (end.x - corner.x, end.y - corner.y)
      let length = (dx * dx + dy * dy).squareRoot()
      let reach = length == 0 ? 0 : min(radius, length / 2) * share / length
      return CGPoint(x: corner.x + dx * reach, y: corner.y + dy * reach)
    }
    let start = toward(from, 1)
    if isFirst { move(to: start) } else { addLine(to: start) }
    guard radius > 0 else { return }
    // As round as a quarter of a circle at a right angle.
    addCurve(to: toward(to, 1), control1: toward(from, 0.4477), control2: toward(to, 0.4477))
  }
}
