// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// How much a message disturbs.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// It waits in the list.
  case passive = 0
  /// It lights the screen.
  case active = 1
  /// It comes at once.
  case timeSensitive = 2
  /// It sounds on a silent device.
  case critical = 3
}

/// What a message says.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  fileprivate struct Values {
    var attachments: [UNNotificationAttachment] = []
    var badge: NSNumber?
    var body = ""
    var categoryIdentifier = ""
    var launchImageName = ""
    var sound: UNNotificationSound?
    var subtitle = ""
    var threadIdentifier = ""
    var title = ""
    var userInfo: [AnyHashable: Any] = [:]
    var targetContentIdentifier: String?
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore: Double = 0
    var filterCriteria: String?
  }

  fileprivate var values = Values()

  /// Makes content that says nothing.
  public override init() {}

  fileprivate init(_ values: Values) { self.values = values }

  /// Pictures, sounds and films beside the text.
  public var attachments: [UNNotificationAttachment] { values.attachments }
  /// The number at the icon; `nil` leaves it.
  public var badge: NSNumber? { values.badge }
  /// The text.
  public var body: String { values.body }
  /// Which of the app's categories it is of.
  public var categoryIdentifier: String { values.categoryIdentifier }
  /// The picture that shows while the app comes up.
  public var launchImageName: String { values.launchImageName }
  /// What is heard; `nil` for nothing.
  public var sound: UNNotificationSound? { values.sound }
  /// The second line.
  public var subtitle: String { values.subtitle }
  /// Which messages it is shown together with.
  public var threadIdentifier: String { values.threadIdentifier }
  /// The first line.
  public var title: String { values.title }
  /// What the app keeps with it.
  public var userInfo: [AnyHashable: Any] { values.userInfo }
  /// Which scene shows it.
  public var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// How much it disturbs. The default is that it lights the screen.
  public var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// How much it matters in a summary, from 0, the default, to 1.
  public var relevanceScore: Double { values.relevanceScore }
  /// What a Focus decides by.
  public var filterCriteria: String? { values.filterCriteria }

  /// The content itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }
  /// Content of the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values) }
}

/// What a message says, while it is written.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// Makes content that says nothing.
  public override init() { super.init() }

  fileprivate override init(_ values: Values) { super.init(values) }

  /// Pictures, sounds and films beside the text.
  public override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  /// The number at the icon; `nil` leaves it.
  public override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// The text.
  public override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// Which of the app's categories it is of.
  public override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  /// The picture that shows while the app comes up.
  public override var launchImageName: String {
    get { values.launchImageName }
    set { values.launchImageName = newValue }
  }
  /// What is heard; `nil` for nothing.
  public override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// The second line.
  public override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// Which messages it is shown together with.
  public override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  /// The first line.
  public override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// What the app keeps with it.
  public override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// Which scene shows it.
  public override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
  /// How much it disturbs. The default is that it lights the screen.
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  /// How much it matters in a summary, from 0, the default, to 1.
  public override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
  /// What a Focus decides by.
  public override var filterCriteria: String? {
    get { values.filterCriteria }
    set { values.filterCriteria = newValue }
  }
}

/// What a name of a sound's file is.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The file's name.
  public let rawValue: String
  /// Makes a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// What is heard with a message. Nothing is heard here.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  private override init() {}

  /// The system's sound.
  open class var `default`: UNNotificationSound { UNNotificationSound() }
  /// The system's sound, on a silent device as well.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound() }
  /// The sound of a call.
  open class var defaultRingtone: UNNotificationSound { UNNotificationSound() }

  /// A sound of the app.
  public init(named name: UNNotificationSoundName) {}

  /// A sound on a silent device as well.
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
  /// The system's sound on a silent device as well, from 0 to 1.
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound()
  }
}

/// A file that is shown with a message.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  /// The file's name for the app.
  public let identifier: String
  /// Where the file is.
  public let url: URL
  /// What kind of file it is; empty, as nothing reads it here.
  open var type: String { "" }

  /// Takes a file.
  ///
  /// - Throws: ``UNError/Code/attachmentInvalidURL`` for what is no file.
  public init(
    identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil
  ) throws {
    guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    self.identifier = identifier
    url = URL
  }
}
