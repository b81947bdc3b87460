// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// The name under which a class is registered that shows all things.
public let MKMapViewDefaultAnnotationViewReuseIdentifier =
  "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The name under which a class is registered that shows groups of things.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// What shows a thing at its place of a map. Maps are not drawn here: it shows nothing in one, and
/// its picture where it is used as a view of its own.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  /// How the view is dragged.
  public enum DragState: UInt, Sendable {
    /// Not at all.
    case none = 0
    /// It begins.
    case starting = 1
    /// It is dragged.
    case dragging = 2
    /// It was not to be.
    case canceling = 3
    /// It ends.
    case ending = 4
  }

  /// What happens where views lie over each other.
  public enum CollisionMode: Int, Sendable {
    /// Their rectangles count.
    case rectangle = 0
    /// Circles in them count.
    case circle = 1
    /// Nothing is hidden.
    case none = 2
  }

  /// What it shows.
  open var annotation: (any MKAnnotation)?
  /// For which things it can be used again.
  public let reuseIdentifier: String?
  /// The picture. Its size is that of the view.
  open var image: UIImage? {
    didSet {
      picture.image = image
      if let image { bounds.size = image.size }
    }
  }
  private let picture = UIImageView()

  /// How far its middle is from the place, in points. The default is nothing.
  open var centerOffset: CGPoint = .zero
  /// How far the bubble is from its middle, in points. The default is nothing.
  open var calloutOffset: CGPoint = .zero
  /// Whether it can be chosen. The default is true.
  open var isEnabled: Bool = true
  /// Whether it looks touched. The default is false.
  open var isHighlighted: Bool = false
  /// Whether it is chosen. The default is false.
  open var isSelected: Bool = false
  /// Whether a bubble shows what is chosen. The default is false.
  open var canShowCallout: Bool = false
  /// What stands in the bubble at the left.
  open var leftCalloutAccessoryView: UIView?
  /// What stands in the bubble at the right.
  open var rightCalloutAccessoryView: UIView?
  /// What stands in the bubble below the name.
  open var detailCalloutAccessoryView: UIView?
  /// Whether people can move it. The default is false.
  open var isDraggable: Bool = false
  /// How it is dragged.
  open var dragState: DragState = .none
  /// Which things are shown as one; `nil`, the default, for none.
  open var clusteringIdentifier: String?
  /// What happens where views lie over each other. The default is that rectangles count.
  open var collisionMode: CollisionMode = .rectangle
  /// What is shown rather than others, from 0 to 1000. The default is 1000.
  open var displayPriority: MKFeatureDisplayPriority = .required
  /// What lies over others. The default is that nothing does.
  open var zPriority: MKAnnotationViewZPriority = .defaultUnselected
  /// What lies over others while it is chosen.
  open var selectedZPriority: MKAnnotationViewZPriority = .defaultSelected

  /// Makes a view of a thing.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(picture)
  }

  /// Makes a view of nothing.
  public override convenience init(frame: CGRect) {
    self.init(annotation: nil, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a view of a nib.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(picture)
  }

  /// Lays the picture over the whole view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }

  /// Makes the view ready for another thing.
  open func prepareForReuse() {}
  /// Makes the view ready to be shown.
  open func prepareForDisplay() {}
  /// Chooses it, or not.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Sets how it is dragged.
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
}
