// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// The attribute `d` of a path.
struct SVGPathData {
  private var path = Path()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The control point of the curve before, for smooth ones; `nil` after anything else.
  private var lastControl: (point: CGPoint, isCubic: Bool)?
  private var isOpen = false

  /// - Returns: `nil` for a text that is no path data.
  static func path(_ text: String) -> Path? {
    var data = SVGPathData()
    var scanner = SVGScanner(text)
    guard let first = scanner.next else { return Path() }
    guard first | 0x20 == UInt8(ascii: "m") else { return nil }
    var command = first
    while let next = scanner.next {
      if SVGScanner.isLetter(next) {
        command = next
        scanner.advance()
        if command | 0x20 == UInt8(ascii: "z") {
          data.close()
          continue
        }
      } else if command | 0x20 == UInt8(ascii: "z") {
        return nil
      }
      guard data.add(command, &scanner) else { return nil }
      // More pairs after a move are lines.
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
      if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      scanner.skipSeparator()
    }
    return data.path
  }

  /// Adds one command with its numbers; false where they are not there.
  private mutating func add(_ command: UInt8, _ scanner: inout SVGScanner) -> Bool {
    let isRelative = command & 0x20 != 0
    let origin = isRelative ? current : .zero
    func point(_ scanner: inout SVGScanner) -> CGPoint? {
      guard let x = scanner.number(), let y = scanner.number() else { return nil }
      return CGPoint(x: origin.x + x, y: origin.y + y)
    }
    switch Character(UnicodeScalar(command | 0x20)) {
    case "m":
      guard let to = point(&scanner) else { return false }
      path.move(to: to)
      (current, start, isOpen, lastControl) = (to, to, true, nil)
    case "l":
      guard let to = point(&scanner) else { return false }
      line(to: to)
    case "h":
      guard let x = scanner.number() else { return false }
      line(to: CGPoint(x: origin.x + x, y: current.y))
    case "v":
      guard let y = scanner.number() else { return false }
      line(to: CGPoint(x: current.x, y: origin.y + y))
    case "c":
      guard let first = point(&scanner), let second = point(&scanner), let to = point(&scanner)
      else { return false }
      curve(first, second, to)
    case "s":
      guard let second = point(&scanner), let to = point(&scanner) else { return false }
      curve(reflected(isCubic: true), second, to)
    case "q":
      guard let control = point(&scanner), let to = point(&scanner) else { return false }
      quadCurve(control, to)
    case "t":
      guard let to = point(&scanner) else { return false }
      quadCurve(reflected(isCubic: false), to)
    case "a":
      guard let radii = scanner.numbers(count: 3), let isLarge = scanner.flag(),
        let isClockwise = scanner.flag(), let to = point(&scanner)
      else { return false }
      arc(
        SVGArc(
          from: current, to: to, radiusX: radii[0], radiusY: radii[1], degrees: radii[2],
          isLarge: isLarge, isClockwise: isClockwise))
    default: return false
    }
    return true
  }

  /// After a closed contour the next one starts where it did.
  private mutating func begin() {
    guard !isOpen else { return }
    path.move(to: current)
    isOpen = true
  }

  private mutating func line(to point: CGPoint) {
    begin()
    path.addLine(to: point)
    (current, lastControl) = (point, nil)
  }

  private mutating func curve(_ first: CGPoint, _ second: CGPoint, _ to: CGPoint) {
    begin()
    path.addCurve(to: to, control1: first, control2: second)
    (current, lastControl) = (to, (second, true))
  }

  private mutating func quadCurve(_ control: CGPoint, _ to: CGPoint) {
    begin()
    path.addQuadCurve(to: to, control: control)
    (current, lastControl) = (to, (control, false))
  }

  private mutating func arc(_ arc: SVGArc) {
    begin()
    arc.add(to: &path)
    (current, lastControl) = (arc.to, nil)
  }

  private mutating func close() {
    guard isOpen else { return }
    path.close()
    (current, isOpen, lastControl) = (start, false, nil)
  }

  /// The last control point on the other side of the current point.
  private func reflected(isCubic: Bool) -> CGPoint {
    guard let lastControl, lastControl.isCubic == isCubic else { return current }
    return CGPoint(
      x: 2 * current.x - lastControl.point.x, y: 2 * current.y - lastControl.point.y)
  }
}
