// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Runs a block when it is disposed of or released, whichever comes first, and at most once.
///
/// It may be disposed of on any thread.
///
/// ```swift
/// disposeBag.add(ViewModelOwnerAutoDisposable { observation.cancel() })
/// ```
public final class ViewModelOwnerAutoDisposable: ViewModelOwnerDisposable {
  private let lock = NSRecursiveLock()
  private var block: (() -> Void)?

  /// Keeps `block` until it is run.
  public init(_ block: @escaping () -> Void) {
    self.block = block
  }

  deinit {
    dispose()
  }

  /// Runs the block, unless it ran already.
  public func dispose() {
    lock.lock()
    defer { lock.unlock() }
    // Taken out first, so that a block which disposes of its own disposable does not run twice.
    let block = block
    self.block = nil
    block?()
  }
}
