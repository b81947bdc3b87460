// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

// Darwin's headers do not say whether these functions take `nil`, so that Swift lets optionals
// through there; those of Linux say that they do not.

/// Compares two texts of C, which may be optionals; `nil` stops the program, as on iOS.
public func strcmp(_ first: UnsafePointer<CChar>?, _ second: UnsafePointer<CChar>?) -> Int32 {
  Foundation.strcmp(present(first, "strcmp"), present(second, "strcmp"))
}

/// Compares the first bytes of two texts of C, which may be optionals; `nil` stops the program, as
/// on iOS.
public func strncmp(
  _ first: UnsafePointer<CChar>?, _ second: UnsafePointer<CChar>?, _ count: Int
) -> Int32 {
  Foundation.strncmp(present(first, "strncmp"), present(second, "strncmp"), count)
}

/// The number of bytes of a text of C, which may be an optional; `nil` stops the program, as on iOS.
public func strlen(_ text: UnsafePointer<CChar>?) -> Int {
  Int(Foundation.strlen(present(text, "strlen")))
}

private func present(_ text: UnsafePointer<CChar>?, _ name: String) -> UnsafePointer<CChar> {
  guard let text else { trap("\(name) was called with nil") }
  return text
}
