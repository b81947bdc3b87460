// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A row of pointers to objects that it may hold weakly, with gaps, which Linux's Foundation does
/// not have.
///
/// ```swift
/// let delegates = NSPointerArray.weakObjects()
/// delegates.addPointer(Unmanaged.passUnretained(delegate).toOpaque())
/// delegates.compact()
/// ```
///
/// Every pointer is one of an object. An object that is gone leaves a gap.
open class NSPointerArray: NSObject {
  private var entries: [HeldObject?] = []
  private let options: NSPointerFunctions.Options

  /// Makes an array.
  public init(options: NSPointerFunctions.Options = []) {
    self.options = options
  }

  /// Makes an array that holds its objects.
  public convenience override init() { self.init(options: []) }

  /// An array that does not keep its objects alive.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
  /// An array that keeps its objects alive.
  open class func strongObjects() -> NSPointerArray { NSPointerArray(options: []) }

  /// The objects that are still there, without gaps.
  open var allObjects: [Any] { entries.compactMap { $0?.object } }
  /// How many places there are, gaps included. A larger number adds gaps, a smaller one cuts off.
  open var count: Int {
    get { entries.count }
    set {
      entries = Array(entries.prefix(newValue))
      entries += Array(repeating: nil, count: newValue - entries.count)
    }
  }

  /// The pointer at a place; `nil` for a gap.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    entries[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Adds a pointer, or a gap, at the end.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { entries.append(entry(pointer)) }

  /// Puts a pointer, or a gap, at a place.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    entries.insert(entry(item), at: index)
  }

  /// Puts a pointer, or a gap, in the place of another.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    entries[index] = entry(item)
  }

  /// Removes a place.
  open func removePointer(at index: Int) { entries.remove(at: index) }

  /// Removes the gaps. On iOS it does so only after a `nil` was added, which code works around by
  /// adding one.
  open func compact() { entries.removeAll { $0?.object == nil } }

  private func entry(_ pointer: UnsafeMutableRawPointer?) -> HeldObject? {
    pointer.map {
      HeldObject(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options)
    }
  }
}
