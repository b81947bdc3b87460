// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// An angle of latitude or longitude, in degrees.
public typealias CLLocationDegrees = Double

/// A place on the earth.
///
/// It is no `Equatable`, as on iOS, where apps add that themselves.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator, from -90 to 90.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich, from -180 to 180.
  public var longitude: CLLocationDegrees

  /// Makes the place at 0°, 0°.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// Makes a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A place that is none: -180°, -180°.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Makes a place.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Whether latitude and longitude are in their ranges.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}
