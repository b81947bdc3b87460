// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// What a map shows.
public enum MKMapType: UInt, Sendable {
  /// Streets.
  case standard = 0
  /// The earth from above.
  case satellite = 1
  /// The earth from above, with names.
  case hybrid = 2
  /// The earth from above, with heights.
  case satelliteFlyover = 3
  /// The earth from above, with heights and names.
  case hybridFlyover = 4
  /// Streets, under what the app shows.
  case mutedStandard = 5
}

/// Whether a map follows people.
public enum MKUserTrackingMode: Int, Sendable {
  /// It does not.
  case none = 0
  /// It does.
  case follow = 1
  /// It does, and turns as they do.
  case followWithHeading = 2
}

/// What lies under an overlay.
public enum MKOverlayLevel: Int, Sendable {
  /// Streets.
  case aboveRoads = 0
  /// Streets and names.
  case aboveLabels = 1
}

/// Which of a map's own things can be chosen.
public struct MKMapFeatureOptions: OptionSet, Sendable {
  /// The options' bits.
  public let rawValue: Int
  /// Makes options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Places.
  public static let pointsOfInterest = MKMapFeatureOptions(rawValue: 1 << 0)
  /// Countries and the like.
  public static let territories = MKMapFeatureOptions(rawValue: 1 << 1)
  /// Mountains and the like.
  public static let physicalFeatures = MKMapFeatureOptions(rawValue: 1 << 2)
}

/// What a map shows, in more detail. Nothing is drawn of it.
open class MKMapConfiguration: NSObject {
  /// Whether hills show.
  public enum ElevationStyle: Int, Sendable {
    /// They do not.
    case flat = 0
    /// They do.
    case realistic = 1
  }

  /// Whether hills show. The default is that they do not.
  open var elevationStyle: ElevationStyle = .flat

  override init() {}
}

/// Streets.
open class MKStandardMapConfiguration: MKMapConfiguration {
  /// How strong the colors are.
  public enum EmphasisStyle: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// Less.
    case muted = 1
  }

  /// How strong the colors are. The default is as usual.
  open var emphasisStyle: EmphasisStyle = .default
  /// Which places show; `nil`, the default, for all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether it shows how full streets are. The default is false.
  open var showsTraffic: Bool = false

  /// Makes a configuration.
  public override init() {}
  /// Makes a configuration.
  public convenience init(elevationStyle: MKMapConfiguration.ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
  /// Makes a configuration.
  public convenience init(emphasisStyle: EmphasisStyle) {
    self.init()
    self.emphasisStyle = emphasisStyle
  }
  /// Makes a configuration.
  public convenience init(
    elevationStyle: MKMapConfiguration.ElevationStyle, emphasisStyle: EmphasisStyle
  ) {
    self.init()
    self.elevationStyle = elevationStyle
    self.emphasisStyle = emphasisStyle
  }
}

/// The earth from above.
open class MKImageryMapConfiguration: MKMapConfiguration {
  /// Makes a configuration.
  public override init() {}
  /// Makes a configuration.
  public convenience init(elevationStyle: MKMapConfiguration.ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}

/// The earth from above, with names.
open class MKHybridMapConfiguration: MKMapConfiguration {
  /// Which places show; `nil`, the default, for all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether it shows how full streets are. The default is false.
  open var showsTraffic: Bool = false

  /// Makes a configuration.
  public override init() {}
  /// Makes a configuration.
  public convenience init(elevationStyle: MKMapConfiguration.ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}

/// A kind of place.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// MapKit's name.
  public let rawValue: String
  /// Makes a kind of MapKit's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "MKPOICategory" + name }

  /// Airports.
  public static let airport = MKPointOfInterestCategory("Airport")
  /// Banks.
  public static let bank = MKPointOfInterestCategory("Bank")
  /// Cafés.
  public static let cafe = MKPointOfInterestCategory("Cafe")
  /// Hospitals.
  public static let hospital = MKPointOfInterestCategory("Hospital")
  /// Hotels.
  public static let hotel = MKPointOfInterestCategory("Hotel")
  /// Museums.
  public static let museum = MKPointOfInterestCategory("Museum")
  /// Parks.
  public static let park = MKPointOfInterestCategory("Park")
  /// Places for cars.
  public static let parking = MKPointOfInterestCategory("Parking")
  /// Chemists.
  public static let pharmacy = MKPointOfInterestCategory("Pharmacy")
  /// Trains and buses.
  public static let publicTransport = MKPointOfInterestCategory("PublicTransport")
  /// Restaurants.
  public static let restaurant = MKPointOfInterestCategory("Restaurant")
  /// Schools.
  public static let school = MKPointOfInterestCategory("School")
  /// Shops.
  public static let store = MKPointOfInterestCategory("Store")
  /// Universities.
  public static let university = MKPointOfInterestCategory("University")
}

/// Which kinds of places show.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  private let shows: @Sendable (MKPointOfInterestCategory) -> Bool

  /// Only these.
  public init(including categories: [MKPointOfInterestCategory]) {
    shows = { categories.contains($0) }
  }
  /// All but these.
  public init(excluding categories: [MKPointOfInterestCategory]) {
    shows = { !categories.contains($0) }
  }

  /// All.
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  /// None.
  public static let excludingAll = MKPointOfInterestFilter(including: [])

  /// Whether a kind shows.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool { shows(category) }
  /// Whether a kind does not show.
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !shows(category) }
}

/// Where the eye is over a map.
open class MKMapCamera: NSObject {
  /// The place in the middle.
  open var centerCoordinate: CLLocationCoordinate2D = CLLocationCoordinate2D()
  /// How far the eye is from there, in meters.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// How far it is tilted, in degrees. The default is 0.
  open var pitch: CGFloat = 0
  /// Where it looks, in degrees from the north. The default is 0.
  open var heading: CLLocationDirection = 0
  /// How high the eye is, in meters.
  open var altitude: CLLocationDistance = 0

  /// Makes an eye over 0°, 0°.
  public override init() {}
  /// Makes an eye over a place.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    altitude = distance
    self.pitch = pitch
    self.heading = heading
  }
}

extension MKMapView {
  /// How far the eye may be.
  open class CameraZoomRange: NSObject {
    /// How near at the least, in meters; -1, the default, for as near as can be.
    public let minCenterCoordinateDistance: CLLocationDistance
    /// How far at the most, in meters; -1, the default, for as far as can be.
    public let maxCenterCoordinateDistance: CLLocationDistance

    /// Makes a range.
    public init(
      minCenterCoordinateDistance: CLLocationDistance = -1,
      maxCenterCoordinateDistance: CLLocationDistance = -1
    ) {
      self.minCenterCoordinateDistance = minCenterCoordinateDistance
      self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
    }
  }

  /// Where the middle of the map may be.
  open class CameraBoundary: NSObject {
    /// The area, in the flat map.
    public let mapRect: MKMapRect
    /// The area.
    public let region: MKCoordinateRegion

    /// Makes a boundary.
    public init(mapRect: MKMapRect) {
      self.mapRect = mapRect
      region = MKCoordinateRegion(mapRect)
    }
    /// Makes a boundary.
    public init(coordinateRegion region: MKCoordinateRegion) {
      mapRect = region.mapRect
      self.region = region
    }
  }
}
