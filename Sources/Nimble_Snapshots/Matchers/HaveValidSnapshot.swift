// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#if Nimble
  import HeadlessSnapshots
  import HeadlessUIKit
  import Nimble

  /// Matches what looks as its reference image does.
  ///
  /// The image lies in `ReferenceImages/<File>/<test>@2x.png` in the folder of the tests. One that is
  /// missing is recorded, which fails the test once.
  ///
  /// ```
  /// expect(BadgeView(count: 3)).to(haveValidSnapshot(named: "three"))
  /// ```
  ///
  /// - Parameters:
  ///   - name: The file's name; `nil`, the default: the test's.
  ///   - identifier: Tells several images of a test apart.
  ///   - usesDrawRect: Changes nothing: all is drawn alike.
  ///   - pixelTolerance: How much of a pixel's channel may differ, 0 to 1.
  ///   - tolerance: The share of the pixels that may differ, 0 to 1.
  ///   - shouldIgnoreScale: Whether the file's name leaves the screen's scale out.
  public func haveValidSnapshot<T: Snapshotable>(
    named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false,
    pixelTolerance: CGFloat? = nil, tolerance: CGFloat? = nil, shouldIgnoreScale: Bool = false
  ) -> Matcher<T> {
    MatchedSnapshot(
      name: name, identifier: identifier, ignoresScale: shouldIgnoreScale,
      pixelTolerance: pixelTolerance, tolerance: tolerance
    ).matcher { $0.snapshotObject }
  }

  /// Matches what looks as the reference image does that the file's name says the device, the system
  /// and the screen's size of.
  ///
  /// - Parameters:
  ///   - name: The file's name; `nil`, the default: the test's.
  ///   - identifier: Tells several images of a test apart.
  ///   - usesDrawRect: Changes nothing: all is drawn alike.
  ///   - pixelTolerance: How much of a pixel's channel may differ, 0 to 1.
  ///   - tolerance: The share of the pixels that may differ, 0 to 1.
  ///   - shouldIgnoreScale: Changes nothing here.
  public func haveValidDeviceAgnosticSnapshot<T: Snapshotable>(
    named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false,
    pixelTolerance: CGFloat? = nil, tolerance: CGFloat? = nil, shouldIgnoreScale: Bool = false
  ) -> Matcher<T> {
    MatchedSnapshot(
      name: name, identifier: identifier, isDeviceAgnostic: true, pixelTolerance: pixelTolerance,
      tolerance: tolerance
    ).matcher { $0.snapshotObject }
  }

  /// Writes the reference image, which fails the test. `SNAPSHOT_RECORD=never` in the environment
  /// overrules it.
  public func recordSnapshot<T: Snapshotable>(
    named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false,
    shouldIgnoreScale: Bool = false
  ) -> Matcher<T> {
    MatchedSnapshot(
      name: name, identifier: identifier, ignoresScale: shouldIgnoreScale, records: true
    ).matcher { $0.snapshotObject }
  }

  /// Writes the reference image whose name says the device, which fails the test.
  public func recordDeviceAgnosticSnapshot<T: Snapshotable>(
    named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false,
    shouldIgnoreScale: Bool = false
  ) -> Matcher<T> {
    MatchedSnapshot(name: name, identifier: identifier, isDeviceAgnostic: true, records: true)
      .matcher { $0.snapshotObject }
  }

  extension MatchedSnapshot {
    /// The matcher of Nimble that compares this.
    func matcher<T>(_ view: @escaping (T) -> UIView?) -> Matcher<T> {
      .comparing(view) { problem(of: $0, at: $1) }
    }
  }

  extension Matcher {
    /// A matcher that fails with the problem of a view, if there is one.
    static func comparing(
      _ view: @escaping (T) -> UIView?,
      problem: @escaping (UIView?, CallerLocation) -> String?
    ) -> Matcher<T> {
      Matcher { expression in
        let place = expression.location
        let location = CallerLocation(
          fileID: place.filePath, filePath: place.filePath, line: place.line, column: place.column)
        let problem = problem(try expression.evaluate().flatMap(view), location)
        return MatcherResult(bool: problem == nil, message: .fail(problem ?? "matched a snapshot"))
      }
    }
  }
#endif
