// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// A map in a view. Maps come from elsewhere on iOS, and none is drawn here, nor what lies on it:
/// the view is a surface in the color of a second background, and a picture of it says so.
///
/// Areas, things and overlays are kept as they are set. ``region`` is not made as wide or high as
/// the view. The delegate is told when the area is set, and asked for no view.
@preconcurrency @MainActor
open class MKMapView: UIView {
  /// Hears what happens to the map.
  open weak var delegate: (any MKMapViewDelegate)?
  /// What the map shows. The default is streets.
  open var mapType: MKMapType = .standard
  /// What the map shows, in more detail.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  /// The area that shows. The default is the earth.
  open var region: MKCoordinateRegion {
    get { storedRegion }
    set { setRegion(newValue, animated: false) }
  }
  private var storedRegion = MKCoordinateRegion(
    center: CLLocationCoordinate2D(),
    span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
  /// Where the eye is.
  open var camera: MKMapCamera = MKMapCamera()
  /// How far the eye may be.
  open var cameraZoomRange: MKMapView.CameraZoomRange! = CameraZoomRange()
  /// Where the middle may be; `nil`, the default, for anywhere.
  open var cameraBoundary: MKMapView.CameraBoundary?
  /// Whether people can make it larger. The default is true.
  open var isZoomEnabled: Bool = true
  /// Whether people can move it. The default is true.
  open var isScrollEnabled: Bool = true
  /// Whether people can turn it. The default is true.
  open var isRotateEnabled: Bool = true
  /// Whether people can tilt it. The default is true.
  open var isPitchEnabled: Bool = true
  /// Whether there are buttons to tilt it. The default is where they are needed.
  open var pitchButtonVisibility: MKFeatureVisibility = .adaptive
  /// Whether a compass shows. The default is true. It is not drawn.
  open var showsCompass: Bool = true
  /// Whether a scale shows. The default is false. It is not drawn.
  open var showsScale: Bool = false
  /// Whether there is a button to where people are. The default is false. It is not drawn.
  open var showsUserTrackingButton: Bool = false
  /// Which places show. The default is all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether places show. The default is true.
  open var showsPointsOfInterest: Bool = true
  /// Whether buildings show. The default is true.
  open var showsBuildings: Bool = true
  /// Whether it shows how full streets are. The default is false.
  open var showsTraffic: Bool = false
  /// Whether it shows where people are. The default is false.
  open var showsUserLocation: Bool = false
  /// Whether the map follows people. The default is that it does not.
  open var userTrackingMode: MKUserTrackingMode = .none
  /// Which of the map's own things can be chosen. The default is none.
  open var selectableMapFeatures: MKMapFeatureOptions = []

  /// Where people are: unknown.
  public let userLocation = MKUserLocation()
  /// Whether where people are is on the map: no.
  open var isUserLocationVisible: Bool { false }
  /// The things on the map, as they were added.
  open private(set) var annotations: [any MKAnnotation] = []
  /// What lies over the map, as it was added.
  open private(set) var overlays: [any MKOverlay] = []
  /// The things that are chosen.
  open var selectedAnnotations: [any MKAnnotation] = []
  private var annotationViews: [String: MKAnnotationView.Type] = [:]

  /// Makes a map of the earth.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
  }

