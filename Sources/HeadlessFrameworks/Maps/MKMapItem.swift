// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Which way the app Maps shows.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// Which map the app Maps shows.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// Which place is in the middle of the app Maps.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// How much the app Maps shows.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// Whether the app Maps shows how full streets are.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// The way that people go by default.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// By train and bus.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

/// A place with its address.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  private let address: [String: Any]

  /// Makes a place without an address, where the equator crosses the meridian of Greenwich.
  public override init() {
    coordinate = CLLocationCoordinate2D()
    address = [:]
    super.init()
  }

  /// Makes a place without an address.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, addressDictionary: nil)
  }

  /// Makes a place with an address.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.coordinate = coordinate
    address = addressDictionary ?? [:]
    super.init()
  }

  /// Makes a place of another's values.
  public override init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D()
    address = [:]
    super.init(placemark: placemark)
  }

  /// Where it is.
  open override var location: CLLocation? {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
  /// What it is called: its name.
  open var title: String? { name }
  /// The second line: none.
  open var subtitle: String? { nil }
  /// The country's code.
  open var countryCode: String? { isoCountryCode }
}

/// A place that the app Maps can show.
open class MKMapItem: NSObject {
  /// The place.
  public let placemark: MKPlacemark
  /// What it is called. The default is the place's name.
  open var name: String?
  /// The telephone number.
  open var phoneNumber: String?
  /// The page in the web.
  open var url: URL?
  /// The zone of its time.
  open var timeZone: TimeZone?
  /// What kind of place it is.
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  /// Whether it is where people are.
  public let isCurrentLocation: Bool

  /// Makes an item without a name, at the equator and the meridian of Greenwich.
  public override convenience init() {
    self.init(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }

  /// Makes one of a place.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    name = placemark.name
    isCurrentLocation = false
  }

  private init(isCurrentLocation: Bool) {
    placemark = MKPlacemark(coordinate: CLLocationCoordinate2D())
    self.isCurrentLocation = isCurrentLocation
  }

  /// Where people are, which is unknown.
  open class func forCurrentLocation() -> MKMapItem { MKMapItem(isCurrentLocation: true) }

  /// Opens no app: false.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  /// Opens no app: false.
  @discardableResult
  open class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool { false }
}

/// Why a map, or what is looked for in it, does not come.
public struct MKError: Error, Hashable, Sendable, CustomNSError {
  /// The reasons.
  public enum Code: UInt, Sendable {
    /// Something else.
    case unknown = 1
    /// The server failed.
    case serverFailure = 2
    /// There is no network, or there were too many questions.
    case loadingThrottled = 3
    /// There is no such place.
    case placemarkNotFound = 4
    /// There is no way.
    case directionsNotFound = 5
    /// The answer cannot be read.
    case decodingFailed = 6
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of these errors: `MKErrorDomain`.
  public static var errorDomain: String { "MKErrorDomain" }
  /// The reason's number.
  public var errorCode: Int { Int(code.rawValue) }
}
