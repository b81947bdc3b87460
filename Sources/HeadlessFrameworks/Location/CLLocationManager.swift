// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// As exact as for finding the way.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As exact as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// To ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// To a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// To a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// To three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Roughly.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude
/// Each movement is told.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// Each turn is told.
public let kCLHeadingFilterNone: CLLocationDegrees = -1

/// Where the device looks. Nothing makes one here.
open class CLHeading: NSObject, @unchecked Sendable {
  /// Degrees from the magnetic north.
  open var magneticHeading: CLLocationDirection { 0 }
  /// Degrees from the north; negative where it is unknown.
  open var trueHeading: CLLocationDirection { -1 }
  /// How exact it is, in degrees; negative where it is unknown.
  open var headingAccuracy: CLLocationDirection { -1 }
}

/// Asks where the device is.
///
/// There is no device: people are never asked, ``location`` is `nil`, and the delegate is told
/// nothing. A test overrides these members in a class of its own, or calls the delegate.
open class CLLocationManager: NSObject {
  /// Hears of places. Nothing calls it here.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// How exact places should be. The default is as exact as can be.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// The shortest movement that is told, in meters. The default is each.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// The smallest turn that is told, in degrees. The default is 1.
  open var headingFilter: CLLocationDegrees = 1
  /// How the device is held for directions. The default is upright.
  open var headingOrientation: CLDeviceOrientation = .portrait
  /// What places are for. The default is something else.
  open var activityType: CLActivityType = .other
  /// Whether places are told in the background. The default is false.
  open var allowsBackgroundLocationUpdates: Bool = false
  /// Whether telling may pause. The default is true.
  open var pausesLocationUpdatesAutomatically: Bool = true
  /// Whether the status bar says that places are told. The default is false.
  open var showsBackgroundLocationIndicator: Bool = false
  /// What people are told that places are for. The default is `nil`.
  open var purpose: String?

  /// Whether the app may know where the device is: nobody was asked.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  /// How exactly it may: as exactly as the device knows.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  /// Where the device is: unknown.
  open var location: CLLocation? { nil }
  /// Where the device looks: unknown.
  open var heading: CLHeading? { nil }
  /// The areas that are watched: none.
  open var monitoredRegions: Set<CLRegion> { [] }
  /// How large an area can be: none can be watched.
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }

  /// Makes a manager.
  public override init() {}

  /// Whether the app may know where the device is: nobody was asked.
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  /// Whether the device tells places at all: true, as in a simulator.
  open class func locationServicesEnabled() -> Bool { true }
  /// Whether the device tells great movements: false.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// Whether the device has a compass: false.
  open class func headingAvailable() -> Bool { false }
  /// Whether areas can be watched: false.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

  /// Asks nobody.
  open func requestWhenInUseAuthorization() {}
  /// Asks nobody.
  open func requestAlwaysAuthorization() {}
  /// Asks nobody.
  open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) {}
  /// Asks nobody, and does not call the closure.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)?
  ) {}
  /// Tells nothing.
  open func startUpdatingLocation() {}
  /// Does nothing.
  open func stopUpdatingLocation() {}
  /// Tells nothing.
  open func requestLocation() {}
  /// Tells nothing.
  open func startUpdatingHeading() {}
  /// Does nothing.
  open func stopUpdatingHeading() {}
  /// Does nothing.
  open func dismissHeadingCalibrationDisplay() {}
  /// Tells nothing.
  open func startMonitoringSignificantLocationChanges() {}
  /// Does nothing.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Tells nothing.
  open func startMonitoringVisits() {}
  /// Does nothing.
  open func stopMonitoringVisits() {}
  /// Tells nothing.
  open func startMonitoring(for region: CLRegion) {}
  /// Does nothing.
  open func stopMonitoring(for region: CLRegion) {}
  /// Tells nothing.
  open func requestState(for region: CLRegion) {}
}

/// Hears of what a ``CLLocationManager`` knows. Each requirement has a default, and nothing calls
/// one here.
public protocol CLLocationManagerDelegate: DelegateObject {
  /// There are new places. By default nothing happens.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// There is a new direction. By default nothing happens.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Whether people may be asked to turn the device. By default they may not.
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
  /// There is no place. By default nothing happens.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// People said whether the app may know. By default nothing happens.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// People said whether the app may know. By default nothing happens.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// It is known whether people are in an area. By default nothing happens.
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  /// People came into an area. By default nothing happens.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// People left an area. By default nothing happens.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// An area is watched. By default nothing happens.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// An area cannot be watched. By default nothing happens.
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  )
  /// Telling pauses. By default nothing happens.
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  /// Telling goes on. By default nothing happens.
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
  ) {}
  /// False.
  public func locationManagerShouldDisplayHeadingCalibration(
    _ manager: CLLocationManager
  ) -> Bool { false }
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didStartMonitoringFor region: CLRegion
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}
  /// Does nothing.
  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
  /// Does nothing.
  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
}
