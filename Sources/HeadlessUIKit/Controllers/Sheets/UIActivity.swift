// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A service of the app that the sheet of a ``UIActivityViewController`` offers.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The name of a service.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// To the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// In a mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// In a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// To a printer.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// To another device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// To the photos.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// To a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// To the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// To Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// To Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// To Weibo.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// To Vimeo.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// To Flickr.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// To Tencent Weibo.
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    /// To the app for books.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// To somebody who shares a call.
    public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
    /// To the home screen.
    public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
    /// To those who work on it together.
    public static let collaborationInviteWithLink = ActivityType(
      "com.apple.UIKit.activity.CollaborationInviteWithLink")
    /// To those who work on a copy of it together.
    public static let collaborationCopyLink = ActivityType(
      "com.apple.UIKit.activity.CollaborationCopyLink")
    /// Into a PDF.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  }

  /// The two rows of the sheet.
  public enum Category: Int, Sendable {
    /// What is done with the items.
    case action = 0
    /// Where the items are sent.
    case share = 1
  }

  /// Makes a service.
  public override init() { super.init() }

  /// The row that the service is in. The default is `action`.
  open class var activityCategory: Category { .action }
  /// The service's name; `nil` by default.
  open var activityType: ActivityType? { nil }
  /// What people read; `nil` by default.
  open var activityTitle: String? { nil }
  /// What people see; `nil` by default.
  open var activityImage: UIImage? { nil }
  /// The controller that asks for more; `nil`, the default, for none.
  open var activityViewController: UIViewController? { nil }

  /// Whether the service takes the items. By default false.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Gives the items before the service is performed.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the service. An override ends with ``activityDidFinish(_:)``.
  open func perform() { activityDidFinish(false) }
  /// Says that the service is done.
  open func activityDidFinish(_ completed: Bool) {}
}

/// Gives an item when it is asked for.
@preconcurrency @MainActor
public protocol UIActivityItemSource: DelegateObject {
  /// What stands for the item until it is there.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// The item for a service; `nil` for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject for a service; empty by default.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// No subject.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// An item that takes time to make: a subclass makes it in ``item`` when it is asked for.
@preconcurrency @MainActor
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// What stands for the item until it is there.
  public final let placeholderItem: Any?
  /// The service that the item is for; `nil` while nobody has chosen one.
  public internal(set) final var activityType: UIActivity.ActivityType?

  /// Makes a provider.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item. The default is ``placeholderItem``.
  open var item: Any { placeholderItem ?? NSNull() }

  /// ``placeholderItem``.
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? NSNull() }

  /// ``item``, made for the service.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }

  /// No subject.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// What is shared of an app's screen, beside a list of items.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: AnyObject {
  /// What is shared.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
}

/// What is shared of an app's screen, of objects.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  /// What is shared.
  public final let itemProvidersForActivityItemsConfiguration: [NSItemProvider]

  /// Makes a configuration of objects.
  public init(objects: [any NSItemProviderWriting]) {
    itemProvidersForActivityItemsConfiguration = objects.map { NSItemProvider(object: $0) }
    super.init()
  }

  /// Makes a configuration of item providers.
  public init(itemProviders: [NSItemProvider]) {
    itemProvidersForActivityItemsConfiguration = itemProviders
    super.init()
  }
}

/// The sheet that shares items. The system draws it: here it is empty.
///
/// ```swift
/// let sheet = UIActivityViewController(activityItems: ["Ada"], applicationActivities: nil)
/// sheet.excludedActivityTypes = [.print]
/// ```
@preconcurrency @MainActor
open class UIActivityViewController: SystemSheetController {
  /// Is called when the sheet is done with: with the service, whether it was performed, what came
  /// back, and an error.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// What is shared.
  package let activityItems: [Any]
  /// The app's own services.
  package let applicationActivities: [UIActivity]
  /// Services that are not offered; `nil`, the default, for none.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Is called when the sheet is done with. Nobody chooses here: nothing calls it.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Makes a sheet.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a sheet of what a configuration gives.
  public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    self.init(
      activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration,
      applicationActivities: nil)
  }

  /// Archives are not read: always `nil`.
  public required init?(coder: NSCoder) { nil }
}
