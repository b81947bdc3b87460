// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder

/// Interface Builder's files, every element of which is looked at.
enum NibTarget {
  static func read(_ bytes: [UInt8]) {
    guard let document = try? NibDocument(Data(bytes), name: "fuzzed.xib") else { return }
    _ = document.scenes
    _ = document.initialController
    _ = document.resource("image", named: "a")
    var open = [document.root] + document.objects
    while let element = open.popLast() {
      _ = element.id
      open += element.children
    }
  }
}
