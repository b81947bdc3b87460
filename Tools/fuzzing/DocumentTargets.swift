// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#if canImport(SnapshotReporting)
  import Foundation
  import HeadlessUIKit
  @testable import SnapshotReporting

  /// A folder that inputs are written to, in turn.
  enum FuzzFolder {
    static let path: String = {
      let path = NSTemporaryDirectory() + "/fuzz-\(getpid())"
      make(path)
      return path
    }()

    static func make(_ path: String) {
      try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    static func write(_ bytes: some Sequence<UInt8>, to name: String) {
      FileManager.default.createFile(atPath: path + "/" + name, contents: Data(Array(bytes)))
    }
  }

  /// Sets of an asset catalog: the input is `Contents.json` of an image's and a color's, or, from a
  /// byte 0 on, the image's file.
  enum AssetTarget {
    static func read(_ bytes: [UInt8]) {
      let parts = bytes.split(separator: 0, maxSplits: 1)
      for name in ["a.imageset", "a.colorset", "a.dataset"] {
        FuzzFolder.make(FuzzFolder.path + "/A.xcassets/" + name)
        FuzzFolder.write(parts.first ?? [], to: "A.xcassets/\(name)/Contents.json")
      }
      FuzzFolder.write(parts.dropFirst().first ?? [], to: "A.xcassets/a.imageset/a.svg")
      FuzzFolder.write(parts.dropFirst().first ?? [], to: "A.xcassets/a.imageset/a.png")
      guard let bundle = Bundle(path: FuzzFolder.path) else { return }
      let issues = RenderingIssues()
      let environment = RenderingEnvironment(issues: issues)
      RenderingEnvironment.$current.withValue(environment) {
        let view = UIImageView(image: UIImage(named: "a", in: bundle, compatibleWith: nil))
        view.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
        view.backgroundColor = UIColor(named: "a", in: bundle, compatibleWith: nil)
        _ = NSDataAsset(name: "a", bundle: bundle)
        _ = view.displayList(scale: 2)
      }
    }
  }

  /// A run's folder: the input is its record and, from a byte 0 on, what a test process wrote.
  enum RunTarget {
    static func read(_ bytes: [UInt8]) {
      let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
      let folder = "runs/000001-20260131-142501-4711"
      FuzzFolder.make(FuzzFolder.path + "/" + folder)
      FuzzFolder.write(parts[0], to: folder + "/run.json")
      FuzzFolder.write(parts.dropFirst().first ?? [], to: folder + "/4712.jsonl")
      FuzzFolder.write(parts.dropFirst().first ?? [], to: folder + "/swift-test.log")
      guard let run = try? FinishedRun(folder: FuzzFolder.path + "/" + folder) else { return }
      _ = run.summary.text(style: .plain)
      _ = Review(run)
    }
  }

  /// A report's page: the input is the review in it.
  enum ReportTarget {
    static func read(_ bytes: [UInt8]) {
      let begin = "<script type=\"application/json\" id=\"review\">"
      FuzzFolder.write(Array(begin.utf8) + bytes + Array("</script>".utf8), to: "index.html")
      _ = try? Review(at: FuzzFolder.path + "/index.html")
    }
  }

  /// What arrives at the review server.
  enum RequestTarget {
    static func read(_ bytes: [UInt8]) { _ = HTTPRequest.read(bytes) }
  }
#endif
