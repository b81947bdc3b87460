// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

extension MKMapView: ViewOfFramework {
  package func setOutlet(_ name: String, _ value: AnyObject) -> Bool {
    guard name == "delegate" else { return false }
    delegate = value as? any MKMapViewDelegate
    return true
  }

  package func observedValue(_ name: String) -> Any? { nil }
}
