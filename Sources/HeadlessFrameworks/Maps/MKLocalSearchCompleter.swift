// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Looks for places while somebody types. Another computer answers on iOS, later: here nothing is
/// found, as before the answer comes.
open class MKLocalSearchCompleter: NSObject {
  /// What is found.
  public struct ResultType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes kinds of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Places.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// What can be asked for.
    public static let query = ResultType(rawValue: 4)
  }

  /// What is found, as apps said it before iOS 13.
  public enum FilterType: Int, Sendable {
    /// Everything.
    case locationsAndQueries = 0
    /// Places alone.
    case locationsOnly = 1
  }

  /// What somebody has typed.
  open var queryFragment: String = ""
  /// Where it is looked for.
  open var region: MKCoordinateRegion = MKCoordinateRegion()
  /// What is found. The default is everything.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// What is found, as apps said it before iOS 13. The default is everything.
  open var filterType: FilterType = .locationsAndQueries
  /// Which places are found; `nil`, the default, for all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Hears of what was found: never.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// What was found: nothing.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Whether an answer is waited for.
  open var isSearching: Bool { !queryFragment.isEmpty }

  /// Makes one that waits for words.
  public override init() { super.init() }

  /// No longer waits.
  open func cancel() { queryFragment = "" }
}

/// What somebody may be about to type. Nothing makes one here.
open class MKLocalSearchCompletion: NSObject {
  /// The first line.
  open var title: String { "" }
  /// The second line.
  open var subtitle: String { "" }
  /// What of the first line was typed.
  open var titleHighlightRanges: [NSValue] { [] }
  /// What of the second line was typed.
  open var subtitleHighlightRanges: [NSValue] { [] }
}

/// Hears of what was found.
@preconcurrency @MainActor
public protocol MKLocalSearchCompleterDelegate: DelegateObject {
  /// There are other results. By default nothing happens.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// There was no answer. By default nothing happens.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

extension MKLocalSearch.Request {
  /// Makes a question of what somebody was about to type.
  public convenience init(completion: MKLocalSearchCompletion) {
    self.init(naturalLanguageQuery: completion.title)
  }
}
