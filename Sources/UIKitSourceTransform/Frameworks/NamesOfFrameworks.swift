// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Names of frameworks that Linux has not.
enum NamesOfFrameworks {
  /// What HeadlessUIKit declares of them: places, the system's controllers and a rectangle. The
  /// rest is left out.
  static let provided: Set<String> = [
    "AVMakeRect",
    "CLAccuracyAuthorization", "CLActivityType", "CLAuthorizationStatus", "CLCircularRegion",
    "CLDeviceOrientation", "CLError", "CLFloor", "CLGeocodeCompletionHandler", "CLGeocoder",
    "CLHeading", "CLLocation", "CLLocationAccuracy", "CLLocationCoordinate2D",
    "CLLocationCoordinate2DIsValid", "CLLocationCoordinate2DMake", "CLLocationDegrees",
    "CLLocationDirection", "CLLocationDirectionAccuracy", "CLLocationDistance",
    "CLLocationDistanceMax", "CLLocationManager", "CLLocationManagerDelegate", "CLLocationSpeed",
    "CLLocationSpeedAccuracy", "CLPlacemark", "CLRegion", "CLRegionState", "MFMailComposeResult",
    "MFMailComposeViewController", "MFMailComposeViewControllerDelegate",
    "MFMessageComposeViewController", "MFMessageComposeViewControllerDelegate",
    "SFSafariViewController", "SFSafariViewControllerDelegate", "SKStoreReviewController",
    "kCLDistanceFilterNone", "kCLErrorDomain", "kCLHeadingFilterNone", "kCLLocationAccuracyBest",
    "kCLLocationAccuracyBestForNavigation", "kCLLocationAccuracyHundredMeters",
    "kCLLocationAccuracyKilometer", "kCLLocationAccuracyNearestTenMeters",
    "kCLLocationAccuracyReduced", "kCLLocationAccuracyThreeKilometers",
    "kCLLocationCoordinate2DInvalid",
  ]
}
