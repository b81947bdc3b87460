// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import TextLayout

/// A benchmark scene: one JSON file with commands whose coordinates are pixels.
///
/// The same files are read by the peers' programs.
package struct SceneFile: Decodable {
  package struct Command: Decodable {
    var op: String
    var x, y, w, h, r: Double?
    var color: [UInt8]?
    var d: [PathToken]?
    var rule: String?
    var width: Double?
    var cap, join: String?
    var x0, y0, x1, y1: Double?
    var stops: [GradientStop]?
    var image: String?
    var clipCircle: [Double]?
    var font: String?
    var size: Double?
    var g: [[Double]]?
    var sigma, dx, dy: Double?
    var alpha: Double?
    var cmds: [Command]?
  }

  /// A letter or a number of a path.
  package enum PathToken: Decodable {
    case letter(String)
    case number(Double)

    package init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .letter(try container.decode(String.self))
      }
    }
  }

  package struct GradientStop: Decodable {
    var offset: Double
    var color: [UInt8]

    package init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      offset = try container.decode(Double.self)
      color = try container.decode([UInt8].self)
    }
  }

  var name: String
  var scale: Int
  var width: Int
  var height: Int
  var clear: [UInt8]
  var cmds: [Command]

  package init(contentsOf url: URL) throws {
    self = try JSONDecoder().decode(SceneFile.self, from: Data(contentsOf: url))
  }
}

/// What scenes draw with: the faces and the picture beside the scene files.
package struct SceneResources {
  var faces: [String: FontFace]
  var avatar: Bitmap

  package init(folder: URL) throws {
    faces = [
      "regular": try FontLibrary.system.face(named: "Inter-Regular"),
      "semibold": try FontLibrary.system.face(named: "Inter-SemiBold"),
    ]
    let bytes = try Data(contentsOf: folder.appendingPathComponent("avatar.rgba"))
    avatar = Bitmap(width: 400, height: 400, bytes: [UInt8](bytes))
  }
}
