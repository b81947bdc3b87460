// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// What an owner of either kind keeps: its view model, and the bag that belongs to it.
///
/// Both kinds share the two places, so one object cannot adopt both protocols.
struct OwnedViewModel<Model, Bag: ViewModelOwnerDisposeBagProtocol> {
  private let owner: AnyObject
  private let storage: AssociatedStorage

  init(of owner: AnyObject) {
    self.owner = owner
    storage = AssociatedStorage.storage(of: owner)
  }

  /// The view model; `nil` where none was set.
  var model: Model? {
    get { (storage[modelKey] as? Box<Model>)?.value }
    nonmutating set { storage[modelKey] = newValue.map { Box(value: $0) } }
  }

  /// Ends what the former view model left in its bag, then puts a new, empty bag in its place.
  ///
  /// A bag that ends with its release does so now, unless somebody else keeps it.
  func renewBag() -> Bag {
    (storage[bagKey] as? any ViewModelOwnerManualDisposeBagProtocol)?.dispose()
    storage[bagKey] = nil
    let bag = Bag()
    storage[bagKey] = bag
    return bag
  }

  /// Runs `didSet`, which may set another view model. Traps where that does not come to an end.
  func announce(_ didSet: () -> Void) {
    storage.tell(owner, by: "didSetViewModel(_:disposeBag:)", didSet)
  }
}

/// Holds a value whose type may itself be `Any` or an `Optional` apart from "nothing there".
private struct Box<Value> {
  let value: Value
}

private let modelKey = AssociatedStorage.Key<Any>()
private let bagKey = AssociatedStorage.Key<Any>()
