// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a tab bar shows for one screen.
///
/// ```swift
/// controller.tabBarItem = UITabBarItem(title: "Pets", image: paw, selectedImage: filledPaw)
/// ```
open class UITabBarItem: UIBarItem {
  /// Makes an item without content.
  public override init() {
    super.init()
  }

  /// Makes an item with a title and a picture, and a number to find it by.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item without content, for a file of Interface Builder or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes an item with a title, a picture, and one for while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Called when a `.xib` file or a storyboard has made the item and connected it. An override calls
  /// `super`.
  open override func awakeFromNib() { callExtensionsAwakeFromNib() }

  /// The picture while the item is selected; `nil`, the default, for ``UIBarItem/image``.
  open var selectedImage: UIImage? {
    didSet { if selectedImage != oldValue { onChange() } }
  }

  /// The text in a red badge at the picture; `nil`, the default, for no badge.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { onChange() } }
  }

  /// The badge's color; `nil`, the default, for red.
  open var badgeColor: UIColor? {
    didSet {
      appearanceMarks.note(.badgeColor)
      if badgeColor != oldValue { didChange() }
    }
  }

  /// Whether title and picture are the system's, which nothing changes: neither does the title of a
  /// controller.
  final var isOfSystem = false

  /// The text; `nil` for none. That of an item of the system's stays.
  open override var title: String? {
    get { super.title }
    set { if !isOfSystem { super.title = newValue } }
  }

  /// The picture; `nil` for none. That of an item of the system's stays.
  open override var image: UIImage? {
    get { super.image }
    set { if !isOfSystem { super.image = newValue } }
  }

  /// Moves the title, in points. The default is zero: as the bar's appearance says.
  open var titlePositionAdjustment: UIOffset = .zero {
    didSet {
      appearanceMarks.note(.itemTitlePositionAdjustment)
      if titlePositionAdjustment != oldValue { didChange() }
    }
  }

  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the badge's text in a state, `normal` or `selected`; `nil` restores
  /// the default. A selected item without any has those of `normal`.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    appearanceMarks.note(.badgeTextAttributes, state: state.rawValue)
    guard !haveSameValues(textAttributes, badgeAttributes[state.rawValue]) else { return }
    badgeAttributes[state.rawValue] = textAttributes
    didChange()
  }

  /// The attributes of the badge's text in a state; `nil` where there are none.
  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }
}
