// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// What a view looks like and where it lies: a rectangle that is painted, with others above it.
///
/// Each view has one, and its geometry and look are stored here. A layer without a view can be added
/// beside those of views.
///
/// ```swift
/// let dot = CALayer()
/// dot.frame = CGRect(x: 4, y: 4, width: 8, height: 8)
/// dot.backgroundColor = UIColor.red.cgColor
/// dot.cornerRadius = 4
/// view.layer.addSublayer(dot)
/// ```
open class CALayer: NSObject {
  /// The view that this layer belongs to; `nil` for one that was made by hand.
  final weak var view: UIView?
  final weak var superlayerStorage: CALayer?
  final var sublayerStorage: [CALayer] = []
  final var geometry = LayerGeometry()
  final var layoutState = LayerLayoutState()

  /// The background, which may still depend on light and dark.
  final var backgroundPaint: UIColor?

  /// Makes a layer of zero size.
  public required override init() {
    super.init()
  }

  // MARK: Geometry

  /// The layer's own coordinates that show in it, in points. The origin moves the sublayers; a new
  /// size asks for layout. A negative size is made positive.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { setBounds(newValue) }
  }

  /// Where ``anchorPoint`` lies in the superlayer, in points.
  open var position: CGPoint {
    get { geometry.position }
    set {
      requireNumber(
        newValue.x, newValue.y, "position", "[\(number(newValue.x)) \(number(newValue.y))]")
      guard newValue != geometry.position else { return }
      geometry.position = newValue
      view?.geometryDidChange()
    }
  }

  /// The point of the bounds that ``position`` places and that transforms turn about, from (0, 0) at
  /// the top left to (1, 1). The default is the middle. Changing it moves the layer.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set {
      requireNumber(
        newValue.x, newValue.y, "anchorPoint", "[\(number(newValue.x)) \(number(newValue.y))]")
      geometry.anchorPoint = newValue
    }
  }

  /// The smallest upright rectangle around the layer in its superlayer, in points.
  ///
  /// Setting it changes ``bounds`` (the size only) and ``position``. What that gives under a transform
  /// that turns or skews is not defined.
  open var frame: CGRect {
    get { geometry.frame }
    set { setFrame(newValue) }
  }

  /// The transform about ``anchorPoint``.
  open func affineTransform() -> CGAffineTransform { geometry.transform }

  /// Sets the transform about ``anchorPoint``.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    require(
      transform.isFinite, "CALayer transform contains a number that is not finite: \(transform)")
    geometry.transform = transform
  }

  /// Sublayers with greater values lie above; equal ones keep their order. The default is 0.
  open var zPosition: CGFloat = 0 {
    didSet { requireNumber(zPosition, 0, "zPosition", "\(zPosition)") }
  }

  // MARK: Look

  /// The radius of the corners in points, for the background, the border, and with ``masksToBounds``
  /// for what lies inside. The default is 0.
  open var cornerRadius: CGFloat = 0 {
    didSet { requireNumber(cornerRadius, 0, "cornerRadius", "\(cornerRadius)") }
  }

  /// The corners that ``cornerRadius`` rounds. The default is all four.
  open var maskedCorners: CACornerMask = .allCorners

  /// The border's width in points, inside the bounds and above the sublayers. The default is 0.
  open var borderWidth: CGFloat = 0 {
    didSet { requireNumber(borderWidth, 0, "borderWidth", "\(borderWidth)") }
  }

  /// The border's color; `nil` draws none. The default is opaque black.
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

  /// What fills the bounds below everything else; `nil` fills nothing.
  open var backgroundColor: CGColor? {
    get { backgroundPaint.map { CGColor($0.components(with: view?.traitCollection ?? .current)) } }
    set { backgroundPaint = newValue.map(UIColor.init(cgColor:)) }
  }

  /// Whether contents and sublayers are cut at the bounds and their rounded corners.
  open var masksToBounds: Bool = false

  /// From 0 (invisible) to 1, the default. The layer and all above it fade as one picture.
  open var opacity: Float = 1

  /// Whether the layer and its sublayers are left out.
  open var isHidden: Bool = false

  /// A name for the programmer's own use.
  open var name: String?

  // MARK: Layout

  /// Places the sublayers. A view's layer calls the view's `layoutSubviews()`.
  open func layoutSublayers() {
    view?.layoutFromLayer()
  }

  /// Asks for ``layoutSublayers()`` in the next layout pass.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Whether ``layoutSublayers()`` is due.
  open func needsLayout() -> Bool { layoutState.needsLayout }

  /// Lays out this layer and those above it where it is due, from the highest superlayer on that is
  /// due without a gap.
  open func layoutIfNeeded() {
    view?.solveConstraintsIfNeeded()
    highestLayerInNeed().layoutSubtree()
  }

  // MARK: Tree

  /// The layers above this one, the lowest first; `nil` where there are none.
  open var sublayers: [CALayer]? {
    get { sublayerStorage.isEmpty ? nil : sublayerStorage }
    set { replaceSublayers(newValue ?? []) }
  }

  /// The layer that this one is in.
  open var superlayer: CALayer? { superlayerStorage }

  /// Puts `layer` above all other sublayers. It leaves its former superlayer.
  open func addSublayer(_ layer: CALayer) {
    insert(layer) { $0.count }
  }

  /// Puts `layer` at `index` among the sublayers; an index past the end counts as the end.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer) { min(Int(index), $0.count) }
  }

  /// Puts `layer` right below `sibling`, or below all where `sibling` is `nil` or elsewhere.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling } ?? 0 }
  }

  /// Puts `layer` right above `sibling`, or above all where `sibling` is `nil` or elsewhere.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { layers in (layers.firstIndex { $0 === sibling } ?? layers.count - 1) + 1 }
  }

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() {
    guard let superlayer = superlayerStorage else { return }
    superlayer.sublayerStorage.removeAll { $0 === self }
    superlayerStorage = nil
  }
}
