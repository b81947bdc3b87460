// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// A ``View`` whose state is one value, its model.
///
/// ``model`` exists without being declared: its type is taken from ``update(oldModel:)``, and each
/// time it is set, `update(oldModel:)` is called once with the former one.
///
/// ```swift
/// struct BadgeModel: ViewModel {
///   var count: Int
/// }
///
/// final class BadgeView: UIView, ModellableView {
///   let label = UILabel()
///
///   func setup() { addSubview(label) }
///   func style() { backgroundColor = .systemRed }
///   func update(oldModel: BadgeModel?) { label.text = model.map { "\($0.count)" } }
///   override func layoutSubviews() { label.frame = bounds }
/// }
/// ```
@preconcurrency @MainActor
public protocol ModellableView: View, StateShowing where ShownState == VM {
  /// The model's type.
  associatedtype VM: ViewModel

  /// What the view shows; `nil` until it is set.
  var model: VM? { get set }

  /// Shows ``model``. Called after each time it was set, equal to the former one or not.
  ///
  /// - Parameter oldModel: The former model; `nil` the first time.
  func update(oldModel: VM?)
}

extension ModellableView {
  /// What the view shows. Setting it, to `nil` too, calls ``update(oldModel:)`` on the same thread
  /// before the assignment returns. A set within `update(oldModel:)` nests; a view that sets it
  /// there each time traps through `LifecycleTrap`.
  public var model: VM? {
    get { AssociatedStorage.storage(of: self)[modelKey] as? VM }
    set { replaceModel(by: newValue) }
    // An optional chain such as `model?.count = 1` on a view without model changes nothing, and so
    // updates nothing; with a plain setter Swift would write the `nil` back.
    _modify {
      var changed = model
      let wasNil = changed == nil
      defer { if !wasNil || changed != nil { replaceModel(by: changed) } }
      yield &changed
    }
  }

  /// Sets ``model``.
  public func applyShownState(_ state: VM) { model = state }

  private func replaceModel(by newModel: VM?) {
    let storage = AssociatedStorage.storage(of: self)
    let oldModel = storage[modelKey] as? VM
    storage[modelKey] = newModel
    storage.tell(self, by: "update(oldModel:)") { update(oldModel: oldModel) }
  }

  /// Traps: a view with a model is updated by setting the model. A view may declare its own.
  public func update() {
    LifecycleTrap.trap(
      "You should not use update() in a ModellableView. Change the model instead")
  }
}

private let modelKey = AssociatedStorage.Key<Any>()
