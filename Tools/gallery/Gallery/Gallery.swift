// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Drawing
import ExampleViews
import Foundation
import Graphics
import PNGCodec
import Rasterizer

@main
struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Renders every state of the example views and compares with the references.",
    discussion: """
      Each state is drawn at 1x, 2x and 3x into a folder per view, with one contact sheet per view.

      Exit status: 0 all equal, 1 a picture differs from its reference or has none, 64 an argument
      that cannot be used.
      """)

  @Option(help: "The folder for the pictures.")
  var output = ".build/gallery"

  @Option(help: "The root of the package, which holds Snapshots.")
  var package = "."

  @Option(help: "A folder with the benchmarks' scenes, s1@1x.json and so on, which are drawn too.")
  var scenes: String?

  @Option(help: "Write the drawings behind the example views to this folder, and nothing else.")
  var artwork: String?

  func run() throws {
    if let artwork { return try writeArtwork(to: URL(fileURLWithPath: artwork)) }
    let folder = URL(fileURLWithPath: output)
    let root = URL(fileURLWithPath: package).standardizedFileURL
    var failures = 0
    for example in Example.all {
      let page = GalleryPage(example: example, root: root)
      failures += page.failures.count
      try page.write(to: folder.appendingPathComponent(example.name))
      print(page.summary)
    }
    try TextSheet().write(to: folder.appendingPathComponent("Text"))
    try RasterSheet().write(
      to: folder.appendingPathComponent("Rasterizer"),
      scenes: scenes.map { URL(fileURLWithPath: $0) })
    for sheet in ControlSheet.all {
      try sheet.write(to: folder.appendingPathComponent("Controls"))
    }
    for sheet in LayerSheet.all {
      try sheet.write(to: folder.appendingPathComponent("Layers"))
    }
    try TextInputSheet().write(to: folder.appendingPathComponent("Text"))
    print("\nPictures and contact sheets: \(folder.standardizedFileURL.path)")
    guard failures == 0 else { throw ExitCode(1) }
  }

  private func writeArtwork(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for picture in Artwork.pictures {
      var recorder = DisplayListRecorder(size: picture.size, scale: 3)
      picture.paint(&recorder)
      let bitmap = try DisplayListPlayer().play(recorder.finish())
      let file = folder.appendingPathComponent(picture.name + ".png")
      try Data(PNG.encode(bitmap)).write(to: file, options: .atomic)
      print(file.path)
    }
  }
}
