// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

extension CALayer {
  /// Says in the record of a picture that the layer shows nothing of what it was given.
  ///
  /// Initializers call it by themselves: no observer of a property is called in them.
  func sayThatItIsEmpty(for source: AnyObject?, _ reason: String) {
    guard source != nil else { return }
    RenderingEnvironment.report("a \(type(of: self)) is empty: \(reason)", kind: .notDrawn)
  }
}
