// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// Longer than other files: what a subclass may override has to stand in the body of the class. The
// work itself is in the `CALayer+Aspect.swift` files.

import Drawing
import Foundation
import Graphics

/// What a view looks like and where it lies: a rectangle that is painted, with others above it.
///
/// Each view has one, and its geometry and look are stored here. A layer without a view can be
/// added beside those of views.
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

  final var transformStorage: CATransform3D?
  final var maskStorage: CALayer?
  /// How the layer of a presenter's view is drawn behind a card; `nil` for where it lies.
  final var presenterCard: PresenterCard?
  final var animationStorage: [LayerAnimation] = []
  /// Who is told of changes; `nil` for nobody.
  final var observations: KeyValueObservations?
  final var timing: LayerTiming?

  /// The background, which may still depend on light and dark.
  final var backgroundPaint: UIColor?

  /// Makes a layer of zero size.
  public override init() {
    super.init()
  }

  /// Makes a layer of zero size. Core Animation makes its copies for the screen by it, and an
  /// override takes over properties of its own from `layer`; here is no screen, and nobody calls it.
  public init(layer: Any) {
    super.init()
  }

  /// Archives of layers are not read: always `nil`. It is here because subclasses must have it.
  public required init?(coder: NSCoder) {
    nil
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
      guard newValue != geometry.position, allowsPosition(newValue) else { return }
      geometry.position = newValue
      observations?.check()
      guard let view else { return }
      view.observations?.check()
      view.geometryDidChange()
      view.checkSafeArea()
    }
  }

  /// The point of the bounds that ``position`` places and that transforms turn about, from (0, 0)
  /// at the top left to (1, 1). The default is the middle. Changing it moves the layer.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set {
      let text = "[\(number(newValue.x)) \(number(newValue.y))]"
      if allowsNumbers(newValue.x, newValue.y, "anchorPoint", text) {
        geometry.anchorPoint = newValue
      }
    }
  }

  /// The smallest upright rectangle around the layer in its superlayer, in points.
  ///
  /// Setting it changes ``bounds`` (the size only) and ``position``. What that gives under a
  /// transform that turns or skews is not defined.
  open var frame: CGRect {
    get { geometry.frame }
    set { setFrame(newValue) }
  }

  /// The transform about ``anchorPoint``, in three dimensions. It is drawn as seen from the front;
  /// perspective is not drawn and is reported. The default is the identity.
  open var transform: CATransform3D {
    get { transformStorage ?? CATransform3DMakeAffineTransform(geometry.transform) }
    set { setTransform(newValue) }
  }

  /// The transform about ``anchorPoint``.
  open func affineTransform() -> CGAffineTransform { geometry.transform }

  /// Sets the transform about ``anchorPoint``.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    guard
      RenderingEnvironment.allows(
        transform.isFinite, "CALayer transform contains a number that is not finite: \(transform)")
    else { return }
    transformStorage = nil
    geometry.transform = transform
  }

  /// Sublayers with greater values lie above; equal ones keep their order. The default is 0.
  open var zPosition: CGFloat = 0 {
    didSet { if !allowsNumbers(zPosition, 0, "zPosition", "\(zPosition)") { zPosition = oldValue } }
  }

  // MARK: Look

  /// The radius of the corners in points, for the background, the border, and with
  /// ``masksToBounds`` for what lies inside. The default is 0.
  open var cornerRadius: CGFloat = 0 {
    didSet {
      if !allowsNumbers(cornerRadius, 0, "cornerRadius", "\(cornerRadius)") {
        cornerRadius = oldValue
      }
    }
  }

  /// The corners that ``cornerRadius`` rounds. The default is all four.
  open var maskedCorners: CACornerMask = .allCorners

  /// How the corners are rounded. The default is by quarter circles.
  open var cornerCurve: CALayerCornerCurve = .circular

  /// The border's width in points, inside the bounds and above the sublayers. The default is 0.
  open var borderWidth: CGFloat = 0 {
    didSet {
      if !allowsNumbers(borderWidth, 0, "borderWidth", "\(borderWidth)") { borderWidth = oldValue }
    }
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

  /// The layer whose opacity, in this layer's coordinates, decides what of this layer shows: all
  /// that it paints counts, with its sublayers, its opacity and a mask of its own. The default is
  /// `nil`: all shows.
  ///
  /// It leaves its superlayer. A layer cannot be masked by itself or by one that it is in.
  open var mask: CALayer? {
    get { maskStorage }
    set { setMask(newValue) }
  }

  /// From 0 (invisible) to 1, the default. The layer and all above it fade as one picture, see
  /// ``allowsGroupOpacity``.
  open var opacity: Float = 1 { didSet { didSetProperty("opacity") } }

  /// Whether the layer and its sublayers fade as one picture. The default is true; without, each
  /// fades by itself and shines through the next.
  open var allowsGroupOpacity: Bool = true

  /// Whether the layer and its sublayers are left out.
  open var isHidden: Bool = false

  // MARK: Shadow

  /// The shadow's color; `nil` draws none. The default is opaque black.
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// From 0, the default, to 1.
  open var shadowOpacity: Float = 0
  /// How far the shadow is moved, in points. The default is 3 points up.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The standard deviation of the shadow's blur, in points. The default is 3.
  open var shadowRadius: CGFloat = 3
  /// What casts the shadow, which may be larger than the bounds; `nil`, the default, for what the
  /// layer shows: an opaque background, otherwise all that the layer and its sublayers paint. With
  /// ``masksToBounds`` there is no shadow.
  open var shadowPath: CGPath?

  // MARK: Contents

  /// The picture in the layer, a ``CGImage``; `nil`, the default, shows none.
  open var contents: Any?
  /// How the picture is placed in the bounds. The default stretches it.
  open var contentsGravity: CALayerContentsGravity = .resize
  /// Pixels of the picture per point, more than 0. The default is 1.
  open var contentsScale: CGFloat = 1
  /// The part of the picture that is shown, from (0, 0) to (1, 1). The default is all of it.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the picture that fills what is left when the rest, at its corners and edges, keeps
  /// its size, from (0, 0) to (1, 1) of what ``contentsRect`` shows. The default is all of it.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// A promise that the contents cover the bounds. It changes no pixel.
  open var isOpaque: Bool = false
  /// Whether the layer is kept as a bitmap between frames. It changes no pixel of a still picture.
  open var shouldRasterize: Bool = false
  /// Pixels per point of the kept bitmap. The default is 1. It changes no pixel.
  open var rasterizationScale: CGFloat = 1
  /// Whether drawing may happen later. It changes no pixel.
  open var drawsAsynchronously: Bool = false
  /// Whether a new size asks for ``display()``. The default is false.
  open var needsDisplayOnBoundsChange: Bool = false

  private weak var ownDelegate: (any CALayerDelegate)?
  /// Who draws the layer and lays out its sublayers: for a view's layer the view, unless another was
  /// set. The default is `nil` for other layers.
  open var delegate: (any CALayerDelegate)? {
    get { ownDelegate ?? view }
    set { ownDelegate = newValue }
  }

  /// Draws the layer's contents: what ``delegate`` draws, which a view does by `draw(_:)`.
  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  private var valuesByName: [String: Any] = [:]

  /// Whether a change of the value of a name asks for drawing. The default is false.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Whether ``setNeedsDisplay()`` was called since the last picture or ``displayIfNeeded()``.
  open func needsDisplay() -> Bool { isDisplayDue }
  /// The same, for the painter.
  final var isDisplayDue = false

  /// Keeps a value under a name, as layers do for names that are none of their properties'.
  open func setValue(_ value: Any?, forKey key: String) { valuesByName[key] = value }

  /// The value of a name: one that was kept, or that of a property that can be observed by its
  /// name; `nil` for other names.
  open func value(forKey key: String) -> Any? {
    valuesByName[key] ?? ObservedProperty.known(key, of: self)
  }

  /// What all sublayers are transformed by, around this layer's anchor point, before their own
  /// transform. Perspective is not drawn, see ``transform``. The default changes nothing.
  open var sublayerTransform: CATransform3D = CATransform3DIdentity

  /// Draws the layer and its sublayers into `ctx`, in the layer's coordinates: its position and its
  /// transform do not count.
  open func render(in ctx: CGContext) {
    layoutIfNeeded()
    ctx.record(scale: ctx.scale) { LayerPainter().paintInOwnCoordinates(self, into: &$0) }
  }

  /// Asks for ``display()`` before the next picture. What ``draw(in:)`` draws, each picture has
  /// anew anyway.
  open func setNeedsDisplay() { isDisplayDue = true }
  /// Asks for ``display()`` before the next picture.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Calls ``display()`` where that was asked for.
  open func displayIfNeeded() {
    guard isDisplayDue else { return }
    isDisplayDue = false
    display()
  }
  /// Gives the layer its contents: what ``delegate`` gives it. Called where ``setNeedsDisplay()``
  /// asked for it; a class may set ``contents`` here.
  open func display() { delegate?.display(self) }

  /// Whether the class draws something of its own between background and sublayers.
  var hasOwnContent: Bool { false }

  /// Records what ``hasOwnContent`` promises, in the layer's coordinates.
  func recordOwnContent(into recorder: inout DisplayListRecorder) {}

  /// What shows of the class's own properties, such as a shape's path. A class adds its own to
  /// those of its superclass, see ``StateProperty``.
  var stateProperties: [StateProperty] { [] }

  /// The shape of a layer that is opaque inside and shows nothing outside of it, as far as its own
  /// drawing goes; `nil` where it is not such a shape.
  var opaqueSilhouette: (path: Path, rule: FillRule)? {
    guard let backgroundPaint, backgroundPaint.components(with: .current).alpha == 1 else {
      return nil
    }
    return (outline, .nonZero)
  }

  /// How the picture is made smaller. The default is `linear`.
  open var minificationFilter: CALayerContentsFilter = .linear
  /// How the picture is made larger. The default is `linear`.
  open var magnificationFilter: CALayerContentsFilter = .linear
  /// How much more blurred a picture is that is made smaller by ``CALayerContentsFilter/trilinear``.
  /// Kept, and not used. The default is 0.
  open var minificationFilterBias: Float = 0

  // MARK: Animation

  /// What the layer does on events, by their names; `nil`, the default, for nothing.
  open var actions: [String: any CAAction]?

  /// The layer as it is on the screen: itself, since animations are over at once.
  open func presentation() -> Self? { self }

  /// The layer itself.
  open func model() -> Self { self }

  /// A name for the programmer's own use.
  open var name: String?

  // MARK: Layout

  /// Places the sublayers. A view's layer calls the view's `layoutSubviews()`.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  /// The size that the layer would like to have in its superlayer, in points: that of its frame.
  open func preferredFrameSize() -> CGSize { frame.size }

  /// Asks for ``layoutSublayers()`` in the next layout pass.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Whether ``layoutSublayers()`` is due.
  open func needsLayout() -> Bool { layoutState.needsLayout }

  /// Lays out this layer and those above it where it is due, from the highest superlayer on that is
  /// due without a gap.
  open func layoutIfNeeded() {
    view?.treeRoot.updatePropertiesInTree()
    view?.solveConstraintsIfNeeded()
    // Within the view's own layout, which is not entered again, the subviews come to their places.
    if layoutState.isLayingOut { view?.applySolvedFrames() }
    highestLayerInNeed().layoutSubtree()
    view?.reportLayoutProblems()
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

  /// Puts `newLayer` in the place of a sublayer. Does nothing where `oldLayer` is none.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayerStorage === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() {
    guard let superlayer = superlayerStorage else { return }
    superlayer.sublayerStorage.remove(self)
    superlayerStorage = nil
  }

  // MARK: Conversion

  /// The deepest layer at a point, which is given in the superlayer's coordinates; `nil` outside of
  /// the layer and where it is hidden.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    let point = p.applying(geometry.toSuperlayer.inverted())
    guard !isHidden, opacity > 0 else { return nil }
    let isInside = contains(point)
    guard isInside || !masksToBounds else { return nil }
    for sublayer in (sublayers ?? []).sorted(by: { $0.zPosition < $1.zPosition }).reversed() {
      if let hit = sublayer.hitTest(point) { return hit }
    }
    return isInside ? self : nil
  }

  /// The point in `layer`'s coordinates, as one in this layer's; `nil` stands for the tree's root.
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying(CALayer.transform(from: layer, to: self))
  }

  /// The point in this layer's coordinates, as one in `layer`'s; `nil` stands for the tree's root.
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(CALayer.transform(from: self, to: layer))
  }

  /// The smallest upright rectangle around `rect` of `layer`, in this layer's coordinates.
  open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying(CALayer.transform(from: layer, to: self))
  }

  /// The smallest upright rectangle around `rect` of this layer, in `layer`'s coordinates.
  open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(CALayer.transform(from: self, to: layer))
  }

  // MARK: Animations

  /// Runs an animation, which is over at once, see ``CAAnimation``; its delegate is told in the main
  /// queue's next turn, as completions of `UIView.animate` are called.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - key: The name to find it by; one that has the same name is removed. `nil` for none.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    anim.delegate?.animationDidStart(anim)
    if !anim.ends || anim.keepsEnd || !anim.isRemovedOnCompletion {
      let applied = anim.keepsEnd ? anim.applyEnd(to: self) : []
      animationStorage.append(
        LayerAnimation(key: key ?? unusedKey, animation: anim, applied: applied))
    }
    CATransaction.noteAnimation()
    guard anim.ends, let delegate = anim.delegate else { return }
    let seconds = anim.duration > 0 ? anim.duration : CATransaction.animationDuration()
    AnimationContext.end(after: seconds) { _ in delegate.animationDidStop(anim, finished: true) }
  }

  /// The animation with this name that is still there; `nil` where there is none or it is over.
  open func animation(forKey key: String) -> CAAnimation? {
    animationStorage.first { $0.key == key }?.animation
  }

  /// The names of the animations that are still there; `nil` where there are none.
  open func animationKeys() -> [String]? {
    animationStorage.isEmpty ? nil : animationStorage.map(\.key)
  }

  /// Removes an animation. What it left in sight goes; the delegate of one that was not over is
  /// told.
  open func removeAnimation(forKey key: String) {
    for index in animationStorage.indices where animationStorage[index].key == key {
      end(animationStorage.remove(at: index))
      return
    }
  }

  /// Removes all animations, the last one first.
  open func removeAllAnimations() {
    while let last = animationStorage.popLast() { end(last) }
  }

  /// What layers of the class do on an event: nothing.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// What the layer does on an event: what its view or ``actions`` say, otherwise nothing. It is
  /// never asked by itself: changes show at once.
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? type(of: self).defaultAction(forKey: event)
  }
}
