// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The actions of editing, which menus offer.
///
/// ```swift
/// override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
///   action == .copy
/// }
/// ```
extension Selector {
  // A method is no state: any thread may call it.

  /// ``UIResponder/cut(_:)``.
  public nonisolated(unsafe) static let cut = Selector(UIResponder.cut)
  /// ``UIResponder/copy(_:)``.
  public nonisolated(unsafe) static let copy = Selector(
    UIResponder.copy(_:) as (UIResponder) -> (Any?) -> Void)
  /// ``UIResponder/paste(_:)``.
  public nonisolated(unsafe) static let paste = Selector(UIResponder.paste)
  /// ``UIResponder/delete(_:)``.
  public nonisolated(unsafe) static let delete = Selector(UIResponder.delete)
  /// ``UIResponder/select(_:)``.
  public nonisolated(unsafe) static let select = Selector(UIResponder.select)
  /// ``UIResponder/selectAll(_:)``.
  public nonisolated(unsafe) static let selectAll = Selector(UIResponder.selectAll)

  /// Whether it is one of the actions of editing.
  var isStandardEditAction: Bool {
    [.cut, .copy, .paste, .delete, .select, .selectAll].contains(self)
  }
}
