// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Hears what happens to an ``MKMapView``. Each requirement has a default. Areas that are set are
/// told here; the rest is for people's fingers and for what is drawn.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: DelegateObject {
  /// The area is about to change. By default nothing happens.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// The area changes. By default nothing happens.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// The area has changed. By default nothing happens.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// The map begins to come. By default nothing happens.
  func mapViewWillStartLoadingMap(_ mapView: MKMapView)
  /// The map has come. By default nothing happens.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  /// The map does not come. By default nothing happens.
  func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
  /// The map is about to be drawn. By default nothing happens.
  func mapViewWillStartRenderingMap(_ mapView: MKMapView)
  /// The map is drawn. By default nothing happens.
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
  /// Which view shows a thing. By default the map's own.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Views of things came. By default nothing happens.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// A control of a bubble was touched. By default nothing happens.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  /// A thing was chosen. By default nothing happens.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// A thing is no longer chosen. By default nothing happens.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// A thing was chosen. By default nothing happens.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  /// A thing is no longer chosen. By default nothing happens.
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  /// People are looked for. By default nothing happens.
  func mapViewWillStartLocatingUser(_ mapView: MKMapView)
  /// People are no longer looked for. By default nothing happens.
  func mapViewDidStopLocatingUser(_ mapView: MKMapView)
  /// People are elsewhere. By default nothing happens.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// People are not found. By default nothing happens.
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
  /// A thing is dragged. By default nothing happens.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState)
  /// The map follows people, or no longer. By default nothing happens.
  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
  /// How an overlay looks. By default it has no look.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Looks of overlays came. By default nothing happens.
  func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
  /// Which thing shows several. By default the map's own.
  func mapView(
    _ mapView: MKMapView,
    clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation
}

extension MKMapViewDelegate {
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
  /// Does nothing.
  public func mapViewWillStartRenderingMap(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
  /// The map's own view.
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  /// Does nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  /// Does nothing.
  public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
  /// Does nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState
  ) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
  /// A look of nothing.
  public func mapView(
    _ mapView: MKMapView, rendererFor overlay: any MKOverlay
  ) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
  /// The map's own thing.
  public func mapView(
    _ mapView: MKMapView,
    clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation { MKClusterAnnotation(memberAnnotations: memberAnnotations) }
}
