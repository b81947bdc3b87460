// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a bar shows: a title, an image, or both.
///
/// ```swift
/// item.title = "Favorites"
/// item.isEnabled = false
/// ```
open class UIBarItem: AccessibilityObject {
  /// Tells the bar that shows the item.
  final var onChange: () -> Void = {}
  /// Which properties were set on the item itself.
  final var appearanceMarks = AppearanceMarks()
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Called when a `.xib` file or a storyboard has made the item and connected it. An override calls
  /// `super`.
  open func awakeFromNib() {}
  /// Never called: Interface Builder does not draw the item.
  open func prepareForInterfaceBuilder() {}

  /// The text; `nil`, the default, for none.
  open var title: String? {
    didSet { if title != oldValue { onChange() } }
  }

  /// The picture, which takes the tint; `nil`, the default, for none.
  open var image: UIImage? {
    didSet { if image != oldValue { onChange() } }
  }

  /// The picture in the low bars of a phone on its side; `nil`, the default, for ``image``.
  open var landscapeImagePhone: UIImage? {
    didSet { onChange() }
  }

  /// Moves the edges of the picture inwards, in points; the default is zero.
  open var imageInsets: UIEdgeInsets = .zero {
    didSet { if imageInsets != oldValue { onChange() } }
  }

  /// The same for the picture of a low bar; zero, the default, stands for ``imageInsets``.
  open var landscapeImagePhoneInsets: UIEdgeInsets = .zero {
    didSet { if landscapeImagePhoneInsets != oldValue { onChange() } }
  }

  /// The picture that is shown large while a finger rests on the item at a text size for
  /// accessibility; `nil`, the default, for ``image``. Kept only.
  open var largeContentSizeImage: UIImage?
  /// Moves the edges of that picture inwards, in points; the default is zero. Kept only.
  open var largeContentSizeImageInsets: UIEdgeInsets = .zero

  /// Whether people can use the item. The default is true.
  open var isEnabled: Bool = true {
    didSet { if isEnabled != oldValue { onChange() } }
  }

  /// A number for finding the item. The default is 0.
  open var tag: Int = 0

  /// Sets the attributes of the title in a state: `normal`, `highlighted`, `disabled` or
  /// `selected`; `nil` restores the default. A state without a font has that of `normal`, and the
  /// bar's color.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    appearanceMarks.note(.itemTitleTextAttributes, state: state.rawValue)
    guard !haveSameValues(attributes, titleAttributes[state.rawValue]) else { return }
    titleAttributes[state.rawValue] = attributes
    didChange()
  }

  /// The attributes of the title in a state; `nil` where there are none.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// Tells the bar, unless it is the one that gives the item its look.
  final func didChange() {
    if !appearanceMarks.isPaused { onChange() }
  }

  /// Makes an item without content.
  public override init() {
    super.init()
  }

  /// Makes an item without content for a file of Interface Builder or an archive; `nil` for other
  /// coders.
  public required init?(coder: NSCoder) {
    guard coder.makesObjectsOfUIKit else { return nil }
    super.init()
  }
}
