// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessFrameworks
import HeadlessUIKit
import XCTest

// On iOS a coordinate has no equality of its own: apps write this.
extension CLLocationCoordinate2D: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.latitude == right.latitude && left.longitude == right.longitude
  }
}

/// What apps write to put another object in its place.
private protocol LocationSource {
  var location: CLLocation? { get }
  var authorizationStatus: CLAuthorizationStatus { get }
  func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String)
  func startUpdatingHeading()
}

extension CLLocationManager: LocationSource {}

final class CLLocationTests: XCTestCase {
  private let berlin = CLLocation(latitude: 52.52, longitude: 13.405)

  /// As the first value of a property.
  func testALocationIsMadeWithNothing() {
    XCTAssertEqual(CLLocation().coordinate.latitude, 0)
    XCTAssertNil(MKMapItem().url)
  }

  func testCoordinatesAreValues() {
    var place = CLLocationCoordinate2DMake(52.5, 13.4)
    place.latitude = 91

    XCTAssertFalse(CLLocationCoordinate2DIsValid(place))
    XCTAssertFalse(CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    XCTAssertTrue(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D()))
    XCTAssertEqual(berlin.coordinate, CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405))
  }

  func testAPlaceWithoutMoreHasTheValuesOfIOS() {
    XCTAssertEqual(berlin.altitude, 0)
    XCTAssertEqual(berlin.horizontalAccuracy, 0)
    XCTAssertEqual(berlin.verticalAccuracy, -1)
    XCTAssertEqual(berlin.course, -1)
    XCTAssertEqual(berlin.speed, -1)
    XCTAssertNil(berlin.floor)
  }

  /// One degree of longitude on the equator, of latitude at the equator and at a pole, and Karney's
  /// distance of two cities on the ellipsoid.
  func testDistancesAreThoseOfTheEllipsoid() {
    let origin = CLLocation(latitude: 0, longitude: 0)

    XCTAssertEqual(origin.distance(from: .init(latitude: 0, longitude: 1)), 111_319.49, accuracy: 1)
    XCTAssertEqual(origin.distance(from: .init(latitude: 1, longitude: 0)), 110_574.39, accuracy: 1)
    XCTAssertEqual(
      CLLocation(latitude: 89, longitude: 0).distance(from: .init(latitude: 90, longitude: 0)),
      111_693.86, accuracy: 1)
    XCTAssertEqual(
      berlin.distance(from: CLLocation(latitude: 53.551, longitude: 9.994)), 255_600, accuracy: 600)
    XCTAssertEqual(berlin.distance(from: berlin), 0)
    XCTAssertEqual(
      origin.distance(from: .init(latitude: 0, longitude: 180)), 20_000_000, accuracy: 100_000)
  }

  func testACircleContainsWhatIsNearer() {
    let region = CLCircularRegion(center: berlin.coordinate, radius: 1000, identifier: "Mitte")

    XCTAssertTrue(region.contains(CLLocationCoordinate2D(latitude: 52.521, longitude: 13.406)))
    XCTAssertFalse(region.contains(CLLocationCoordinate2D(latitude: 52.53, longitude: 13.405)))
    XCTAssertEqual(region.identifier, "Mitte")
  }

  private final class Finder: NSObject, CLLocationManagerDelegate {
    let manager = CLLocationManager()
    var places: [CLLocation] = []

    override init() {
      super.init()
      manager.delegate = self
      manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
      manager.requestWhenInUseAuthorization()
      manager.startUpdatingLocation()
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      places += locations
    }
  }

  func testAManagerTellsNothingByItself() {
    let finder = Finder()

    XCTAssertEqual(finder.manager.authorizationStatus, .notDetermined)
    XCTAssertEqual(CLLocationManager.authorizationStatus(), .notDetermined)
    XCTAssertNil(finder.manager.location)
    XCTAssertTrue(finder.places.isEmpty)
  }

  func testATestTellsTheDelegate() {
    let finder = Finder()

    finder.manager.delegate?.locationManager(finder.manager, didUpdateLocations: [berlin])
    finder.manager.delegate?.locationManagerDidChangeAuthorization(finder.manager)

    XCTAssertEqual(finder.places, [berlin])
  }

  func testAGeocoderWaits() async {
    let geocoder = CLGeocoder()
    geocoder.geocodeAddressString("Berlin") { _, _ in XCTFail("nobody answers") }
    XCTAssertTrue(geocoder.isGeocoding)
    geocoder.cancelGeocode()
    XCTAssertFalse(geocoder.isGeocoding)

    do {
      _ = try await geocoder.reverseGeocodeLocation(berlin)
      XCTFail("nobody answers")
    } catch { XCTAssertEqual((error as? CLError)?.code, .network) }
  }
}
