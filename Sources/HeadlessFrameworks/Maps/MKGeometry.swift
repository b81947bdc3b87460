// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// How much of the earth an area covers, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// Degrees from north to south.
  public var latitudeDelta: CLLocationDegrees
  /// Degrees from west to east.
  public var longitudeDelta: CLLocationDegrees

  /// Makes a span of nothing.
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

  /// Makes a span.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// An area of the earth around a place.
public struct MKCoordinateRegion: Sendable {
  /// The place in the middle.
  public var center: CLLocationCoordinate2D
  /// How much it covers.
  public var span: MKCoordinateSpan

  /// Makes an area of nothing at 0°, 0°.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

  /// Makes an area.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Makes an area of a size in meters, on a sphere with the earth's radius at the equator.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let meters = 2 * Double.pi * 6_378_137 / 360
    let narrowing = cos(centerCoordinate.latitude * .pi / 180)
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / meters,
        longitudeDelta: narrowing == 0 ? 360 : longitudinalMeters / (meters * narrowing)))
  }

  /// Makes the area that a rectangle of the map covers.
  public init(_ rect: MKMapRect) {
    let northWest = rect.origin.coordinate
    let southEast = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: northWest.latitude - southEast.latitude,
        longitudeDelta: southEast.longitude - northWest.longitude))
  }
}

/// Makes a span.
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// Makes an area.
public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }

/// Makes an area of a size in meters.
public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate, latitudinalMeters: latitudinalMeters,
    longitudinalMeters: longitudinalMeters)
}

/// A point of the flat map of the earth, in Mercator's projection: 268,435,456 points are its
/// width.
public struct MKMapPoint: Equatable, Sendable {
  static let worldWidth: Double = 268_435_456

  /// From the west.
  public var x: Double
  /// From the north.
  public var y: Double

  /// Makes the point at 0, 0.
  public init() { self.init(x: 0, y: 0) }

  /// Makes a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Makes the point of a place.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let sine = sin(min(max(coordinate.latitude, -85.05112878), 85.05112878) * .pi / 180)
    self.init(
      x: (coordinate.longitude + 180) / 360 * Self.worldWidth,
      y: (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * Self.worldWidth)
  }

  /// The place of the point.
  public var coordinate: CLLocationCoordinate2D {
    let latitude = 90 - 360 * atan(exp((y / Self.worldWidth - 0.5) * 2 * .pi)) / .pi
    return CLLocationCoordinate2D(
      latitude: latitude, longitude: x / Self.worldWidth * 360 - 180)
  }

  /// How far another point is over the ground, in meters.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let here = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    let there = point.coordinate
    return here.distance(
      from: CLLocation(latitude: there.latitude, longitude: there.longitude))
  }
}

/// The size of a part of the flat map.
public struct MKMapSize: Equatable, Sendable {
  /// From west to east.
  public var width: Double
  /// From north to south.
  public var height: Double

  /// Makes a size of nothing.
  public init() { self.init(width: 0, height: 0) }

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of the earth.
  public static let world = MKMapSize(width: MKMapPoint.worldWidth, height: MKMapPoint.worldWidth)
}

/// A rectangle of the flat map.
public struct MKMapRect: Equatable, Sendable {
  /// The corner in the north west.
  public var origin: MKMapPoint
  /// The size.
  public var size: MKMapSize

  /// Makes a rectangle of nothing at 0, 0.
  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }

  /// Makes a rectangle.
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The earth.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  /// No rectangle.
  public static let null = MKMapRect(
    origin: MKMapPoint(x: .infinity, y: .infinity), size: MKMapSize())

  /// The west.
  public var minX: Double { origin.x }
  /// The north.
  public var minY: Double { origin.y }
  /// The middle from west to east.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle from north to south.
  public var midY: Double { origin.y + size.height / 2 }
  /// The east.
  public var maxX: Double { origin.x + size.width }
  /// The south.
  public var maxY: Double { origin.y + size.height }
  /// How wide it is.
  public var width: Double { size.width }
  /// How high it is.
  public var height: Double { size.height }
  /// Whether it is no rectangle.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  /// Whether it covers nothing.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  /// The smallest rectangle around both.
  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (left, top) = (min(minX, rect.minX), min(minY, rect.minY))
    return MKMapRect(
      x: left, y: top, width: max(maxX, rect.maxX) - left, height: max(maxY, rect.maxY) - top)
  }

  /// The rectangle, smaller at each side.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(
      x: minX + dx, y: minY + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
  }

  /// Whether a point is in it.
  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether the two have points in common.
  public func intersects(_ rect: MKMapRect) -> Bool {
    minX < rect.maxX && rect.minX < maxX && minY < rect.maxY && rect.minY < maxY
  }
}
