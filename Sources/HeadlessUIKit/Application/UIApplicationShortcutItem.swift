// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a long press on the app's icon offers.
open class UIApplicationShortcutItem: NSObject {
  /// What the app knows it by.
  open fileprivate(set) var type: String
  /// The text.
  open fileprivate(set) var localizedTitle: String
  /// The text below it.
  open fileprivate(set) var localizedSubtitle: String?
  /// The picture.
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// What the app keeps with it.
  open fileprivate(set) var userInfo: [String: Any]?

  /// Makes an item.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: Any]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }
}

/// The same, which can be changed.
///
/// ```swift
/// let item = UIMutableApplicationShortcutItem(type: "new", localizedTitle: "New")
/// item.localizedTitle = "New note"
/// ```
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// What the app knows it by.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// The text.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  /// The text below it.
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  /// The picture.
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  /// What the app keeps with it.
  open override var userInfo: [String: Any]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}

/// The picture of a shortcut. The system draws it, and not here.
open class UIApplicationShortcutIcon: NSObject {
  /// The system's pictures.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto
    case captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  /// The picture's name.
  let name: String

  /// Makes one of the system's pictures.
  public init(type: IconType) {
    name = String(describing: type)
    super.init()
  }

  /// Makes a picture of the asset catalog.
  public init(templateImageName: String) {
    name = templateImageName
    super.init()
  }

  /// Makes a symbol.
  public init(systemImageName: String) {
    name = systemImageName
    super.init()
  }
}
