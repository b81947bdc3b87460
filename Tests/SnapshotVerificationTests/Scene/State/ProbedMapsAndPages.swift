// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessFrameworks
import HeadlessUIKit

extension ProbedClass {
  /// Maps, pages of the web and videos, which are empty, and a button to sign in.
  static var mapsAndPages: [ProbedClass] {
    [
      ProbedClass(
        WKWebView.self,
        inert: "navigationDelegate uiDelegate allowsBackForwardNavigationGestures "
          + "allowsLinkPreview customUserAgent pageZoom mediaType isInspectable "
          + "isFindInteractionEnabled underPageBackgroundColor interactionState",
        []),
      ProbedClass(
        MKMapView.self,
        inert: "delegate mapType preferredConfiguration region camera cameraZoomRange "
          + "cameraBoundary isZoomEnabled isScrollEnabled isRotateEnabled isPitchEnabled "
          + "pitchButtonVisibility showsCompass showsScale showsUserTrackingButton "
          + "pointOfInterestFilter showsPointsOfInterest showsBuildings showsTraffic "
          + "showsUserLocation userTrackingMode selectableMapFeatures selectedAnnotations "
          + "centerCoordinate visibleMapRect",
        []),
      ProbedClass(
        MKAnnotationView.self,
        inert: "annotation centerOffset calloutOffset isEnabled isHighlighted isSelected "
          + "canShowCallout leftCalloutAccessoryView rightCalloutAccessoryView "
          + "detailCalloutAccessoryView isDraggable dragState clusteringIdentifier "
          + "collisionMode displayPriority zPriority selectedZPriority",
        make: { MKAnnotationView(annotation: nil, reuseIdentifier: nil) },
        [Probe("image", "image") { $0.image = UIImage(systemName: "star") }]),
      ProbedClass(
        MKPinAnnotationView.self,
        inert: "pinColor pinTintColor animatesDrop",
        make: { MKPinAnnotationView(annotation: nil, reuseIdentifier: nil) },
        []),
      ProbedClass(
        MKMarkerAnnotationView.self,
        inert: "markerTintColor glyphTintColor glyphText glyphImage selectedGlyphImage "
          + "titleVisibility subtitleVisibility animatesWhenAdded",
        make: { MKMarkerAnnotationView(annotation: nil, reuseIdentifier: nil) },
        []),
      ProbedClass(
        // Its layer tells of the corners. Each picture of it is reported, which lacks the apple.
        ASAuthorizationAppleIDButton.self, inert: "cornerRadius", []),
      ProbedClass(
        UIAlertView.self, inert: "title message delegate cancelButtonIndex alertViewStyle", []),
      ProbedClass(
        UIActionSheet.self, inert: "title delegate cancelButtonIndex destructiveButtonIndex", []),
      layer(AVPlayerLayer.self, inert: "player videoGravity", []),
      layer(AVCaptureVideoPreviewLayer.self, inert: "session videoGravity", []),
    ]
  }
}
