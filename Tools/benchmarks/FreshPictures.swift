// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ExampleViews
import Foundation
import RasterScenes
import Rasterizer
import SnapshotVerification

/// What a test run draws: each picture once, from objects that were made for it, with one player.
///
///     benchmarks fresh BMProfileView/follow@2x 4
///     benchmarks fresh SCENES/s1@1x.json 4
///
/// `Tools/benchmarks/instructions` counts what the player needs for each of these pictures.
struct FreshPictures {
  /// There is no such example view, state or scene.
  struct Unknown: Error {
    var name: String
  }

  private let name: String
  private let count: Int

  /// - Parameter arguments: An example view with a state and a scale, or a scene file; how many
  ///   pictures.
  init(_ arguments: [String]) throws {
    guard arguments.count == 2, let count = Int(arguments[1]), count > 0 else {
      throw Unknown(name: arguments.joined(separator: " "))
    }
    (name, self.count) = (arguments[0], count)
  }

  func draw() throws {
    if name.hasSuffix(".json") { try drawScene() } else { try drawExample() }
  }

  /// Lays out, records and draws a view tree for each picture.
  private func drawExample() throws {
    let parts = name.split(whereSeparator: { "/@".contains($0) }).map(String.init)
    guard parts.count == 3, let scale = Double(parts[2].dropLast()),
      let example = Example.all.first(where: { $0.name == parts[0] }),
      let index = example.subjects.firstIndex(where: { $0.state == parts[1] })
    else { throw Unknown(name: name) }
    let renderer = SnapshotRenderer(scale: scale)
    for _ in 0..<count {
      guard let fresh = Example.all.first(where: { $0.name == parts[0] }) else { continue }
      _ = try renderer.render(
        fresh.subjects[index].subject, size: fresh.size, detail: .picture)
    }
  }

  /// Makes a list from the file for each picture.
  private func drawScene() throws {
    let file = URL(fileURLWithPath: name)
    let resources = try SceneResources(folder: file.deletingLastPathComponent())
    let player = DisplayListPlayer()
    for _ in 0..<count {
      _ = try player.play(SceneFile(contentsOf: file).displayList(resources).list)
    }
  }
}
