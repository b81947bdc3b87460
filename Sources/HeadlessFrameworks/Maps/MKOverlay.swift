// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Something that covers a part of a map.
public protocol MKOverlay: MKAnnotation {
  /// The part that it covers.
  var boundingMapRect: MKMapRect { get }
}

/// A shape of several points.
open class MKMultiPoint: MKShape {
  // Set once. Subclasses of apps have the initializers below as no other one is hidden from them.
  private var mapPoints: [MKMapPoint] = []

  /// Makes a shape of no points.
  public override init() {}

  fileprivate func take(_ points: [MKMapPoint]) {
    mapPoints = points
    storedCoordinate = MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }

  /// How many points there are.
  open var pointCount: Int { mapPoints.count }
  /// The places of the points.
  open var coordinates: [CLLocationCoordinate2D] { mapPoints.map(\.coordinate) }
  /// The part of the map around the points.
  open var boundingMapRect: MKMapRect {
    mapPoints.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
  }

  /// Writes the places of some of the points.
  open func getCoordinates(
    _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
  ) {
    for index in 0..<range.length {
      coords[index] = mapPoints[range.location + index].coordinate
    }
  }
}

/// A line through points.
open class MKPolyline: MKMultiPoint, MKOverlay {
  /// Makes a line.
  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int
  ) {
    self.init()
    take(UnsafeBufferPointer(start: coords, count: count).map(MKMapPoint.init))
  }

  /// Makes a line.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init()
    take(Array(UnsafeBufferPointer(start: points, count: count)))
  }
}

/// A line along the shortest way over the ground. Its points are the two ends here.
open class MKGeodesicPolyline: MKPolyline {}

/// An area between points.
open class MKPolygon: MKMultiPoint, MKOverlay {
  /// The areas that are left out of it.
  public private(set) var interiorPolygons: [MKPolygon]?

  /// Makes an area.
  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int,
    interiorPolygons: [MKPolygon]? = nil
  ) {
    self.init()
    take(UnsafeBufferPointer(start: coords, count: count).map(MKMapPoint.init))
    self.interiorPolygons = interiorPolygons
  }

  /// Makes an area.
  public convenience init(
    points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]? = nil
  ) {
    self.init()
    take(Array(UnsafeBufferPointer(start: points, count: count)))
    self.interiorPolygons = interiorPolygons
  }
}

/// The area around a place.
open class MKCircle: MKShape, MKOverlay {
  /// The radius, in meters.
  public let radius: CLLocationDistance

  /// Makes an area of a radius in meters.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.radius = radius
    super.init()
    storedCoordinate = coord
  }

  /// Makes an area without an extent.
  public override convenience init() { self.init(center: CLLocationCoordinate2D(), radius: 0) }

  /// The part of the map around it.
  open var boundingMapRect: MKMapRect {
    let region = MKCoordinateRegion(
      center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
    let corner = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: coordinate.latitude + region.span.latitudeDelta / 2,
        longitude: coordinate.longitude - region.span.longitudeDelta / 2))
    let other = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: coordinate.latitude - region.span.latitudeDelta / 2,
        longitude: coordinate.longitude + region.span.longitudeDelta / 2))
    return MKMapRect(
      x: corner.x, y: corner.y, width: other.x - corner.x, height: other.y - corner.y)
  }
}

/// Pictures that lie over a map, or in its place. None are loaded here.
open class MKTileOverlay: NSObject, MKOverlay {
  /// Makes an overlay without an address, for subclasses that say each picture's.
  public override convenience init() { self.init(urlTemplate: nil) }

  /// Where the pictures are, with `{x}`, `{y}` and `{z}`; `nil` for nowhere.
  public let urlTemplate: String?
  /// How large a picture is. The default is 256 x 256.
  open var tileSize: CGSize = CGSize(width: 256, height: 256)
  /// Whether the pictures are counted from the south. The default is false.
  open var isGeometryFlipped: Bool = false
  /// From which zoom on there are pictures. The default is 0.
  open var minimumZ: Int = 0
  /// Up to which zoom there are pictures. The default is 21.
  open var maximumZ: Int = 21
  /// Whether nothing of the map shows. The default is false.
  open var canReplaceMapContent: Bool = false

  /// Makes an overlay.
  public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }

  /// The middle of the earth.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// The earth.
  open var boundingMapRect: MKMapRect { .world }
}
