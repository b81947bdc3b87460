// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension NSData.WritingOptions {
  /// The name of older versions for `atomic`.
  public static var atomicWrite: NSData.WritingOptions { .atomic }
}
