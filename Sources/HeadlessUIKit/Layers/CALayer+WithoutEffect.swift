// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes a set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The left one.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The right one.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The lower one.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The upper one.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

/// How many bits the pixels of a layer have.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a format of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Eight bits for each of four channels.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// Sixteen bits for each of four channels.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// Eight bits for one channel.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// What a layer keeps and what changes no pixel here, or is reported where it would.
extension CALayer {
  /// How far the anchor point is from the layer's plane, which counts with perspective alone.
  public var anchorPointZ: CGFloat {
    get { KeptValues.value(of: self, or: 0) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// Whether the layer is seen from behind. It is; `false` matters for layers that are turned around
  /// in space, which are not drawn so. The default is true.
  public var isDoubleSided: Bool {
    get { KeptValues.value(of: self, or: true) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// Whether sublayers are placed upwards from the lower edge. They are not, which is reported. The
  /// default is false.
  public var isGeometryFlipped: Bool {
    get { KeptValues.value(of: self, or: false) }
    set {
      KeptValues.keep(newValue, of: self)
      if newValue {
        RenderingEnvironment.reportNotDrawn(
          "CALayer.isGeometryFlipped", "sublayers are placed downwards")
      }
    }
  }

  /// How many bits the pixels have. They have eight for each channel.
  public var contentsFormat: CALayerContentsFormat {
    get { KeptValues.value(of: self, or: .RGBA8Uint) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// How the layer is put over what lies below it. It covers that, and another way is reported. The
  /// default is `nil`.
  public var compositingFilter: Any? {
    get { KeptValues.value(of: self, or: nil) }
    set {
      KeptValues.keep(newValue, of: self)
      if newValue != nil {
        RenderingEnvironment.reportNotDrawn(
          "CALayer.compositingFilter", "the layer covers what lies below it")
      }
    }
  }

  /// What is done to the layer's picture, which iOS does not do either.
  public var filters: [Any]? {
    get { KeptValues.value(of: self, or: nil) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// What is done to the picture behind the layer, which iOS does not do either.
  public var backgroundFilters: [Any]? {
    get { KeptValues.value(of: self, or: nil) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// Whether the edges of a turned layer are smooth. They always are. The default is false.
  public var allowsEdgeAntialiasing: Bool {
    get { KeptValues.value(of: self, or: false) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// Which edges are smooth. All are.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get {
      KeptValues.value(
        of: self, or: [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge])
    }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// Whether colors may be brighter than white. None is. The default is false.
  public var wantsExtendedDynamicRangeContent: Bool {
    get { KeptValues.value(of: self, or: false) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// Whether the contents stand on their head: never.
  public func contentsAreFlipped() -> Bool { false }

  /// What can be seen of the bounds: all of them, as far as the layer knows.
  public var visibleRect: CGRect { bounds }
}
