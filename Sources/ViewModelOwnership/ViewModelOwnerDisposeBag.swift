// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What collects the disposables of one view model.
///
/// A bag that conforms to this protocol alone disposes of its content when it is released.
public protocol ViewModelOwnerDisposeBagProtocol {
  /// Makes an empty bag.
  init()

  /// Keeps `disposable` until the bag disposes of its content.
  func add(_ disposable: any ViewModelOwnerDisposable)
}

/// A bag that has to be told to dispose of its content, because releasing it does not.
public protocol ViewModelOwnerManualDisposeBagProtocol: ViewModelOwnerDisposeBagProtocol {
  /// Disposes of the content.
  func dispose()
}

/// A bag that disposes of its content, in the order in which it came, when it is released.
///
/// It may be used from any thread. What is added after ``dispose()`` is kept for the next time.
///
/// ```swift
/// func didSetViewModel(_ viewModel: Counter, disposeBag: ViewModelOwnerDisposeBag) {
///   disposeBag.add(viewModel.observe { print($0) })
/// }
/// ```
public final class ViewModelOwnerDisposeBag: ViewModelOwnerDisposable,
  ViewModelOwnerDisposeBagProtocol
{
  private let lock = NSRecursiveLock()
  private var disposables: [any ViewModelOwnerDisposable] = []

  /// Makes an empty bag.
  public init() {}

  deinit {
    dispose()
  }

  /// Keeps `disposable`.
  public func add(_ disposable: any ViewModelOwnerDisposable) {
    lock.lock()
    defer { lock.unlock() }
    disposables.append(disposable)
  }

  /// Disposes of the content and forgets it.
  public func dispose() {
    lock.lock()
    defer { lock.unlock() }
    let disposables = disposables
    self.disposables = []
    for disposable in disposables { disposable.dispose() }
  }
}
