// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Two states of one assertion whose pictures would be one file.
///
/// ```swift
/// RepeatedStateName(in: ["adult", "minor", "adult"])?.message
/// ```
package struct RepeatedStateName: Hashable, Sendable {
  /// The name of the earlier state.
  package let first: String
  /// The name of the later one; often the same.
  package let second: String

  /// Looks for the first name whose file is another state's; `nil` where each has its own.
  package init?(in names: [String]) {
    var earlier: [String: String] = [:]
    for name in names {
      let part = FileNameSpelling.part(name, byteLimit: SnapshotName.stateByteLimit)
      if let first = earlier.updateValue(name, forKey: FileNameSpelling.collisionKey(part)) {
        self.first = first
        second = name
        return
      }
    }
    return nil
  }

  /// What is wrong, and what to do.
  package var message: String {
    let advice = " Nothing was drawn: the name is part of the picture's file name."
    guard first != second else {
      return "Two states have the name \"\(first)\". Give each a name of its own." + advice
    }
    return "The states \"\(first)\" and \"\(second)\" have one name as a file name. Give them "
      + "names that differ in more than letter case and punctuation." + advice
  }
}
