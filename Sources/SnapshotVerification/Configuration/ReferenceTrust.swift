// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What it takes to believe that a reference shows the picture that was drawn.
///
/// A reference holds a digest of its pixels that is bound to every other byte of the file. It tells
/// chance from equality and costs a tenth of decoding, but whoever edits a file on purpose can make
/// it lie: reviewers would see one picture, and tests pass for another. Where `CI` is set, every
/// reference is therefore decoded; `snapshots audit` does so at any time.
///
/// ```swift
/// withSnapshotConfiguration(.trust(.pixels)) { ... }
/// ```
public enum ReferenceTrust: Hashable, Sendable, CaseIterable {
  /// A digest that matches is enough. The default outside of CI.
  case digests
  /// Every reference is decoded and compared, pixel for pixel. The default where `CI` is set.
  case pixels
}
