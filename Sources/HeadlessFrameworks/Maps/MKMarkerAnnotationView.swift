// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// A balloon at a place of a map. It is not drawn.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The color of the balloon; `nil`, the default, for red.
  open var markerTintColor: UIColor?
  /// The color of what is in it; `nil`, the default, for white.
  open var glyphTintColor: UIColor?
  /// The text in it; `nil`, the default, for none.
  open var glyphText: String?
  /// The picture in it; `nil`, the default, for a pin.
  open var glyphImage: UIImage?
  /// The picture in it while it is chosen.
  open var selectedGlyphImage: UIImage?
  /// Whether its name shows. The default is where there is room.
  open var titleVisibility: MKFeatureVisibility = .adaptive
  /// Whether its second line shows. The default is where there is room.
  open var subtitleVisibility: MKFeatureVisibility = .adaptive
  /// Whether it comes with a movement. The default is false.
  open var animatesWhenAdded: Bool = false
}
