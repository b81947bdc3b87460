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
  public nonisolated(unsafe) static let cut = Selector(
    "cut:", of: UIResponder.self
  ) { $0.cut($1 as Any?) }
  /// ``UIResponder/copy(_:)``.
  public nonisolated(unsafe) static let copy = Selector(
    "copy:", of: UIResponder.self
  ) { $0.copy($1 as Any?) }
  /// ``UIResponder/paste(_:)``.
  public nonisolated(unsafe) static let paste = Selector(
    "paste:", of: UIResponder.self
  ) { $0.paste($1 as Any?) }
  /// ``UIResponder/delete(_:)``.
  public nonisolated(unsafe) static let delete = Selector(
    "delete:", of: UIResponder.self
  ) { $0.delete($1 as Any?) }
  /// ``UIResponder/select(_:)``.
  public nonisolated(unsafe) static let select = Selector(
    "select:", of: UIResponder.self
  ) { $0.select($1 as Any?) }
  /// ``UIResponder/selectAll(_:)``.
  public nonisolated(unsafe) static let selectAll = Selector(
    "selectAll:", of: UIResponder.self
  ) { $0.selectAll($1 as Any?) }

  /// Whether it is one of the actions of editing.
  var isStandardEditAction: Bool {
    [.cut, .copy, .paste, .delete, .select, .selectAll].contains(self)
  }
}
