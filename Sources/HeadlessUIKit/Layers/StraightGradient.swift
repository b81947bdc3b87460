// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension [Gradient.Stop] {
  /// The stops of the gradient that Core Graphics draws with these: it mixes colors apart from how
  /// opaque they are, so that a transparent black darkens its neighbor, where ours mixes
  /// premultiplied ones (recorded on iOS 18 in qweqrty/WrapKit: between `UIColor.clear` and white
  /// it is gray).
  ///
  /// Where both color and opacity change, further stops stand between two of them, so many that no
  /// channel differs by half of a step.
  var mixingStraightColors: [Gradient.Stop] {
    guard zip(self, dropFirst()).contains(where: { Self.isCurved($0.color, $1.color) })
    else { return self }
    var stops: [Gradient.Stop] = []
    for (place, stop) in enumerated() {
      if let last = stops.last, Self.isCurved(self[place - 1].color, stop.color) {
        let (from, to) = (last.color, stop.color)
        for step in 1..<Self.pieces {
          let part = Double(step) / Double(Self.pieces)
          func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
            let (start, end) = (Double(a), Double(b))
            return UInt8((start + (end - start) * part).rounded())
          }
          stops.append(
            Gradient.Stop(
              offset: last.offset + (stop.offset - last.offset) * CGFloat(part),
              color: Color(
                red: mix(from.red, to.red), green: mix(from.green, to.green),
                blue: mix(from.blue, to.blue), alpha: mix(from.alpha, to.alpha))))
        }
      }
      stops.append(stop)
    }
    return stops
  }

  private static var pieces: Int { 16 }

  private static func isCurved(_ a: Color, _ b: Color) -> Bool {
    a.alpha != b.alpha && (a.red, a.green, a.blue) != (b.red, b.green, b.blue)
  }
}
