// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The state of a header, a footer or another view, for code that chooses its look by it.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The view's traits.
  public var traitCollection: UITraitCollection
  /// Whether people cannot use the view. The default is false.
  public var isDisabled = false
  /// Whether the view is being pressed. The default is false.
  public var isHighlighted = false
  /// Whether the view is chosen. The default is false.
  public var isSelected = false
  /// Whether a keyboard has reached the view. The default is false.
  public var isFocused = false
  /// Whether a header stays in sight above its section. The default is false.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state in which nothing but the traits is said.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A value of the app's own under a name; `nil` where there is none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
