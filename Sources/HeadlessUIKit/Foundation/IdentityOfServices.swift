// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// On iOS these three inherit from NSObject, and a struct that holds one can be Hashable. Foundation
// for Linux makes them of no superclass: they are told apart by identity here, too.
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
