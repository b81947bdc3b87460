// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Says how an overlay of a map looks. Maps are not drawn here, nor what lies over them.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  /// What it is the look of.
  public let overlay: any MKOverlay
  /// How much is seen of it. The default is 1.
  open var alpha: CGFloat = 1

  /// Makes the look of an overlay.
  public init(overlay: any MKOverlay) { self.overlay = overlay }

  /// Makes the look of nothing, which delegates give for overlays that they do not know.
  public override convenience init() {
    self.init(overlay: MKCircle(center: CLLocationCoordinate2D(), radius: 0))
  }

  /// Asks for another drawing. Nothing is drawn.
  open func setNeedsDisplay() {}
}

/// How an overlay with an outline looks. Nothing is drawn.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The color inside. The default is `nil`.
  open var fillColor: UIColor?
  /// The color of the line. The default is `nil`.
  open var strokeColor: UIColor?
  /// How wide the line is, in points. The default is 0, for a width of the map's own.
  open var lineWidth: CGFloat = 0
  /// How the line turns. The default is round.
  open var lineJoin: CGLineJoin = .round
  /// How the line ends. The default is round.
  open var lineCap: CGLineCap = .round
  /// How far corners reach. The default is 10.
  open var miterLimit: CGFloat = 10
  /// Where the dashes begin. The default is 0.
  open var lineDashPhase: CGFloat = 0
  /// How long dashes and gaps are; `nil`, the default, for a whole line.
  open var lineDashPattern: [NSNumber]?
}

/// How a line looks. Nothing is drawn.
@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Makes the look of a line.
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  /// Makes the look of an overlay.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// The line.
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline() }
}

/// How a line of several colors looks. Nothing is drawn.
@preconcurrency @MainActor
open class MKGradientPolylineRenderer: MKPolylineRenderer {
  /// Where the colors are, from 0 to 1.
  open private(set) var locations: [CGFloat] = []
  /// The colors.
  open private(set) var colors: [UIColor] = []

  /// Sets the colors, and where they are.
  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    self.colors = colors
    self.locations = locations
  }
}

/// How an area looks. Nothing is drawn.
@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Makes the look of an area.
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
  /// Makes the look of an overlay.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// The area.
  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon() }
}

/// How the area around a place looks. Nothing is drawn.
@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Makes the look of an area.
  public init(circle: MKCircle) { super.init(overlay: circle) }
  /// Makes the look of an overlay.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// The area.
  open var circle: MKCircle {
    overlay as? MKCircle ?? MKCircle(center: CLLocationCoordinate2D(), radius: 0)
  }
}

/// How pictures over a map look. Nothing is drawn.
@preconcurrency @MainActor
open class MKTileOverlayRenderer: MKOverlayRenderer {
  /// Makes the look of pictures.
  public init(tileOverlay overlay: MKTileOverlay) { super.init(overlay: overlay) }
  /// Makes the look of an overlay.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// Loads nothing.
  open func reloadData() {}
}
