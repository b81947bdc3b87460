// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import RasterScenes
import Rasterizer

/// Compares what renderers paint with the exact area, and shadows with a double convolution, and
/// prints the maximum and the mean error in 1/255.
struct Accuracy {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func run() throws {
    let names = ["ours"] + options.peers.map(\.name)
    print(row(["", ""] + names.flatMap { [$0, ""] }))
    print(row(["picture", "pixels"] + names.flatMap { _ in ["max", "mean"] }))
    for scene in try Self.scenes(options) {
      let pictures = [try DisplayListPlayer().play(scene.list)]
      let others = options.peers.map { peer in scene.file.flatMap { peer.draw($0) } }
      let errors = (pictures + others).map { $0.map { Self.error($0, scene.exact) } }
      print(
        row(
          [scene.name, "\(scene.edgeCount)"]
            + errors.flatMap { error in
              error.map { [number($0.maximum), number($0.mean)] } ?? ["-", "-"]
            }))
    }
    let polygons = try Self.randomPolygons(count: 10_000)
    print(row(["10,000 random polygons", "", number(polygons.maximum), number(polygons.mean)]))
  }

  private struct TestScene {
    var name: String
    var file: URL?
    var list: DisplayList
    /// The value of each pixel's red channel, 0 to 255.
    var exact: [Double]
    /// How many pixels are neither black nor white.
    var edgeCount: Int { exact.count { $0 > 0.001 && $0 < 254.999 } }
  }

  private static func scenes(_ options: Options) throws -> [TestScene] {
    let folder = URL(fileURLWithPath: options.folder)
    let resources = try SceneResources(folder: folder)
    return try ["q_circles", "q_triangles", "q_slivers", "q_glyphs", "q_shadow"].map { name in
      let file = folder.appendingPathComponent(name + ".json")
      let list = try SceneFile(contentsOf: file).displayList(resources).list
      return TestScene(name: name, file: file, list: list, exact: exact(list))
    }
  }

  /// The pixels that black shapes and shadows on white give, without any rounding.
  static func exact(_ list: DisplayList) -> [Double] {
    var values = Array(repeating: 255.0, count: list.width * list.height)
    for command in list.commands.dropFirst() {
      var coverage: [Double]
      switch command {
      case .fill(let fill):
        coverage = AnalyticCoverage(fill.path, width: list.width, height: list.height).values
      case .shadow(let shadow):
        coverage = AnalyticCoverage(shadow.path, width: list.width, height: list.height).values
        coverage = blurred(coverage, list.width, list.height, sigma: Double(shadow.radius))
      default: continue
      }
      for index in values.indices { values[index] *= 1 - coverage[index] }
    }
    return values
  }

  /// A direct convolution with a Gaussian in `Double`, along rows and then along columns.
  private static func blurred(
    _ values: [Double], _ width: Int, _ height: Int, sigma: Double
  ) -> [Double] {
    let reach = Int(sigma * 7)
    let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = weights.reduce(0, +)
    func pass(_ source: [Double], _ step: Int, _ position: (Int) -> Int, _ limit: Int) -> [Double] {
      source.indices.map { index in
        let place = position(index)
        var total = 0.0
        for tap in max(-reach, -place)...min(reach, limit - 1 - place) {
          total += source[index + tap * step] * weights[tap + reach]
        }
        return total / sum
      }
    }
    let rows = pass(values, 1, { $0 % width }, width)
    return pass(rows, width, { $0 / width }, height)
  }

  private static func error(_ bitmap: Bitmap, _ exact: [Double]) -> (maximum: Double, mean: Double)
  {
    var (maximum, sum, count) = (0.0, 0.0, 0)
    for (index, value) in exact.enumerated() {
      let error = abs(Double(bitmap.bytes[index * 4]) - value)
      maximum = max(maximum, error)
      guard value > 0.001, value < 254.999 else { continue }
      sum += error
      count += 1
    }
    return (maximum, count > 0 ? sum / Double(count) : 0)
  }

  /// Triangles and convex polygons of a fixed seed, each on a canvas of 24 by 24 pixels.
  private static func randomPolygons(count: Int) throws -> (maximum: Double, mean: Double) {
    var random = SplitMix(state: 7)
    let player = DisplayListPlayer()
    var (maximum, sum) = (0.0, 0.0)
    for _ in 0..<count {
      let path = random.polygon(size: 24)
      let fill = FillCommand(path: path, paint: .color(.black))
      let bitmap = try player.play(DisplayList(width: 24, height: 24, commands: [.fill(fill)]))
      let exact = AnalyticCoverage(path, width: 24, height: 24).values
      var (total, edges) = (0.0, 0)
      for (index, value) in exact.enumerated() {
        let error = abs(Double(bitmap.bytes[index * 4 + 3]) - value * 255)
        maximum = max(maximum, error)
        guard value > 1e-6, value < 1 - 1e-6 else { continue }
        total += error
        edges += 1
      }
      sum += edges > 0 ? total / Double(edges) : 0
    }
    return (maximum, sum / Double(count))
  }

  private func number(_ value: Double) -> String { String(format: "%.2f", value) }

  private func row(_ cells: [String]) -> String {
    cells.enumerated().map { index, cell in
      let width = index == 0 ? 24 : 8
      return String(repeating: " ", count: max(0, width - cell.count)) + cell
    }.joined(separator: " ")
  }
}

/// A small generator whose numbers are the same everywhere.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A convex polygon: points on an ellipse in the order of their angles.
  mutating func polygon(size: Double) -> Path {
    let corners = Int.random(in: 3...9, using: &self)
    let angles = (0..<corners).map { _ in Double.random(in: 0..<2 * Double.pi, using: &self) }
    let center = (
      Double.random(in: 0...size, using: &self), Double.random(in: 0...size, using: &self)
    )
    let radii = (
      Double.random(in: 0.1...size / 2, using: &self),
      Double.random(in: 0.1...size / 2, using: &self)
    )
    var path = Path()
    for (index, angle) in angles.sorted().enumerated() {
      let point = CGPoint(
        x: center.0 + radii.0 * cos(angle), y: center.1 + radii.1 * sin(angle))
      index == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    path.close()
    return path
  }
}

extension Peer {
  /// What the program draws; `nil` where it fails.
  func draw(_ scene: URL) -> Bitmap? {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("benchmarks-\(ProcessInfo.processInfo.processIdentifier).ppm")
    defer { try? FileManager.default.removeItem(at: file) }
    guard measure(scene, budget: 1, picture: file) != nil,
      let data = try? Data(contentsOf: file)
    else { return nil }
    return Bitmap(ppm: data)
  }
}

extension Bitmap {
  /// Reads a binary PPM file of eight bits a channel.
  fileprivate init?(ppm data: Data) {
    var fields: [Int] = []
    var index = 2
    while fields.count < 3, index < data.count {
      let start = index
      while index < data.count, data[index] > 32 { index += 1 }
      if index > start {
        guard let field = Int(String(decoding: data[start..<index], as: UTF8.self)) else {
          return nil
        }
        fields.append(field)
      }
      index += 1
    }
    guard fields.count == 3, data.count >= index + fields[0] * fields[1] * 3 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(fields[0] * fields[1] * 4)
    for offset in stride(from: index, to: index + fields[0] * fields[1] * 3, by: 3) {
      bytes.append(contentsOf: data[offset..<offset + 3])
      bytes.append(255)
    }
    self.init(width: fields[0], height: fields[1], bytes: bytes)
  }
}
