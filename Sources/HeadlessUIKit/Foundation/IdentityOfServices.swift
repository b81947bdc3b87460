// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Objects of NSObject's on iOS and of no class on Linux: values that hold one are hashed by its
// identity. Only these three are on iOS and not on Linux.
extension FileManager: @retroactive Equatable, @retroactive Hashable {
  public static func == (left: FileManager, right: FileManager) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NotificationCenter: @retroactive Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ProcessInfo: @retroactive Equatable, @retroactive Hashable {
  public static func == (left: ProcessInfo, right: ProcessInfo) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
