// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What a screen that may have nothing to show knows of itself.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The screen's traits.
  public var traitCollection: UITraitCollection
  /// What is searched for; `nil`, the default, where nothing is.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state in which only the traits are said.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the app's own under a name; `nil` where there is none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
