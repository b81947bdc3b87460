// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A layer that draws its sublayers several times, each time moved, turned or scaled once more.
///
/// ```swift
/// let dial = CAReplicatorLayer()
/// dial.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
/// dial.instanceCount = 12
/// dial.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
/// dial.addSublayer(mark)
/// ```
///
/// Of colors only the opacity is drawn: an ``instanceColor`` that is not white, and offsets of red,
/// green and blue, are reported.
open class CAReplicatorLayer: CALayer {
  /// How often the sublayers are drawn, 1 or more. The default is 1.
  open var instanceCount: Int = 1
  /// Whether copies keep their depth on iOS. Kept only: layers are flat here.
  open var preservesDepth: Bool = false
  /// How much later each copy's animations begin, in seconds. Kept only: a picture shows the end.
  open var instanceDelay: CFTimeInterval = 0
  /// From each copy to the next, around the layer's anchor point. The default changes nothing.
  open var instanceTransform: CATransform3D = CATransform3DIdentity
  /// What the colors of the first copy are multiplied by; `nil` for white, the default.
  open var instanceColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// What is added to the color's red from copy to copy. The default is 0.
  open var instanceRedOffset: Float = 0
  /// What is added to the color's green from copy to copy. The default is 0.
  open var instanceGreenOffset: Float = 0
  /// What is added to the color's blue from copy to copy. The default is 0.
  open var instanceBlueOffset: Float = 0
  /// What is added to the color's opacity from copy to copy. The default is 0.
  open var instanceAlphaOffset: Float = 0

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    StateProperty("copies", numbers: instanceCount == 1 ? [] : [CGFloat(instanceCount)])
    if instanceCount > 1 {
      let step = instanceTransform.seenFromFront
      StateProperty("copyTransform", numbers: [step.a, step.b, step.c, step.d, step.tx, step.ty])
    }
    StateProperty("copyOpacities", numbers: opacities.allSatisfy { $0 == 1 } ? [] : opacities)
  }

  /// The opacity of each copy.
  private var opacities: [CGFloat] {
    let first = CGFloat(instanceColor?.alpha ?? 1)
    return (0..<max(1, instanceCount)).map {
      min(1, max(0, first + CGFloat($0) * CGFloat(instanceAlphaOffset)))
    }
  }

  /// Where each copy is drawn, in the layer's coordinates, and how opaque it is.
  final var copies: [(transform: CGAffineTransform, opacity: CGFloat)] {
    reportColors()
    let step = aroundAnchor(instanceTransform.seenFromFront)
    var transform = CGAffineTransform.identity
    return opacities.map { opacity in
      defer { transform = transform.concatenating(step) }
      return (transform, opacity)
    }
  }

  private func reportColors() {
    let white = (instanceColor?.components ?? [1]).dropLast().allSatisfy { $0 == 1 }
    guard white, instanceRedOffset == 0, instanceGreenOffset == 0, instanceBlueOffset == 0 else {
      return RenderingEnvironment.report(
        "CAReplicatorLayer: the red, green and blue of copies are not drawn, only their opacity")
    }
  }
}
