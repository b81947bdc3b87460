// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// An area that an app can be told of.
open class CLRegion: NSObject, @unchecked Sendable {
  /// The area's name.
  public let identifier: String
  /// Whether the app is told that people come. The default is true.
  open var notifyOnEntry: Bool = true
  /// Whether the app is told that people leave. The default is true.
  open var notifyOnExit: Bool = true

  /// Makes an area without a name.
  public override convenience init() { self.init(identifier: "") }
  init(identifier: String) { self.identifier = identifier }
}

/// A circle on the earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The middle.
  public let center: CLLocationCoordinate2D
  /// The radius in meters.
  public let radius: CLLocationDistance

  /// Makes a circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Makes a circle without a name and an extent.
  public convenience init() {
    self.init(center: CLLocationCoordinate2D(), radius: 0, identifier: "")
  }

  /// Whether a place lies in it.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    GeodesicDistance.between(center, coordinate) <= radius
  }
}

/// Whether people are in an area.
public enum CLRegionState: Int, Sendable {
  /// It is not known.
  case unknown = 0
  /// They are.
  case inside = 1
  /// They are not.
  case outside = 2
}
