// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// A pin at a place of a map. It is not drawn.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  /// The color of the head. The default is red.
  open var pinTintColor: UIColor! = .systemRed
  /// The color of the head as before iOS 9.
  open var pinColor: MKPinAnnotationColor {
    get {
      switch pinTintColor {
      case MKPinAnnotationView.greenPinColor(): .green
      case MKPinAnnotationView.purplePinColor(): .purple
      default: .red
      }
    }
    set {
      switch newValue {
      case .red: pinTintColor = MKPinAnnotationView.redPinColor()
      case .green: pinTintColor = MKPinAnnotationView.greenPinColor()
      case .purple: pinTintColor = MKPinAnnotationView.purplePinColor()
      }
    }
  }

  /// The red of pins.
  open class func redPinColor() -> UIColor { .systemRed }
  /// The green of pins.
  open class func greenPinColor() -> UIColor { .systemGreen }
  /// The purple of pins.
  open class func purplePinColor() -> UIColor { .systemPurple }

  /// Whether it falls onto the map. The default is false.
  open var animatesDrop: Bool = false
}

/// The colors of pins before iOS 9.
public enum MKPinAnnotationColor: UInt, Hashable, Sendable {
  /// Where a way leads.
  case red = 0
  /// Where it begins.
  case green = 1
  /// What people have put there.
  case purple = 2
}
