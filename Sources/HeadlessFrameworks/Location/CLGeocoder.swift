// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// What is at a place. A geocoder tells of none here.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// Where it is.
  open var location: CLLocation? { original?.location }
  /// The area around.
  open var region: CLRegion? { original?.region }
  /// The zone of its time.
  open var timeZone: TimeZone? { original?.timeZone }
  /// What it is called.
  open var name: String? { original?.name }
  /// The street.
  open var thoroughfare: String? { original?.thoroughfare }
  /// The number in the street.
  open var subThoroughfare: String? { original?.subThoroughfare }
  /// The city.
  open var locality: String? { original?.locality }
  /// The part of the city.
  open var subLocality: String? { original?.subLocality }
  /// The state.
  open var administrativeArea: String? { original?.administrativeArea }
  /// The county.
  open var subAdministrativeArea: String? { original?.subAdministrativeArea }
  /// The code of the post.
  open var postalCode: String? { original?.postalCode }
  /// The country's code, as `DE`.
  open var isoCountryCode: String? { original?.isoCountryCode }
  /// The country.
  open var country: String? { original?.country }
  /// The lake or river.
  open var inlandWater: String? { original?.inlandWater }
  /// The sea.
  open var ocean: String? { original?.ocean }
  /// What people look for there.
  open var areasOfInterest: [String]? { original?.areasOfInterest }

  private let original: CLPlacemark?

  /// Makes one of another's values.
  public init(placemark: CLPlacemark) { original = placemark }

  /// One of which nothing is known.
  override init() { original = nil }
}

/// What a ``CLGeocoder`` calls with what it found, or why it did not.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Looks up what is at a place, and where an address is.
///
/// Another computer answers on iOS, later: here the closures are not called, as before the answer
/// comes, and the functions that wait throw that there is no network.
open class CLGeocoder: NSObject {
  /// Whether an answer is waited for.
  open private(set) var isGeocoding = false

  /// Makes a geocoder.
  public override init() {}

  /// Waits for what is at a place.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { isGeocoding = true }

  /// Waits for what is at a place, in a language.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { isGeocoding = true }

  /// Waits for where an address is.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { isGeocoding = true }

  /// Waits for where an address is in an area.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { isGeocoding = true }

  /// Waits for where an address is in an area, in the words of a place.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { isGeocoding = true }

  /// Throws that there is no network.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { throw CLError(.network) }

  /// Throws that there is no network.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion? = nil
  ) async throws -> [CLPlacemark] { throw CLError(.network) }

  /// No longer waits.
  open func cancelGeocode() { isGeocoding = false }
}
