// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Room on a disk as iOS counts it. Linux's Foundation knows neither: there is no value under them.
extension URLResourceKey {
  /// The room for what people have asked for, in bytes.
  public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
  /// The room for what nobody has asked for, in bytes.
  public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
}
