// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a text view finds in its text by itself and makes links of.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt
  /// Makes kinds from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of web pages.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses of houses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of parcels.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// What may be looked up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Sums of money.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// Lengths, weights and the like.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  /// All of them.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

extension UITextView {
  private static let ownTypes: UIDataDetectorTypes = [.link, .phoneNumber]

  /// Whether the view looks for links in its text.
  private var detectsData: Bool { !dataDetectorTypes.isEmpty && !isEditable && isSelectable }

  /// Says that dates, places and the like are not found, where they are asked for.
  func reportDataDetectors() {
    guard detectsData, content.string?.isEmpty == false,
      !dataDetectorTypes.subtracting(UITextView.ownTypes).isEmpty
    else { return }
    RenderingEnvironment.report(
      RenderingIssue(
        "dates, addresses and the like that a text view's dataDetectorTypes find are drawn as plain "
          + "text", kind: .notDrawn, in: [self]))
  }

  /// Where links and telephone numbers are in the text, see ``NSDataDetector``.
  func detectedRanges(in text: String) -> [NSRange] {
    guard detectsData else { return [] }
    let bits: [(UIDataDetectorTypes, UInt64)] = [
      (.link, NSDataDetector.link), (.phoneNumber, NSDataDetector.phoneNumber),
    ]
    let asked = bits.filter { dataDetectorTypes.contains($0.0) }.reduce(0) { $0 | $1.1 }
    guard asked != 0, let detector = try? NSDataDetector(types: asked) else { return [] }
    let range = NSRange(location: 0, length: (text as NSString).length)
    return detector.matches(in: text, range: range).map(\.range)
  }
}