  /// Makes a map of a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if backgroundColor == nil { backgroundColor = .secondarySystemBackground }
  }

  /// Says that the picture will be empty.
  open override func layoutSubviews() {
    super.layoutSubviews()
    RenderingEnvironment.report(
      "a \(type(of: self)) is empty: maps, and what lies on them, are not drawn", kind: .notDrawn)
  }

  // MARK: The area

  /// Sets the area that shows.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    storedRegion = region
    delegate?.mapViewDidChangeVisibleRegion(self)
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }

  /// The place in the middle.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { storedRegion.center }
    set { setCenter(newValue, animated: false) }
  }

  /// Sets the place in the middle.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: storedRegion.span), animated: animated)
  }

  /// The part of the flat map that shows.
  open var visibleMapRect: MKMapRect {
    get { storedRegion.mapRect }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  /// Sets the part of the flat map that shows.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    setRegion(MKCoordinateRegion(mapRect), animated: animate)
  }

  /// Sets the part of the flat map that shows, without room at the sides.
  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
  ) { setVisibleMapRect(mapRect, animated: animate) }

  /// The area itself.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  /// The part itself.
  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRect }

  /// Sets where the eye is, and the middle.
  open func setCamera(_ camera: MKMapCamera, animated: Bool) {
    self.camera = camera
    setCenter(camera.centerCoordinate, animated: animated)
  }

  /// Sets whether the map follows people.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
    delegate?.mapView(self, didChange: mode, animated: animated)
  }

  /// Sets how far the eye may be.
  open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    self.cameraZoomRange = cameraZoomRange
  }

  /// Sets where the middle may be.
  open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    self.cameraBoundary = cameraBoundary
  }

  // MARK: Things

  /// Puts a thing on the map.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  /// Puts things on the map.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  /// Takes a thing off the map.
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  /// Takes things off the map.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    annotations.forEach(removeAnnotation)
  }
  /// The things in a part of the map.
  open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(
      annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }
        .compactMap { $0 as? NSObject })
  }
  /// Shows the area around things, and puts those on the map that are not yet there.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    let others = annotations.filter { one in !self.annotations.contains { $0 === one } }
    addAnnotations(others)
    let around = annotations.reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize()))
    }
    if !around.isNull { setVisibleMapRect(around, animated: animated) }
  }
  /// The view of a thing: none, as nothing is drawn.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Says which class shows things.
  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) { annotationViews[identifier] = viewClass as? MKAnnotationView.Type }
  /// A view that can be used again: none.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }
  /// A view of the class that was registered, or a plain one.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
  }
  /// Chooses a thing. The delegate is told nothing, as there is no view.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard !selectedAnnotations.contains(where: { $0 === annotation }) else { return }
    selectedAnnotations.append(annotation)
  }
  /// No longer chooses a thing.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations.removeAll { $0 === annotation }
  }

  // MARK: Overlays

  /// Puts an overlay on the map.
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  /// Puts an overlay on the map.
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { overlays.append(overlay) }
  /// Puts overlays on the map.
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  /// Puts overlays on the map.
  open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    self.overlays += overlays
  }
  /// Puts an overlay among the others.
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    overlays.insert(overlay, at: min(index, overlays.count))
  }
  /// Takes an overlay off the map.
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  /// Takes overlays off the map.
  open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
  /// How an overlay looks, as the delegate says.
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    delegate?.mapView(self, rendererFor: overlay)
  }

  // MARK: Places and points

  /// The point of a place: by the area that was set, over the whole view, in Mercator's projection.
  open func convert(
    _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
  ) -> CGPoint {
    let (rect, point) = (visibleMapRect, MKMapPoint(coordinate))
    guard rect.width > 0, rect.height > 0 else { return convert(bounds.origin, to: view) }
    let place = CGPoint(
      x: (point.x - rect.minX) / rect.width * bounds.width,
      y: (point.y - rect.minY) / rect.height * bounds.height)
    return convert(place, to: view)
  }

  /// The place of a point: by the area that was set, over the whole view, in Mercator's projection.
  open func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    let (rect, place) = (visibleMapRect, convert(point, from: view))
    guard bounds.width > 0, bounds.height > 0 else { return centerCoordinate }
    return MKMapPoint(
      x: rect.minX + place.x / bounds.width * rect.width,
      y: rect.minY + place.y / bounds.height * rect.height
    ).coordinate
  }
}

extension MKCoordinateRegion {
  /// The part of the flat map that the area covers.
  var mapRect: MKMapRect {
    let corner = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: center.latitude + span.latitudeDelta / 2,
        longitude: center.longitude - span.longitudeDelta / 2))
    let other = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: center.latitude - span.latitudeDelta / 2,
        longitude: center.longitude + span.longitudeDelta / 2))
    return MKMapRect(
      x: corner.x, y: corner.y, width: other.x - corner.x, height: other.y - corner.y)
  }
}
