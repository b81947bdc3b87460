// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

internal import CDispatch
import Dispatch
import Foundation

/// The label of a queue, or of the one that the calling code runs on, as Darwin's Dispatch has it
/// for C; loggers name queues by it. The text stays valid while the program runs.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
  guard let queue else { return dispatch_queue_get_label(nil) }
  return LabelsOfQueues.pointer(to: queue.label)
}

private enum LabelsOfQueues {
  nonisolated(unsafe) private static var pointers: [String: UnsafePointer<CChar>] = [:]
  private static let lock = NSLock()

  static func pointer(to label: String) -> UnsafePointer<CChar> {
    lock.withLock {
      if let known = pointers[label] { return known }
      let bytes = label.utf8CString
      let text = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      for (index, byte) in bytes.enumerated() { (text + index).initialize(to: byte) }
      pointers[label] = UnsafePointer(text)
      return UnsafePointer(text)
    }
  }
}
