// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A button in a navigation bar.
///
/// What it does is an action, or a method of a target, which gets the item as its sender.
///
/// ```swift
/// navigationItem.rightBarButtonItem = UIBarButtonItem(
///   systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
/// ```
open class UIBarButtonItem: UIBarItem {
  /// How strong a button looks.
  public enum Style: Int, Sendable {
    /// Regular text.
    case plain = 0
    /// Looks like `plain` since iOS 7.
    case bordered = 1
    /// Semibold text, for what ends a task.
    case done = 2
  }

  /// Buttons that the system knows, with English titles.
  public enum SystemItem: Int, Sendable {
    /// "Done", in semibold.
    case done = 0
    /// "Cancel".
    case cancel = 1
    /// "Edit".
    case edit = 2
    /// "Save", in semibold.
    case save = 3
    /// A plus sign.
    case add = 4
    /// Room that grows. A navigation bar leaves it out.
    case flexibleSpace = 5
    /// Room of ``UIBarButtonItem/width``.
    case fixedSpace = 6
    /// A pencil on a square.
    case compose = 7
    /// An arrow back.
    case reply = 8
    /// An arrow out of a box, for sharing.
    case action = 9
    /// A folder.
    case organize = 10
    /// An open book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// An arrow in a circle.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A waste bin.
    case trash = 16
    /// A triangle.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles backwards.
    case rewind = 19
    /// Two triangles forwards.
    case fastForward = 20
    /// "Undo".
    case undo = 21
    /// "Redo".
    case redo = 22
    /// A gray cross in a circle, as of a button of the type `close`; a plain one on a platter.
    case close = 24

    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      case .add, .flexibleSpace, .fixedSpace, .close, .compose, .reply, .action, .organize,
        .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind, .fastForward:
        nil
      }
    }

    /// The sign, for the items without a title.
    var symbol: BarSymbol? {
      switch self {
      case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
      case .add: .plus
      case .close, .stop: .cross
      case .compose: .pencil
      case .reply: .reply
      case .action: .share
      case .organize: .folder
      case .bookmarks: .book
      case .search: .magnifier
      case .refresh: .refresh
      case .camera: .camera
      case .trash: .trash
      case .play: .play
      case .pause: .pause
      case .rewind: .rewind
      case .fastForward: .fastForward
      }
    }
  }

  /// Called when a `.xib` file or a storyboard has made the item and connected it. An override calls
  /// `super`.
  open override func awakeFromNib() { callExtensionsAwakeFromNib() }

  /// How strong the button looks. The default is `plain`.
  open var style: Style = .plain {
    didSet { if style != oldValue { onChange() } }
  }

  /// The view shown instead of a button, with its own size.
  open var customView: UIView? {
    didSet { if customView !== oldValue { onChange() } }
  }

  /// What the button does. Its title and image show where the item has none.
  open var primaryAction: UIAction? {
    didSet { takeOver(primaryAction) }
  }

  /// Has the method ``action``; not kept alive. `nil`, the default, stands for the first responder
  /// from the button on that has it.
  open weak var target: AnyObject?

  /// The method of ``target`` that a tap calls, where there is no ``primaryAction``; `nil`, the
  /// default, for none.
  open var action: Selector?

  /// The menu that comes up at a long press, or at a tap where there is nothing else to do. Kept:
  /// none comes up.
  open var menu: UIMenu?

  /// Titles that the item may have later: it is wide enough for each of them. `nil`, the default,
  /// for none.
  open var possibleTitles: Set<String>? {
    didSet { if possibleTitles != oldValue { onChange() } }
  }

  /// The color of title and image; `nil`, the default, for the bar's tint.
  open var tintColor: UIColor? {
    didSet {
      appearanceMarks.note(.tintColor)
      if tintColor != oldValue { didChange() }
    }
  }

  /// Sets the picture behind the button in a state. Not drawn yet, which is reported.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: state, style: style, barMetrics: barMetrics)
  }

  /// Sets the picture behind the button in a state, where it has a style. Not drawn yet, which is
  /// reported.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    appearanceMarks.note(.backgroundPicture, state: barMetrics.place(of: state))
    set(backgroundImage, behind: "", state, barMetrics)
  }

  /// The picture behind the button in a state; `nil`, the default, for none.
  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds[BackgroundPlace("", state, barMetrics)] }

  /// The picture behind the button in a state and a style; `nil`, the default, for none.
  open func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImage(for: state, barMetrics: barMetrics) }

  /// Sets the picture behind the button back in a state. Not drawn yet, which is reported.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    appearanceMarks.note(.backButtonPicture, state: barMetrics.place(of: state))
    set(backgroundImage, behind: "back", state, barMetrics)
  }

  /// The picture behind the button back in a state; `nil`, the default, for none.
  open func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds[BackgroundPlace("back", state, barMetrics)] }

  private func set(
    _ image: UIImage?, behind part: String, _ state: UIControl.State, _ metrics: UIBarMetrics
  ) {
    backgrounds[BackgroundPlace(part, state, metrics)] = image
    // An empty picture takes away what bars drew behind buttons before iOS 7.
    guard let image, image.size != .zero else { return }
    RenderingEnvironment.report(
      "a picture behind a bar's button is not drawn yet", kind: .notDrawn)
  }

  /// Whether the button looks chosen. Kept: that look is not drawn yet, which is reported. The
  /// default is false.
  open var isSelected: Bool = false {
    didSet {
      guard isSelected, !oldValue else { return }
      RenderingEnvironment.report(
        "a bar's button that is selected is drawn as one that is not", kind: .notDrawn)
    }
  }

  /// Whether a tap chooses the button, or one of its menu's actions. Kept. The default is false.
  open var changesSelectionAsPrimaryAction: Bool = false
  /// Where the first element of ``menu`` lies. Kept: no menu comes up. The default is `automatic`.
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
  /// The group that it belongs to; `nil`, the default, for none.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

  /// A group of this item alone, which stays where it is.
  public final func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
  /// A group of this item alone, which people may move on iOS.
  public final func creatingMovableGroup(
    customizationIdentifier: String
  ) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }
  /// A group of this item alone, which people may leave out on iOS.
  public final func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }

  /// Whether bars leave the item out. The default is false.
  open var isHidden: Bool = false {
    didSet { if isHidden != oldValue { onChange() } }
  }

  /// The width in points; 0, the default, for that of the content.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { onChange() } }
  }

  private struct BackgroundPlace: Hashable {
    let part: String
    let state: UInt
    let metrics: Int

    init(_ part: String, _ state: UIControl.State, _ metrics: UIBarMetrics) {
      (self.part, self.state, self.metrics) = (part, state.rawValue, metrics.rawValue)
    }
  }

  private var backgrounds: [BackgroundPlace: UIImage] = [:]
  final var systemItem: SystemItem?
  final var look = BarButtonItemLook()
  /// The button that a bar shows for the item.
  final weak var shownButton: UIView?

  /// Makes an item without content.
  public override init() {
    super.init()
  }

  /// Makes an item without content, for a file of Interface Builder or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a button with a title, an image, or those of `primaryAction`.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
    takeOver(primaryAction)
  }

  /// Makes a button with a title and a picture that calls `action` of `target`.
  public convenience init(
    title: String? = nil, image: UIImage?, target: AnyObject?, action: Selector?,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.target = target
    self.action = action
    self.menu = menu
  }

  /// Makes a button with a title that calls `action` of `target`.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Makes a button with a picture that calls `action` of `target`.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Makes a button with a picture, and another one for the low bars of a phone on its side, that
  /// calls `action` of `target`.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Makes a button that the system knows, which calls `action` of `target`.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Makes a button that the system knows.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    title = systemItem.title
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// Makes an item that shows `customView`.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Makes room of the given width, in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Makes room that grows. A navigation bar leaves it out.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Does what a tap on `button` does.
  final func perform(from button: UIView) {
    if let primaryAction {
      primaryAction.perform(from: self)
    } else if let action {
      TargetAction(target, action).perform(from: self, place: button)
    }
  }

  private func takeOver(_ action: UIAction?) {
    if title == nil, image == nil, systemItem == nil, let action {
      if !action.title.isEmpty { title = action.title }
      image = action.image
    }
    onChange()
  }
}
