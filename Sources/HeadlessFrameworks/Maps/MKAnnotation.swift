// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Something at a place of a map.
///
/// On iOS the texts need not be there: `title` is a `String??`, a `String?` here.
public protocol MKAnnotation: NSObjectProtocol {
  /// The place.
  var coordinate: CLLocationCoordinate2D { get }
  /// What it is called. By default `nil`.
  var title: String? { get }
  /// The second line. By default `nil`.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// No name.
  public var title: String? { nil }
  /// No second line.
  public var subtitle: String? { nil }
}

/// Something with a name.
open class MKShape: NSObject, MKAnnotation {
  /// What it is called. The default is `nil`.
  open var title: String?
  /// The second line. The default is `nil`.
  open var subtitle: String?
  /// The place. Each kind of shape says it.
  open var coordinate: CLLocationCoordinate2D {
    get { storedCoordinate }
    set { storedCoordinate = newValue }
  }
  var storedCoordinate = CLLocationCoordinate2D()

  /// Makes a shape at latitude and longitude 0.
  public override init() {}
}

/// A point with a name.
open class MKPointAnnotation: MKShape {
  /// Makes a point at 0°, 0°.
  public override init() {}

  /// Makes a point.
  public convenience init(
    coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    self.init()
    self.coordinate = coordinate
    self.title = title
    self.subtitle = subtitle
  }
}

/// Where people are: unknown here.
open class MKUserLocation: NSObject, MKAnnotation {
  /// Makes a place that is not known.
  public override init() {}

  /// Whether it is looked for: no.
  open var isUpdating: Bool { false }
  /// Where they are: unknown.
  open var location: CLLocation? { nil }
  /// Where they look: unknown.
  open var heading: CLHeading? { nil }
  /// The place: none, -180°, -180°, as on iOS until it is known.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  /// What it is called. The default is `nil`.
  open var title: String?
  /// The second line. The default is `nil`.
  open var subtitle: String?
}

/// Several things that are shown as one. Nothing makes one here.
open class MKClusterAnnotation: NSObject, MKAnnotation {
  /// What it is called. The default is `nil`.
  open var title: String?
  /// The second line. The default is `nil`.
  open var subtitle: String?
  /// The things.
  public let memberAnnotations: [any MKAnnotation]

  /// Makes one of several things.
  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
  }

  /// The place: that of the first.
  open var coordinate: CLLocationCoordinate2D {
    memberAnnotations.first?.coordinate ?? CLLocationCoordinate2D()
  }
}
