// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// A device as a snapshot sees it: the size of its screen, what covers its edges, and its traits.
///
/// ```swift
/// withSnapshotConfiguration(.traits(.device(.iPhone13), .device(.iPhone13.landscape))) { ... }
/// ```
public struct SnapshotDevice: Hashable, Sendable {
  /// The name, which is part of file names, such as `iPhone-13`.
  public let name: String
  /// The screen's size in points.
  public let size: CGSize
  /// What covers the edges, in points.
  public let safeAreaInsets: UIEdgeInsets
  /// Pixels per point.
  public let scale: CGFloat
  /// The kind of device.
  public let idiom: UIUserInterfaceIdiom
  /// How much room there is from side to side.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// What covers the edges in the other orientation; `nil` where that is not known.
  private let turnedInsets: UIEdgeInsets?

  /// Makes a device.
  ///
  /// The size classes are those of iOS: a tablet has regular ones, a phone has a compact width, and
  /// a compact height where it lies on its side; of these, those at least 896 points wide have a
  /// regular width.
  ///
  /// - Parameters:
  ///   - name: Unique among the devices of a test.
  ///   - size: The screen's size in points as the device is held.
  ///   - safeAreaInsets: What covers the edges, in points.
  ///   - scale: Pixels per point.
  ///   - idiom: The kind of device.
  ///   - turnedInsets: What covers the edges in the other orientation; `nil`: the same insets for a
  ///     tablet, and nothing for a phone.
  public init(
    name: String, size: CGSize, safeAreaInsets: UIEdgeInsets = .zero, scale: CGFloat = 2,
    idiom: UIUserInterfaceIdiom = .phone, turnedInsets: UIEdgeInsets? = nil
  ) {
    self.name = name
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.scale = scale
    self.idiom = idiom
    self.turnedInsets = turnedInsets
    let isLying = size.width > size.height
    let isWide = idiom == .pad || (isLying && size.width >= 896)
    horizontalSizeClass = isWide ? .regular : .compact
    verticalSizeClass = idiom == .phone && isLying ? .compact : .regular
  }

  /// The device on its side; one that lies already stays as it is.
  public var landscape: SnapshotDevice {
    size.width > size.height ? self : turned(suffix: "-landscape")
  }

  /// The device upright; one that stands already stays as it is.
  public var portrait: SnapshotDevice {
    size.width > size.height ? turned(suffix: "-portrait") : self
  }

  private func turned(suffix: String) -> SnapshotDevice {
    let other = ["-landscape", "-portrait"].first { name.hasSuffix($0) }
    return SnapshotDevice(
      name: other.map { String(name.dropLast($0.count)) } ?? name + suffix,
      size: CGSize(width: size.height, height: size.width),
      safeAreaInsets: turnedInsets ?? (idiom == .pad ? safeAreaInsets : .zero), scale: scale,
      idiom: idiom, turnedInsets: safeAreaInsets)
  }

  public static func == (first: SnapshotDevice, second: SnapshotDevice) -> Bool {
    first.name == second.name && first.size == second.size && first.scale == second.scale
      && first.safeAreaInsets == second.safeAreaInsets && first.idiom == second.idiom
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
