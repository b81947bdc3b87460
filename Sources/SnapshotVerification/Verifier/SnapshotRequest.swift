// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import ImageComparison

/// One snapshot to take and compare.
///
/// ```swift
/// var request = SnapshotRequest(test: test, subject: .view { Badge() })
/// request.size = CGSize(width: 24, height: 24)
/// let result = SnapshotVerifier().verify(request)
/// ```
public struct SnapshotRequest {
  /// The test that asks.
  public var test: SnapshotTest
  /// What is drawn.
  public var subject: SnapshotSubject
  /// The state's name; `nil` for a snapshot without states.
  public var state: String?
  /// The variant's name; `nil` for none. As ``SnapshotSettings/variant``.
  public var variant: String?
  /// What the device and the user decide; a part of the variant's name. Nothing is said by default.
  public var traits = SnapshotTraits()
  /// What the picture shows; a part of the variant's name where that is not the view alone, which is
  /// the default.
  public var picture = SnapshotPicture.view
  /// The view's size in points; `nil`: the device's, otherwise the configuration's, otherwise the
  /// one that it has. A size that is to fit is the subject's.
  public var size: CGSize?
  /// Pixels per point; `nil`: the traits', otherwise the configuration's.
  public var scale: CGFloat?
  /// The record mode; `nil`: the configuration's, the environment's or the default.
  public var record: RecordMode?
  /// Which differences of pixels count; `nil`: the configuration's.
  public var strategy: ComparisonStrategy?
  /// Where the reference lies, an absolute path; `nil`: below the package's `Snapshots`, by its
  /// name. A path that is given is not claimed: assertions may share it.
  package var referencePath: String?

  /// Whether its views are described when it is drawn, and not when its picture turns out to be
  /// another one: to draw it again would show something else. The default is false.
  package var isDescribedAtOnce = false

  /// A reference that stands in the test's source file; `nil` for one in a file of its own.
  package var inline: InlineReference?

  /// The ending of a text's file, without the dot; `nil` for a picture.
  package var textEnding: String?

  /// Makes a request in which nothing else is said.
  public init(test: SnapshotTest, subject: SnapshotSubject) {
    self.test = test
    self.subject = subject
  }

  /// The snapshot's name.
  public var name: SnapshotName {
    let variants = [variant, traits.name, picture.name].compactMap { $0 }
    return SnapshotName(
      test, state: state, variant: variants.isEmpty ? nil : variants.joined(separator: ","))
  }

  var claimant: SnapshotClaimant {
    SnapshotClaimant(name: name, source: test.source)
  }
}
