// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// The path that operators build: ISO 32000-1, section 8.5.2.
struct PDFPathBuilder {
  private(set) var path = Path()
  private var current: CGPoint?
  private var start = CGPoint.zero
  /// Whether the contour goes on from the current point.
  private var isOpen = false

  mutating func move(to point: CGPoint) {
    path.move(to: point)
    (current, start, isOpen) = (point, point, true)
  }

  mutating func line(to point: CGPoint) {
    guard begin() else { return }
    path.addLine(to: point)
    current = point
  }

  /// - Parameter first: The first control point; `nil` for the current point.
  mutating func curve(_ first: CGPoint?, _ second: CGPoint, to point: CGPoint) {
    guard begin(), let current else { return }
    path.addCurve(to: point, control1: first ?? current, control2: second)
    self.current = point
  }

  mutating func close() {
    guard isOpen else { return }
    path.close()
    (current, isOpen) = (start, false)
  }

  mutating func rectangle(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    if width > 0, height > 0 {
      path.append(Path(rect: CGRect(x: x, y: y, width: width, height: height)))
      (current, start, isOpen) = (CGPoint(x: x, y: y), CGPoint(x: x, y: y), false)
    } else {
      move(to: CGPoint(x: x, y: y))
      line(to: CGPoint(x: x + width, y: y))
      line(to: CGPoint(x: x + width, y: y + height))
      line(to: CGPoint(x: x, y: y + height))
      close()
    }
  }

  /// After a closed contour the next one starts where it did. Without a point nothing is drawn, as
  /// other readers have it.
  private mutating func begin() -> Bool {
    guard let current else { return false }
    if !isOpen {
      path.move(to: current)
      (start, isOpen) = (current, true)
    }
    return true
  }
}
