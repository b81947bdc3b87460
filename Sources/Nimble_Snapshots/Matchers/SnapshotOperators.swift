// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#if Nimble
  import HeadlessSnapshots
  import HeadlessUIKit
  import Nimble

  /// What stands on the right of `expect(view) == snapshot()`.
  public struct Snapshot {
    let matched: MatchedSnapshot
  }

  /// What stands on the right of `expect(view) == snapshot(sizes:)`.
  public struct DynamicSizeSnapshot {
    let matched: MatchedSnapshot
    let sizes: [String: CGSize]
    let resizeMode: ResizeMode
  }

  /// The reference image, for `expect(view) == snapshot("three")`.
  ///
  /// - Parameters:
  ///   - name: The file's name; `nil`, the default: the test's.
  ///   - identifier: Tells several images of a test apart.
  ///   - usesDrawRect: Changes nothing: all is drawn alike.
  public func snapshot(
    _ name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false
  ) -> Snapshot {
    Snapshot(matched: MatchedSnapshot(name: name, identifier: identifier))
  }

  /// The reference image, to be written, which fails the test: `expect(view) == recordSnapshot()`.
  ///
  /// - Parameters:
  ///   - name: The file's name; `nil`, the default: the test's.
  ///   - identifier: Tells several images of a test apart.
  ///   - usesDrawRect: Changes nothing: all is drawn alike.
  public func recordSnapshot(
    _ name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false
  ) -> Snapshot {
    Snapshot(matched: MatchedSnapshot(name: name, identifier: identifier, records: true))
  }

  /// The reference images of several sizes.
  ///
  /// - Parameters:
  ///   - name: The beginning of the files' names; `nil`, the default: the test's name.
  ///   - identifier: Tells several images of a test apart.
  ///   - sizes: The sizes in points, by the ends of the files' names.
  ///   - resizeMode: How the view gets each size.
  public func snapshot(
    _ name: String? = nil, identifier: String? = nil, sizes: [String: CGSize],
    resizeMode: ResizeMode = .frame
  ) -> DynamicSizeSnapshot {
    DynamicSizeSnapshot(
      matched: MatchedSnapshot(name: name, identifier: identifier), sizes: sizes,
      resizeMode: resizeMode)
  }

  /// The reference images of several sizes, to be written, which fails the test.
  ///
  /// - Parameters:
  ///   - name: The beginning of the files' names; `nil`, the default: the test's name.
  ///   - identifier: Tells several images of a test apart.
  ///   - sizes: The sizes in points, by the ends of the files' names.
  ///   - resizeMode: How the view gets each size.
  public func recordSnapshot(
    _ name: String? = nil, identifier: String? = nil, sizes: [String: CGSize],
    resizeMode: ResizeMode = .frame
  ) -> DynamicSizeSnapshot {
    DynamicSizeSnapshot(
      matched: MatchedSnapshot(name: name, identifier: identifier, records: true), sizes: sizes,
      resizeMode: resizeMode)
  }

  /// Expects a view or a controller to look as its reference image does.
  public func == (lhs: SyncExpectation<any Snapshotable>, rhs: Snapshot) {
    lhs.to(rhs.matched.matcher { $0.snapshotObject })
  }

  /// Expects a view or a controller to look as its reference image does.
  public func == (lhs: AsyncExpectation<any Snapshotable>, rhs: Snapshot) async {
    await lhs.to(rhs.matched.matcher { $0.snapshotObject })
  }

  /// Expects a view or a controller to look as its reference images do, one for each size.
  public func == (lhs: SyncExpectation<any Snapshotable>, rhs: DynamicSizeSnapshot) {
    lhs.to(rhs.matched.matcher(rhs.sizes, rhs.resizeMode) { $0.snapshotObject })
  }

  /// Expects a view or a controller to look as its reference images do, one for each size.
  public func == (lhs: AsyncExpectation<any Snapshotable>, rhs: DynamicSizeSnapshot) async {
    await lhs.to(rhs.matched.matcher(rhs.sizes, rhs.resizeMode) { $0.snapshotObject })
  }

  /// Writes the reference image of a view or a controller, which fails the test.
  public func 📷(
    _ snapshottable: any Snapshotable, file: FileString = #filePath, line: UInt = #line
  ) {
    expect(file: file, line: line, snapshottable)
      .to(MatchedSnapshot(records: true).matcher { $0.snapshotObject })
  }

  /// Writes the reference image of a view or a controller under a name, which fails the test.
  public func 📷(
    _ name: String, file: FileString = #filePath, line: UInt = #line,
    snapshottable: any Snapshotable
  ) {
    expect(file: file, line: line, snapshottable)
      .to(MatchedSnapshot(name: name, records: true).matcher { $0.snapshotObject })
  }
#endif
