// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What a view shows, as one value, which also makes the view.
///
/// ```swift
/// struct PetContent: UIContentConfiguration {
///   var name = ""
///   func makeContentView() -> any UIView & UIContentView { PetContentView(self) }
///   func updated(for state: any UIConfigurationState) -> PetContent { self }
/// }
/// cell.contentConfiguration = PetContent(name: "Momo")
/// ```
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes a view that shows this value.
  func makeContentView() -> any UIView & UIContentView
  /// The value for a state, such as with other colors while a cell is chosen.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a ``UIContentConfiguration``.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// What the view shows. It is set again whenever that changes.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a value. The default is whether the value is of the type of the
  /// present one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
