// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

// The names that these have in Swift 4.0, for projects that are compiled so.
extension MKMapView {
  /// ``addOverlay(_:)``.
  @available(swift, obsoleted: 4.2, renamed: "addOverlay(_:)")
  public func add(_ overlay: any MKOverlay) { addOverlay(overlay) }
  /// ``addOverlay(_:level:)``.
  @available(swift, obsoleted: 4.2, renamed: "addOverlay(_:level:)")
  public func add(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    addOverlay(overlay, level: level)
  }
  /// ``insertOverlay(_:at:)``.
  @available(swift, obsoleted: 4.2, renamed: "insertOverlay(_:at:)")
  public func insert(_ overlay: any MKOverlay, at index: Int) { insertOverlay(overlay, at: index) }
  /// ``removeOverlay(_:)``.
  @available(swift, obsoleted: 4.2, renamed: "removeOverlay(_:)")
  public func remove(_ overlay: any MKOverlay) { removeOverlay(overlay) }
}
