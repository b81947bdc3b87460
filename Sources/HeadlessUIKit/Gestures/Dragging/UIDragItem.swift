// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Something that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// What it brings.
  public let itemProvider: NSItemProvider
  /// What the app keeps with it.
  open var localObject: Any?
  /// Makes what is seen below the finger; `nil`, the default, for the view.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Makes an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// What is seen of an item while it is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view.
  public let view: UIView
  /// How it looks.
  public let parameters: UIDragPreviewParameters

  /// Makes a preview of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// Makes a preview of a view as it is.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}

/// What is seen of an item, and from where it was lifted.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {}

/// What a drag and a drop have in common. Nobody drags here: an app's tests make their own.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Where the finger is in a view.
  func location(in view: UIView) -> CGPoint
  /// Whether items may be moved and not only copied.
  var allowsMoveOperation: Bool { get }
  /// Whether the drag stays in the app.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether an item gives data of one of some kinds.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether an object of a class can be made of an item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag that began in the app.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// What the app keeps with the drag.
  var localContext: Any? { get set }
}

/// How far a drop is with what it brings.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, where it began in this app.
  var localDragSession: (any UIDragSession)? { get }
  /// How much is loaded.
  var progress: Progress { get }
  /// What the system shows while items are loaded.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Makes objects of a class of all items that can be.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// What moves when something is dropped.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Moves along.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Is called at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What the system shows while the items of a drop are loaded.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// Nothing.
  case none = 0
  /// A panel, where it takes long.
  case `default` = 1
}

extension UIDropSession {
  /// Nothing; what is set is dropped.
  public var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle {
    get { .none }
    set { _ = newValue }
  }

  /// Makes values of a type that is bridged to a class, such as strings, of all items that can be.
  @discardableResult
  public func loadObjects<Value: _ItemProviderValue>(
    ofClass aClass: Value.Type, completion: @escaping ([Value]) -> Void
  ) -> Progress {
    loadObjects(ofClass: Value._providedClass) { objects in
      completion(objects.compactMap { Value._value(of: $0) })
    }
  }
}

extension UIDragDropSession {
  /// Whether a value of a type that is bridged to a class can be made of an item.
  public func canLoadObjects<Value: _ItemProviderValue>(ofClass aClass: Value.Type) -> Bool {
    canLoadObjects(ofClass: Value._providedClass)
  }
}

/// Where what is dragged is shown: a place in a view.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}
