// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The name of one snapshot, which is also the path of its reference.
///
/// ```swift
/// let name = SnapshotName(target: "AppTests", suite: "ProfileViewTests", test: "testEveryState",
///                         state: "adult", variant: "dark")
/// name.referencePath  // "AppTests/ProfileViewTests/testEveryState.adult.dark.png"
/// ```
public struct SnapshotName: Hashable, Sendable, CustomStringConvertible {
  /// The test target.
  public var target: String
  /// The test class or suite.
  public var suite: String
  /// The test function's name, without empty parentheses.
  public var test: String
  /// The state's name; `nil` for a snapshot without states.
  public var state: String?
  /// The variant's name; `nil` for none.
  public var variant: String?

  /// Makes a name of parts that may hold any text.
  public init(
    target: String, suite: String, test: String, state: String? = nil, variant: String? = nil
  ) {
    self.target = target
    self.suite = suite
    self.test = test
    self.state = state
    self.variant = variant
  }

  /// The most bytes of a state's part of a file name; a longer one ends in a checksum.
  static let stateByteLimit = 80

  /// Names the snapshot of a state of `test`.
  public init(_ test: SnapshotTest, state: String? = nil, variant: String? = nil) {
    self.init(
      target: test.target, suite: test.suite, test: test.name, state: state, variant: variant)
  }

  /// `<target>/<suite>/<test>[.<state>][.<variant>]`, each part in `FileNameSpelling`.
  ///
  /// The last part is at most 240 bytes long, which leaves room for an extension on every common
  /// file system.
  public var path: String {
    var last = FileNameSpelling.part(test, byteLimit: 110)
    if let state { last += "." + FileNameSpelling.part(state, byteLimit: Self.stateByteLimit) }
    if let variant { last += "." + FileNameSpelling.part(variant, byteLimit: 48) }
    return FileNameSpelling.part(target, byteLimit: 110) + "/"
      + FileNameSpelling.part(suite, byteLimit: 110) + "/" + last
  }

  /// The reference's path below the package's `Snapshots` folder.
  public var referencePath: String { path + ".png" }

  /// The name as messages show it, such as `ProfileViewTests/testEveryState, state "adult"`.
  public var description: String {
    var text = "\(suite)/\(test)"
    if let state { text += ", state \"\(state)\"" }
    if let variant { text += ", variant \"\(variant)\"" }
    return text
  }
}
