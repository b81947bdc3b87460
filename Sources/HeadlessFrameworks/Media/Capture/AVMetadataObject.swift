// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a camera sees. There is none here.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  override init() {}

  /// A kind of code, face or body.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The kind's name.
    public let rawValue: String
    /// Makes a kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A code of squares.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// A small code of squares.
    public static let microQR = ObjectType(rawValue: "org.iso.MicroQR")
    /// A code of squares.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// A code of squares.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// A code of bars in rows.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// A code of bars, for goods.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// A short code of bars, for goods.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// A code of bars, for goods.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// A code of bars, for boxes.
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    /// A code of bars.
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    /// A code of bars.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// A code of bars with a digit that checks it.
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    /// A code of bars.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// A code of bars.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// A code of bars, for libraries.
    public static let codabar = ObjectType(rawValue: "org.iso.Codabar")
    /// A face.
    public static let face = ObjectType(rawValue: "face")

    static let all: [ObjectType] = [
      .qr, .microQR, .aztec, .dataMatrix, .pdf417, .ean13, .ean8, .upce, .itf14, .interleaved2of5,
      .code39, .code39Mod43, .code93, .code128, .codabar, .face,
    ]
  }

  /// What it is.
  open var type: ObjectType { ObjectType(rawValue: "") }
  /// Where it is in the picture, from 0 to 1.
  open var bounds: CGRect { .zero }
}

/// A code that a camera sees.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// What it says.
  open var stringValue: String? { nil }
  /// Its corners.
  open var corners: [CGPoint] { [] }
}
