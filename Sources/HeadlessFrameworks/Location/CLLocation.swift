// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// A distance in meters.
public typealias CLLocationDistance = Double
/// A speed in meters a second.
public typealias CLLocationSpeed = Double
/// A direction in degrees from north, clockwise.
public typealias CLLocationDirection = Double
/// How exact a place is, in meters; negative where it is unknown.
public typealias CLLocationAccuracy = Double
/// How exact a speed is, in meters a second; negative where it is unknown.
public typealias CLLocationSpeedAccuracy = Double
/// How exact a direction is, in degrees; negative where it is unknown.
public typealias CLLocationDirectionAccuracy = Double

/// The longest distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude

/// A floor of a building.
public final class CLFloor: NSObject, Sendable {
  /// The floor's number; 0 is the ground.
  public let level: Int

  init(level: Int) { self.level = level }
}

/// A place at a time. Tests make it; the device tells of none.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  /// Where it is.
  open var coordinate: CLLocationCoordinate2D { storedCoordinate }
  /// Meters above the sea.
  open var altitude: CLLocationDistance { storedAltitude }
  /// Meters above the earth's ellipsoid: the same as above the sea.
  open var ellipsoidalAltitude: CLLocationDistance { storedAltitude }
  /// The radius of the circle that the place lies in, in meters.
  open var horizontalAccuracy: CLLocationAccuracy { storedHorizontalAccuracy }
  /// How exact the altitude is, in meters.
  open var verticalAccuracy: CLLocationAccuracy { storedVerticalAccuracy }
  /// The direction of the movement; negative where it is unknown.
  open var course: CLLocationDirection { storedCourse }
  /// How exact the direction is: unknown.
  open var courseAccuracy: CLLocationDirectionAccuracy { -1 }
  /// The speed of the movement; negative where it is unknown.
  open var speed: CLLocationSpeed { storedSpeed }
  /// How exact the speed is: unknown.
  open var speedAccuracy: CLLocationSpeedAccuracy { -1 }
  /// When it was there.
  open var timestamp: Date { storedTimestamp }
  /// The floor of a building: unknown.
  open var floor: CLFloor? { nil }

  private let storedCoordinate: CLLocationCoordinate2D
  private let storedAltitude: CLLocationDistance
  private let storedHorizontalAccuracy: CLLocationAccuracy
  private let storedVerticalAccuracy: CLLocationAccuracy
  private let storedCourse: CLLocationDirection
  private let storedSpeed: CLLocationSpeed
  private let storedTimestamp: Date

  /// Makes a location at the equator and the meridian of Greenwich.
  public override convenience init() { self.init(latitude: 0, longitude: 0) }

  /// Makes a place on the ground, now.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Makes a place without a movement.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// Makes a place with a movement.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    speed: CLLocationSpeed, timestamp: Date
  ) {
    storedCoordinate = coordinate
    storedAltitude = altitude
    storedHorizontalAccuracy = hAccuracy
    storedVerticalAccuracy = vAccuracy
    storedCourse = course
    storedSpeed = speed
    storedTimestamp = timestamp
    super.init()
  }

  /// Archives are not read: always `nil`.
  public required init?(coder: NSCoder) { nil }

  /// Itself, as it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The distance along the earth's surface, in meters. It follows the ellipsoid of WGS 84: a
  /// millionth is wrong within a city, and less than a hundredth between continents.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    GeodesicDistance.between(coordinate, location.coordinate)
  }
}
