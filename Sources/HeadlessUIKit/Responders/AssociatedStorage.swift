// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Storage for values that protocols attach to a class instance.
///
/// An owner keeps one of these in a stored property. The values are released with it, right after
/// the body of the owner's `deinit`, in which they can still be read.
///
/// ```swift
/// let nickname = AssociatedStorage.Key<String>()
/// view.associatedStorage[nickname] = "badge"
/// ```
public final class AssociatedStorage {
  /// The name of one attached value. Each key is different from every other one.
  public final class Key<Value>: Sendable {
    /// Makes a new key.
    public init() {}
  }

  // Few values are attached to one object: a list is smaller and faster than a dictionary.
  private var entries: [(key: AnyObject, value: Any)] = []
  /// The owner's methods that tell it of a new model, each called within the one before.
  var updates: [String] = []

  /// Makes an empty storage.
  public init() {}

  /// The value attached under `key`; `nil` where there is none. Setting `nil` removes it.
  ///
  /// The previous value is released after the new one is in place.
  public subscript<Value>(key: Key<Value>) -> Value? {
    get {
      guard let index = index(of: key) else { return nil }
      return entries[index].value as? Value
    }
    set {
      let index = index(of: key)
      let previous = index.map { entries[$0] }
      switch (index, newValue) {
      case (let index?, let value?): entries[index].value = value
      case (let index?, nil): entries.remove(at: index)
      case (nil, let value?): entries.append((key, value))
      case (nil, nil): break
      }
      withExtendedLifetime(previous) {}
    }
  }

  private func index(of key: AnyObject) -> Int? {
    entries.firstIndex { $0.key === key }
  }
}

/// A class whose instances hold values that protocols attach to them.
///
/// Views and view controllers are owners. Any other class becomes one with a stored property:
///
/// ```swift
/// final class Presenter: AssociatedStorageOwner {
///   let associatedStorage = AssociatedStorage()
/// }
/// ```
@preconcurrency @MainActor
public protocol AssociatedStorageOwner: AnyObject {
  /// The instance's storage, the same one each time.
  var associatedStorage: AssociatedStorage { get }
}
