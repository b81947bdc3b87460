// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import Graphics

/// The distance of two places on the ellipsoid of WGS 84.
///
/// The chord through the earth is exact; its arc is that of a circle with the radius of curvature
/// in the direction of the way, at the latitude in the middle (Euler's formula). Only IEEE
/// operations take part, so that each machine writes the same distance.
enum GeodesicDistance {
  private static let semiMajorAxis = 6_378_137.0
  /// Of the flattening 1 / 298.257223563: f (2 - f).
  private static let squaredEccentricity = 0.006_694_379_990_141_316

  static func between(_ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D) -> Double {
    let (p, q) = (point(a), point(b))
    let (x, y, z) = (p.x - q.x, p.y - q.y, p.z - q.z)
    let chord = (x * x + y * y + z * z).squareRoot()
    guard chord > 0 else { return 0 }
    let radius = radius(a, b)
    return 2 * radius * arcsine(min(1, chord / (2 * radius)))
  }

  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }

  /// The place in meters from the earth's middle.
  private static func point(_ place: CLLocationCoordinate2D) -> (x: Double, y: Double, z: Double) {
    let latitude = sineAndCosine(radians(place.latitude))
    let longitude = sineAndCosine(radians(place.longitude))
    let normal =
      semiMajorAxis / (1 - squaredEccentricity * latitude.sine * latitude.sine).squareRoot()
    return (
      normal * latitude.cosine * longitude.cosine, normal * latitude.cosine * longitude.sine,
      normal * (1 - squaredEccentricity) * latitude.sine
    )
  }

  private static func radius(_ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D) -> Double {
    let middle = sineAndCosine(radians((a.latitude + b.latitude) / 2))
    let part = 1 - squaredEccentricity * middle.sine * middle.sine
    let normal = semiMajorAxis / part.squareRoot()
    let meridian = semiMajorAxis * (1 - squaredEccentricity) / (part * part.squareRoot())
    let north = (b.latitude - a.latitude) * meridian
    let east = (b.longitude - a.longitude) * middle.cosine * normal
    let square = north * north + east * east
    guard square > 0 else { return normal }
    return 1 / (north * north / square / meridian + east * east / square / normal)
  }

  /// Newton's method, for a value from 0 to 1.
  private static func arcsine(_ value: Double) -> Double {
    // Half the angle lies where the sine is steep.
    let half = value / (2 * (1 + (1 - value * value).squareRoot())).squareRoot()
    var angle = half
    for _ in 0..<6 {
      let (sine, cosine) = sineAndCosine(angle)
      angle -= (sine - half) / cosine
    }
    return 2 * angle
  }
}
