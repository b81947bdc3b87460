// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A layer whose sublayers keep their depth on iOS. It draws its sublayers alone, flat as all
/// layers do here: in the order of their `zPosition`, without perspective.
open class CATransformLayer: CALayer {
  /// Nothing: such a layer draws no background.
  open override var backgroundColor: CGColor? {
    get { nil }
    set { _ = newValue }
  }
}
