// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A file that a ``Diffing`` explains a difference with; a test of Swift Testing gets it.
public enum DiffAttachment {
  /// One in the words of XCTest.
  case xcTest(XCTAttachment)
  /// Bytes, and the name of their file, such as `difference.png`.
  case data(Data, name: String)

  var data: Data {
    switch self {
    case .xcTest(let attachment): attachment.data
    case .data(let data, _): data
    }
  }

  var fileName: String {
    switch self {
    case .xcTest(let attachment): attachment.fileName
    case .data(_, let name): name
    }
  }

  /// The same in the words of XCTest.
  var xcTest: XCTAttachment {
    switch self {
    case .xcTest(let attachment): attachment
    case .data(let data, let name):
      XCTAttachment(
        uniformTypeIdentifier: XCTAttachment.kind(of: name), name: name, payload: data)
    }
  }
}
