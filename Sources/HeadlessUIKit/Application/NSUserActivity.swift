// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What people are doing, for other devices and for searching. Nobody is told of it here.
open class NSUserActivity: NSObject {
  /// What kind of thing they do.
  public let activityType: String
  /// What it is called.
  open var title: String?
  /// What the app needs to go on with it.
  open var userInfo: [AnyHashable: Any]?
  /// The keys that are needed; `nil`, the default, for all.
  open var requiredUserInfoKeys: Set<String>?
  /// The page of the web with the same.
  open var webpageURL: URL?
  /// Where the thing came from.
  open var referrerURL: URL?
  /// Words to find it by.
  open var keywords: Set<String> = []
  /// When it is forgotten.
  open var expirationDate: Date?
  /// What tells it from others.
  open var persistentIdentifier: NSUserActivityPersistentIdentifier?
  /// What else tells scenes apart.
  open var targetContentIdentifier: String?
  /// Whether ``userInfo`` is to be filled anew.
  open var needsSave: Bool = false
  /// Whether it can go on on another device. The default is true.
  open var isEligibleForHandoff: Bool = true
  /// Whether it can be found. The default is false.
  open var isEligibleForSearch: Bool = false
  /// Whether everybody can find it. The default is false.
  open var isEligibleForPublicIndexing: Bool = false
  /// Whether the system may suggest it. The default is false.
  open var isEligibleForPrediction: Bool = false
  /// What is told when the activity goes on elsewhere. Nothing tells it here.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// Makes an activity of no kind. iOS 10 gave it up for one of a kind.
  public override convenience init() { self.init(activityType: "") }

  /// Makes an activity.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Says that people are doing it.
  open func becomeCurrent() {}
  /// Says that they are not.
  open func resignCurrent() {}
  /// Says that they never will again.
  open func invalidate() {}

  /// Takes activities back. Nothing keeps them here: the handler is called at once.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
    completionHandler handler: @escaping () -> Void
  ) { handler() }
  /// Takes all activities back. Nothing keeps them here: the handler is called at once.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    handler()
  }

  /// Adds to what the app needs.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}

/// What tells an activity from others.
public typealias NSUserActivityPersistentIdentifier = String

/// What is told of an activity that goes on on another device. Nothing tells it here: every method
/// has a default that does nothing.
public protocol NSUserActivityDelegate: DelegateObject {
  /// The activity's ``NSUserActivity/userInfo`` is to be filled.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Another device goes on with it.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// What a page of the web is called as an activity.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What goes on with an activity of another device: a controller that an app's delegate hands back.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {
  /// Goes on with an activity. Never called here.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
