// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#if Nimble
  import HeadlessSnapshots
  import HeadlessUIKit
  import Nimble

  /// Matches what looks as its reference images do, one for each size.
  ///
  /// - Parameters:
  ///   - name: The beginning of the files' names; `nil`, the default: the test's name.
  ///   - identifier: Tells several images of a test apart.
  ///   - sizes: The sizes in points, by the ends of the files' names.
  ///   - isDeviceAgnostic: Whether the files' names say the device.
  ///   - usesDrawRect: Changes nothing: all is drawn alike.
  ///   - pixelTolerance: How much of a pixel's channel may differ, 0 to 1.
  ///   - tolerance: The share of the pixels that may differ, 0 to 1.
  ///   - resizeMode: How the view gets each size.
  ///   - shouldIgnoreScale: Whether the files' names leave the screen's scale out.
  public func haveValidDynamicSizeSnapshot<T: Snapshotable>(
    named name: String? = nil, identifier: String? = nil, sizes: [String: CGSize],
    isDeviceAgnostic: Bool = false, usesDrawRect: Bool = false, pixelTolerance: CGFloat? = nil,
    tolerance: CGFloat? = nil, resizeMode: ResizeMode = .frame, shouldIgnoreScale: Bool = false
  ) -> Matcher<T> {
    MatchedSnapshot(
      name: name, identifier: identifier, isDeviceAgnostic: isDeviceAgnostic,
      ignoresScale: shouldIgnoreScale, pixelTolerance: pixelTolerance, tolerance: tolerance
    ).matcher(sizes, resizeMode) { $0.snapshotObject }
  }

  /// Writes a reference image for each size, which fails the test.
  public func recordDynamicSizeSnapshot<T: Snapshotable>(
    named name: String? = nil, identifier: String? = nil, sizes: [String: CGSize],
    isDeviceAgnostic: Bool = false, usesDrawRect: Bool = false, resizeMode: ResizeMode = .frame,
    shouldIgnoreScale: Bool = false
  ) -> Matcher<T> {
    MatchedSnapshot(
      name: name, identifier: identifier, isDeviceAgnostic: isDeviceAgnostic,
      ignoresScale: shouldIgnoreScale, records: true
    ).matcher(sizes, resizeMode) { $0.snapshotObject }
  }

  extension MatchedSnapshot {
    /// The matcher of Nimble that compares a view in each size, in the order of their names.
    func matcher<T>(
      _ sizes: [String: CGSize], _ resizeMode: ResizeMode, _ view: @escaping (T) -> UIView?
    ) -> Matcher<T> {
      .comparing(view) { problem(of: $0, sizes, resizeMode, at: $1) }
    }
  }
#endif
