// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Times our rasterizer and others on the same scenes, in turns, and prints ratios of medians: only
// those carry over from one machine to another.
//
//   swift run -c release benchmarks layout
//   swift run -c release benchmarks SCENES [--peer PROGRAM]... [--rounds N] [--budget MS] [--only NAME]

let usage = """
  usage: benchmarks SCENES [--peer PROGRAM]... [--rounds N] [--budget MS] [--only NAME]
                    [--pictures DIR] [--threads N]

    SCENES          folder with s1@1x.json ... s6@3x.json and avatar.rgba
    --peer PROGRAM  a program that takes a scene file and prints {"cold": ms, "median": ms}
    --rounds N      rounds in which all take turns; the quietest counts (default 3)
    --budget MS     milliseconds per scene, renderer and round (default 200)
    --threads N     threads of ours (default 1)
    --only NAME     only scenes whose name contains NAME
    --pictures DIR  also writes each scene as a PPM file, to be looked at
  """

struct Options {
  var folder = ""
  var peers: [Peer] = []
  var rounds = 3
  var budget = 200.0
  var threadCount = 1
  var only = ""
  var pictures: URL?

  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--") else {
        folder = argument
        continue
      }
      guard let value = rest.popFirst() else { return nil }
      switch argument {
      case "--peer": peers.append(Peer(program: URL(fileURLWithPath: value)))
      case "--rounds": rounds = max(1, Int(value) ?? 3)
      case "--budget": budget = Double(value) ?? 200
      case "--threads": threadCount = max(1, Int(value) ?? 1)
      case "--only": only = value
      case "--pictures": pictures = URL(fileURLWithPath: value)
      default: return nil
      }
    }
    guard !folder.isEmpty else { return nil }
  }
}

if CommandLine.arguments.dropFirst().first == "layout" {
  LayoutBenchmark().run()
  exit(0)
}
guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
  print(usage)
  exit(2)
}
do {
  try Comparison(options).run()
} catch {
  print("benchmarks: \(error)")
  exit(1)
}
