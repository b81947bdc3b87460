// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessFrameworks
import HeadlessUIKit

extension RewrittenClass {
  /// Maps, pages of the web and videos, which are empty, and a button to sign in.
  static var mapsAndPages: [RewrittenClass] {
    [
      RewrittenClass(
        WKWebView.self,
        "navigationDelegate uiDelegate allowsBackForwardNavigationGestures "
          + "allowsLinkPreview customUserAgent pageZoom mediaType isInspectable "
          + "isFindInteractionEnabled underPageBackgroundColor interactionState",
        \.navigationDelegate, \.uiDelegate, \.allowsBackForwardNavigationGestures,
        \.allowsLinkPreview, \.customUserAgent, \.pageZoom, \.mediaType, \.isInspectable,
        \.isFindInteractionEnabled, \.underPageBackgroundColor, \.interactionState),
      RewrittenClass(
        MKMapView.self,
        "delegate mapType preferredConfiguration region camera cameraZoomRange "
          + "cameraBoundary isZoomEnabled isScrollEnabled isRotateEnabled isPitchEnabled "
          + "pitchButtonVisibility showsCompass showsScale showsUserTrackingButton "
          + "pointOfInterestFilter showsPointsOfInterest showsBuildings showsTraffic "
          + "showsUserLocation userTrackingMode selectableMapFeatures selectedAnnotations "
          + "centerCoordinate visibleMapRect",
        \.delegate, \.mapType, \.preferredConfiguration, \.region, \.camera, \.cameraZoomRange,
        \.cameraBoundary, \.isZoomEnabled, \.isScrollEnabled, \.isRotateEnabled, \.isPitchEnabled,
        \.pitchButtonVisibility, \.showsCompass, \.showsScale, \.showsUserTrackingButton,
        \.pointOfInterestFilter, \.showsPointsOfInterest, \.showsBuildings, \.showsTraffic,
        \.showsUserLocation, \.userTrackingMode, \.selectableMapFeatures, \.selectedAnnotations,
        \.centerCoordinate, \.visibleMapRect),
      RewrittenClass(
        MKAnnotationView.self,
        make: { MKAnnotationView(annotation: nil, reuseIdentifier: nil) },
        "annotation image centerOffset calloutOffset isEnabled isHighlighted isSelected "
          + "canShowCallout leftCalloutAccessoryView rightCalloutAccessoryView "
          + "detailCalloutAccessoryView isDraggable dragState clusteringIdentifier "
          + "collisionMode displayPriority zPriority selectedZPriority",
        \.annotation, \.image, \.centerOffset, \.calloutOffset, \.isEnabled, \.isHighlighted,
        \.isSelected, \.canShowCallout, \.leftCalloutAccessoryView, \.rightCalloutAccessoryView,
        \.detailCalloutAccessoryView, \.isDraggable, \.dragState, \.clusteringIdentifier,
        \.collisionMode, \.displayPriority, \.zPriority, \.selectedZPriority),
      RewrittenClass(
        MKPinAnnotationView.self,
        make: { MKPinAnnotationView(annotation: nil, reuseIdentifier: nil) },
        "pinColor pinTintColor animatesDrop",
        \.pinColor, \.pinTintColor, \.animatesDrop),
      RewrittenClass(
        UIAlertView.self, "title message delegate cancelButtonIndex alertViewStyle", \.title,
        \.message, \.delegate, \.cancelButtonIndex, \.alertViewStyle),
      RewrittenClass(
        UIActionSheet.self, "title delegate cancelButtonIndex destructiveButtonIndex", \.title,
        \.delegate, \.cancelButtonIndex, \.destructiveButtonIndex),
      RewrittenClass(ASAuthorizationAppleIDButton.self, "cornerRadius", \.cornerRadius),
      RewrittenClass(
        layer: AVPlayerLayer.self, make: { AVPlayerLayer() }, "player videoGravity", \.player,
        \.videoGravity),
      RewrittenClass(
        layer: AVCaptureVideoPreviewLayer.self, make: { AVCaptureVideoPreviewLayer() },
        "session videoGravity", \.session, \.videoGravity),
      RewrittenClass(
        MKMarkerAnnotationView.self,
        make: { MKMarkerAnnotationView(annotation: nil, reuseIdentifier: nil) },
        "markerTintColor glyphTintColor glyphText glyphImage selectedGlyphImage "
          + "titleVisibility subtitleVisibility animatesWhenAdded",
        \.markerTintColor, \.glyphTintColor, \.glyphText, \.glyphImage, \.selectedGlyphImage,
        \.titleVisibility, \.subtitleVisibility, \.animatesWhenAdded),
    ]
  }
}
