// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What configurations of views choose their look by.
public protocol UIConfigurationState {
  /// Makes a state in which only the traits are said.
  init(traitCollection: UITraitCollection)
  /// The view's traits.
  var traitCollection: UITraitCollection { get set }
  /// A value of the app's own under a name; `nil` where there is none.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a value that an app adds to a configuration's state.
///
/// ```swift
/// extension UIConfigurationStateCustomKey {
///   static let isArchived = UIConfigurationStateCustomKey("com.example.isArchived")
/// }
/// ```
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
