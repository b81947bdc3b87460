// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// How people go.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The types' bits.
  public let rawValue: UInt
  /// Makes types from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// By car.
  public static let automobile = MKDirectionsTransportType(rawValue: 1 << 0)
  /// On foot.
  public static let walking = MKDirectionsTransportType(rawValue: 1 << 1)
  /// By train and bus.
  public static let transit = MKDirectionsTransportType(rawValue: 1 << 2)
  /// Any way.
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A part of a way. Nothing makes one here.
open class MKRouteStep: NSObject {
  /// What people do.
  open var instructions: String { "" }
  /// What they look out for.
  open var notice: String? { nil }
  /// The line on the map.
  open var polyline: MKPolyline { MKPolyline() }
  /// How long it is, in meters.
  open var distance: CLLocationDistance { 0 }
  /// How people go.
  open var transportType: MKDirectionsTransportType { .any }
}

/// A way. Nothing makes one here.
open class MKRoute: NSObject {
  /// A part of it.
  public typealias Step = MKRouteStep

  /// What it is called.
  open var name: String { "" }
  /// What people look out for.
  open var advisoryNotices: [String] { [] }
  /// How long it is, in meters.
  open var distance: CLLocationDistance { 0 }
  /// How long people go, in seconds.
  open var expectedTravelTime: TimeInterval { 0 }
  /// How people go.
  open var transportType: MKDirectionsTransportType { .any }
  /// The line on the map.
  open var polyline: MKPolyline { MKPolyline() }
  /// Its parts.
  open var steps: [Step] { [] }
}

/// Looks for the way from one place to another.
///
/// Another computer answers on iOS, later: here the closures are not called, as before the answer
/// comes, and the functions that wait throw that there is no network.
open class MKDirections: NSObject {
  /// What is asked.
  open class Request: NSObject {
    /// Where people start.
    open var source: MKMapItem?
    /// Where they go.
    open var destination: MKMapItem?
    /// How they go. The default is any way.
    open var transportType: MKDirectionsTransportType = .any
    /// Whether several ways are asked for. The default is false.
    open var requestsAlternateRoutes: Bool = false
    /// When they start.
    open var departureDate: Date?
    /// When they are there.
    open var arrivalDate: Date?

    /// Makes a question.
    public override init() {}
  }

  /// The answer. Nothing makes one here.
  open class Response: NSObject {
    /// Where people start.
    open var source: MKMapItem { .forCurrentLocation() }
    /// Where they go.
    open var destination: MKMapItem { .forCurrentLocation() }
    /// The ways.
    open var routes: [MKRoute] { [] }
  }

  /// How long it takes. Nothing makes one here.
  open class ETAResponse: NSObject {
    /// How long people go, in seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    /// How far it is, in meters.
    open var distance: CLLocationDistance { 0 }
  }

  /// Whether an answer is waited for.
  open private(set) var isCalculating = false

  /// Makes a question of nothing.
  public override init() {}
  /// Makes a question.
  public init(request: Request) {}

  /// Waits for the ways.
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    isCalculating = true
  }
  /// Throws that there is no network.
  open func calculate() async throws -> Response { throw MKError(.loadingThrottled) }
  /// Waits for how long it takes.
  open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
    isCalculating = true
  }
  /// No longer waits.
  open func cancel() { isCalculating = false }
}

/// Looks for places by words.
///
/// Another computer answers on iOS, later: here the closures are not called, as before the answer
/// comes, and the functions that wait throw that there is no network.
open class MKLocalSearch: NSObject {
  /// What is asked.
  open class Request: NSObject {
    /// The words.
    open var naturalLanguageQuery: String?
    /// Where it is looked for.
    open var region: MKCoordinateRegion = MKCoordinateRegion()
    /// Which places are found; `nil`, the default, for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// Makes a question.
    public override init() {}
    /// Makes a question of words.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }
  }

  /// The answer. Nothing makes one here.
  open class Response: NSObject {
    /// The places.
    open var mapItems: [MKMapItem] { [] }
    /// The area around them.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  /// What is called with the answer.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// Whether an answer is waited for.
  open private(set) var isSearching = false

  /// Makes a question of nothing.
  public override init() {}
  /// Makes a question.
  public init(request: Request) {}

  /// Waits for the places.
  open func start(completionHandler: @escaping CompletionHandler) { isSearching = true }
  /// Throws that there is no network.
  open func start() async throws -> Response { throw MKError(.loadingThrottled) }
  /// No longer waits.
  open func cancel() { isSearching = false }
}
