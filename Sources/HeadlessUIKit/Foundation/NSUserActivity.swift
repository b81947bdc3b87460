// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What the user is doing, for handing over and searching, which Linux's Foundation does not have.
/// Its properties are kept; it goes nowhere.
open class NSUserActivity: NSObject {
  /// Of which kind it is.
  public let activityType: String
  /// What it is called.
  open var title: String?
  /// What is needed to go on with it.
  open var userInfo: [AnyHashable: Any]?
  /// Which keys of ``userInfo`` are needed.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether ``userInfo`` is to be written anew.
  open var needsSave: Bool = false
  /// The page on which it goes on.
  open var webpageURL: URL?
  /// The page from which it came.
  open var referrerURL: URL?
  /// When it is no longer of interest.
  open var expirationDate: Date?
  /// By which words it is found.
  open var keywords: Set<String> = []
  /// Whether it may go on on another device.
  open var isEligibleForHandoff: Bool = true
  /// Whether it may be found by a search.
  open var isEligibleForSearch: Bool = false
  /// Whether anybody may find it.
  open var isEligibleForPublicIndexing: Bool = false
  /// Whether it may be suggested.
  open var isEligibleForPrediction: Bool = false
  /// By which it is found again.
  open var persistentIdentifier: String?
  /// What the app's part of it is.
  open var targetContentIdentifier: String?

  /// Makes an activity of a kind.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to what is needed to go on with it.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Does nothing here.
  open func becomeCurrent() {}
  /// Does nothing here.
  open func resignCurrent() {}
  /// Does nothing here.
  open func invalidate() {}
}

/// The kind of an activity that began with a page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
