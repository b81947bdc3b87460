// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder

/// What `init?(coder:)` of a view or a controller is given when it comes from a `.xib` or a
/// `.storyboard`: its element in the file.
///
/// It has no values by key, as archives have.
final class NibCoder: NSCoder {
  let element: NibElement
  let session: NibSession

  init(_ element: NibElement, _ session: NibSession) {
    self.element = element
    self.session = session
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
}
