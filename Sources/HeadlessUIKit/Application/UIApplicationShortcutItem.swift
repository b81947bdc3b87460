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
    /// A pen on paper.
    case compose
    /// A triangle.
    case play
    /// Two bars.
    case pause
    /// A plus.
    case add
    /// An arrow on a map.
    case location
    /// A magnifying glass.
    case search
    /// An arrow out of a box.
    case share
    /// A crossed circle.
    case prohibit
    /// A person.
    case contact
    /// A house.
    case home
    /// A pin on a map.
    case markLocation
    /// A star.
    case favorite
    /// A heart.
    case love
    /// A cloud.
    case cloud
    /// An invitation.
    case invitation
    /// A check mark.
    case confirmation
    /// A letter.
    case mail
    /// A speech bubble.
    case message
    /// A calendar.
    case date
    /// A clock.
    case time
    /// A camera.
    case capturePhoto
    /// A film camera.
    case captureVideo
    /// A circle.
    case task
    /// A checked circle.
    case taskCompleted
    /// An alarm clock.
    case alarm
    /// A book.
    case bookmark
    /// Crossing arrows.
    case shuffle
    /// Sound.
    case audio
    /// Arrows in a circle.
    case update
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
