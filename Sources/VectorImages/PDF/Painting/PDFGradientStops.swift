// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Stops of a gradient that are what a function says, to half a step of eight bits.
enum PDFGradientStops {
  /// How many parts the function is looked at in, between its breaks.
  private static let sampleCount = 256

  static func stops(
    _ function: PDFFunction, _ space: PDFColorSpace, _ low: Double, _ high: Double
  ) -> [Gradient.Stop] {
    func stop(_ place: Double, looking x: Double) -> Gradient.Stop {
      let color = space.color(function([x]).map { CGFloat($0) }) ?? .clear
      return Gradient.Stop(offset: CGFloat((place - low) / (high - low)), color: color)
    }
    guard high > low else {
      let color = stop(low, looking: low).color
      return [Gradient.Stop(offset: 0, color: color), Gradient.Stop(offset: 1, color: color)]
    }
    let breaks = ([low, high] + function.breaks.filter { $0 > low && $0 < high }).sorted()
    var all: [Gradient.Stop] = []
    for (from, to) in zip(breaks, breaks.dropFirst()) where to > from {
      let count = max(4, Int(Double(sampleCount) * (to - from) / (high - low)))
      // The end belongs to the next part: it is looked at from before.
      let ends = (0...count).map { index -> Gradient.Stop in
        let place = from + (to - from) * Double(index) / Double(count)
        return stop(place, looking: index == count && to < high ? to - (to - from) * 1e-9 : place)
      }
      all += simplified(ends)
    }
    return all
  }

  /// The color at a place from 0 to 1.
  static func color(at place: CGFloat, of stops: [Gradient.Stop]) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if place <= first.offset { return first.color }
    for (from, to) in zip(stops, stops.dropFirst()) where place <= to.offset {
      return mixed(from, to, place)
    }
    return last.color
  }

  private static func mixed(
    _ from: Gradient.Stop, _ to: Gradient.Stop, _ place: CGFloat
  ) -> Color {
    guard to.offset > from.offset else { return to.color }
    let part = (place - from.offset) / (to.offset - from.offset)
    func mix(_ channel: KeyPath<Color, UInt8>) -> UInt8 {
      let (low, high) = (CGFloat(from.color[keyPath: channel]), CGFloat(to.color[keyPath: channel]))
      return UInt8((low + part * (high - low)).rounded())
    }
    return Color(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
  }

  /// Without the stops that lie on the line between others: Douglas and Peucker, 1973.
  private static func simplified(_ stops: [Gradient.Stop]) -> [Gradient.Stop] {
    var kept = [Bool](repeating: false, count: stops.count)
    (kept[0], kept[stops.count - 1]) = (true, true)
    var ranges = [(0, stops.count - 1)]
    while let (low, high) = ranges.popLast() {
      guard high - low > 1 else { continue }
      var (farthest, distance) = (low, 1)
      for index in (low + 1)..<high {
        let color = mixed(stops[low], stops[high], stops[index].offset)
        let found = self.distance(color, stops[index].color)
        if found > distance { (farthest, distance) = (index, found) }
      }
      guard distance > 1 else { continue }
      kept[farthest] = true
      ranges += [(low, farthest), (farthest, high)]
    }
    return stops.indices.filter { kept[$0] }.map { stops[$0] }
  }

  private static func distance(_ one: Color, _ other: Color) -> Int {
    [
      Int(one.red) - Int(other.red), Int(one.green) - Int(other.green),
      Int(one.blue) - Int(other.blue), Int(one.alpha) - Int(other.alpha),
    ].map(abs).max() ?? 0
  }
}
