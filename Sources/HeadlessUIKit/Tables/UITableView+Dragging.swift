// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Nobody drags here: nothing calls the delegates, and what they are given stays absent.

/// Says what is dragged from tableView. Each requirement but the first has a default.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: DelegateObject {
  /// What a drag of row brings; empty for no drag.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// What a tap on another one adds to the drag. The default is nothing.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// How a row looks while it is dragged; `nil`, the default, for as it is.
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Called when a drag begins.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// Called when a drag has ended.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Whether items may be moved. The default is true.
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Whether the drag stays in the app. The default is false.
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  /// Nothing.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  /// As it is.
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
  /// True.
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// False.
  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// What a drop in a place would do.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// Where it goes.
  public enum Intent: Int, Sendable {
    /// Anywhere.
    case unspecified = 0
    /// Between two places.
    case insertAtDestinationIndexPath = 1
    /// Into what is in a place.
    case insertIntoDestinationIndexPath = 2
    /// Into it where it is one thing, otherwise beside it.
    case automatic = 3
  }

  /// Where it goes.
  public let intent: Intent

  /// Makes a proposal that says where.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Makes a proposal.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}

/// One thing that is dropped.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// What it brings.
  var dragItem: UIDragItem { get }
  /// Where it was, where it comes from the same list.
  var sourceIndexPath: IndexPath? { get }
  /// How large it looks.
  var previewSize: CGSize { get }
}

/// What is dropped and where.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// What is dropped.
  var items: [any UITableViewDropItem] { get }
  /// Where; `nil` for outside of all sections.
  var destinationIndexPath: IndexPath? { get }
  /// What was proposed.
  var proposal: UITableViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
  /// Moves an item to its place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Moves an item into a row.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Shows a row in an item's place until its content is there.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
}

/// Takes what is dropped on tableView. Each requirement but the first has a default.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: DelegateObject {
  /// Takes what is dropped.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether anything of a drag is taken. The default is true.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Called when a drag comes over the list.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// What a drop would do. The default is nothing.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when a drag leaves the list.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called when a drag is over.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// How a row looks when it was dropped; `nil`, the default, for as it is.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// True.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// Nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  /// As it is.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

private let delegatesKey = AssociatedStorage.Key<DraggingDelegates>()

private struct DraggingDelegates {
  weak var drag: (any UITableViewDragDelegate)?
  weak var drop: (any UITableViewDropDelegate)?
  var isEnabled = true
}

extension UITableView {
  private var dragging: DraggingDelegates {
    get { associatedStorage[delegatesKey] ?? DraggingDelegates() }
    set { associatedStorage[delegatesKey] = newValue }
  }

  /// Says what is dragged; not kept alive. Nobody drags here.
  public weak var dragDelegate: (any UITableViewDragDelegate)? {
    get { dragging.drag }
    set { dragging.drag = newValue }
  }

  /// Takes what is dropped; not kept alive. Nobody drops here.
  public weak var dropDelegate: (any UITableViewDropDelegate)? {
    get { dragging.drop }
    set { dragging.drop = newValue }
  }

  /// Whether people may drag. The default is true.
  public var dragInteractionEnabled: Bool {
    get { dragging.isEnabled }
    set { dragging.isEnabled = newValue }
  }

  /// Whether something of it is dragged: never here.
  public var hasActiveDrag: Bool { false }
  /// Whether something is dropped on it: never here.
  public var hasActiveDrop: Bool { false }
}
