// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessFrameworks
import HeadlessUIKit
import XCTest

final class MKMapViewTests: XCTestCase {
  private final class Pet: NSObject, MKAnnotation {
    let coordinate = CLLocationCoordinate2D(latitude: 48, longitude: 11)
    let title: String? = "Ada"
  }

  private final class Screen: UIViewController, MKMapViewDelegate {
    let map = MKMapView()
    var told: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      map.delegate = self
      map.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(map)
      NSLayoutConstraint.activate([
        map.topAnchor.constraint(equalTo: view.topAnchor),
        map.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        map.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        map.heightAnchor.constraint(equalToConstant: 200),
      ])
      map.setRegion(
        MKCoordinateRegion(
          center: CLLocationCoordinate2D(latitude: 48, longitude: 11), latitudinalMeters: 1000,
          longitudinalMeters: 1000), animated: false)
      map.addAnnotation(Pet())
    }

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
      told.append("region")
    }
    func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
      let renderer = MKPolylineRenderer(overlay: overlay)
      renderer.strokeColor = .red
      return renderer
    }
  }

  func testAMapTakesItsPlaceAndSaysThatItIsEmpty() {
    var environment = RenderingEnvironment.current
    let issues = RenderingIssues()
    environment.issues = issues
    let screen = Screen()
    RenderingEnvironment.$current.withValue(environment) {
      screen.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      screen.view.layoutIfNeeded()
    }

    XCTAssertEqual(
      issues.messages, ["a MKMapView is empty: maps, and what lies on them, are not drawn"])
    XCTAssertEqual(screen.map.frame, CGRect(x: 0, y: 0, width: 320, height: 200))
    XCTAssertEqual(screen.map.backgroundColor, .secondarySystemBackground)
    XCTAssertEqual(screen.told, ["region"])
    XCTAssertEqual(screen.map.centerCoordinate.latitude, 48)
    XCTAssertEqual(screen.map.annotations.first?.title, "Ada")
  }

  func testOverlaysAreKept() {
    let screen = Screen()
    screen.loadViewIfNeeded()
    let places = [CLLocationCoordinate2D(latitude: 1, longitude: 2), CLLocationCoordinate2D()]
    let line = MKPolyline(coordinates: places, count: places.count)
    screen.map.addOverlay(line)

    XCTAssertEqual(line.pointCount, 2)
    XCTAssertEqual(line.coordinate.longitude, 1, accuracy: 1e-9)
    let renderer = screen.map.renderer(for: line) as? MKPolylineRenderer
    XCTAssertEqual(renderer?.strokeColor, .red)
    XCTAssertTrue(renderer?.polyline === line)
    screen.map.removeOverlay(line)
    XCTAssertTrue(screen.map.overlays.isEmpty)
  }

  /// Mercator's projection: MKMapPoint(CLLocationCoordinate2D()) is the middle of the world.
  func testAnAppsLineIsMadeAsOthersAre() {
    final class Route: MKPolyline {
      var color = UIColor.red
    }
    let places = [
      CLLocationCoordinate2D(latitude: 1, longitude: 2),
      CLLocationCoordinate2D(latitude: 3, longitude: 4),
    ]
    let route = Route(coordinates: places, count: places.count)
    XCTAssertEqual(route.pointCount, 2)
    XCTAssertEqual(route.coordinates[1].longitude, 4, accuracy: 0.000_001)
    XCTAssertEqual(route.coordinate.longitude, 3, accuracy: 0.000_001)
  }

  func testPointsOfTheFlatMap() {
    let middle = MKMapPoint(CLLocationCoordinate2D())
    XCTAssertEqual(middle, MKMapPoint(x: 134_217_728, y: 134_217_728))
    let place = MKMapPoint(CLLocationCoordinate2D(latitude: 48.1, longitude: 11.5)).coordinate
    XCTAssertEqual(place.latitude, 48.1, accuracy: 1e-9)
    XCTAssertEqual(place.longitude, 11.5, accuracy: 1e-9)
  }

  func testPlacesAndPointsOfTheView() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    map.visibleMapRect = MKMapRect(x: 0, y: 0, width: 268_435_456, height: 268_435_456)

    let point = map.convert(CLLocationCoordinate2D(), toPointTo: map)
    XCTAssertEqual(point.x, 50, accuracy: 1e-6)
    XCTAssertEqual(point.y, 50, accuracy: 1e-6)
    let place = map.convert(CGPoint(x: 75, y: 50), toCoordinateFrom: map)
    XCTAssertEqual(place.longitude, 90, accuracy: 1e-6)
    XCTAssertEqual(place.latitude, 0, accuracy: 1e-6)
  }

  func testSizesInMeters() {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 60, longitude: 0), latitudinalMeters: 111_319.49,
      longitudinalMeters: 111_319.49)
    XCTAssertEqual(region.span.latitudeDelta, 1, accuracy: 1e-6)
    XCTAssertEqual(region.span.longitudeDelta, 2, accuracy: 1e-6)
  }

  func testAViewOfAThingIsAsLargeAsItsPicture() {
    let view = MKAnnotationView(annotation: Pet(), reuseIdentifier: "pet")
    let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 30)).image { _ in }
    view.image = image
    XCTAssertEqual(view.bounds.size, CGSize(width: 24, height: 30))
    XCTAssertEqual(view.annotation?.title, "Ada")
  }

  func testNothingIsFoundForWhatIsTyped() {
    let completer = MKLocalSearchCompleter()
    completer.resultTypes = .address
    completer.queryFragment = "Ber"
    XCTAssertTrue(completer.results.isEmpty)
    XCTAssertTrue(completer.isSearching)
    completer.cancel()
    XCTAssertFalse(completer.isSearching)
    XCTAssertEqual(
      MKLocalSearch.Request(completion: MKLocalSearchCompletion()).naturalLanguageQuery, "")
  }

  func testTheLooksOfNothingCanBeMade() {
    XCTAssertEqual((MKOverlayRenderer().overlay as? MKCircle)?.radius, 0)
    XCTAssertEqual(MKPolylineRenderer().polyline.pointCount, 0)
    XCTAssertNil(MKTileOverlay().urlTemplate)
    XCTAssertEqual(MKCircle().radius, 0)
    XCTAssertNil(MKAnnotationView().annotation)
    XCTAssertNil(MKPinAnnotationView().annotation)
    XCTAssertEqual(
      MKMapViewDefaultAnnotationViewReuseIdentifier,
      "MKMapViewDefaultAnnotationViewReuseIdentifier")
    XCTAssertEqual(CLCircularRegion().radius, 0)
    XCTAssertEqual(CLRegion().identifier, "")
    XCTAssertEqual(MKPlacemark().coordinate.latitude, 0)
    XCTAssertFalse(MKDirections().isCalculating)
    XCTAssertFalse(MKLocalSearch().isSearching)
    XCTAssertEqual(AVPlayerItem().asset.tracks.count, 0)
  }

  func testPinsHaveTheColorsOfOlderApps() {
    let pin = MKPinAnnotationView(annotation: nil, reuseIdentifier: nil)
    XCTAssertEqual(pin.pinColor, .red)
    pin.pinColor = .purple
    XCTAssertEqual(pin.pinTintColor, MKPinAnnotationView.purplePinColor())
    pin.pinTintColor = MKPinAnnotationView.greenPinColor()
    XCTAssertEqual(pin.pinColor, .green)
    XCTAssertEqual(MKPinAnnotationView.redPinColor(), .systemRed)
  }
}
