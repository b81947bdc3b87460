// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Rasterizer

// Times our rasterizer and others on the same scenes, in turns, and prints ratios of medians: only
// those carry over from one machine to another.
//
//   swift run -c release benchmarks layout swift run -c release benchmarks SCENES [--peer
//   PROGRAM]... [--rounds N] [--budget MS] [--only NAME] swift run -c release benchmarks SCENES
//   --accuracy [--peer PROGRAM]... swift run -c release benchmarks SCENES --first [--peer
//   PROGRAM]... [--rounds N] swift run -c release benchmarks SCENES --sheets
//   .build/gallery/Rasterizer [--peer PROGRAM]... swift run -c release benchmarks text [--peer
//   PROGRAM] [--rounds N] [--budget MS]
//
// `Tools/benchmarks/build-peers` builds the others.

let usage = """
  usage: benchmarks SCENES [--peer PROGRAM]... [--rounds N] [--budget MS] [--only NAME]
                    [--pictures DIR] [--clock FILE]
                    [--accuracy | --first | --sheets DIR]
         benchmarks SCENES --play COUNT --only NAME
         benchmarks --list SCALE --play COUNT

         benchmarks text [--peer PROGRAM] [--rounds N] [--budget MS] [--picture FILE]

    text            labels instead of scenes; the peer is Tools/benchmarks/peers/pango-text
    SCENES          folder with s1@1x.json ... s6@3x.json and avatar.rgba
    --peer PROGRAM  a program that takes a scene file and prints {"cold": ms, "median": ms}
    --rounds N      rounds in which all take turns; the quietest counts, and the middle one of the rounds' own
                    ratios stands beside it (default 3)
    --budget MS     milliseconds per scene, renderer and round (default 200)
    --clock FILE    processor time instead of the time of the day; FILE makes the peers' clocks show it
    --only NAME     only scenes whose name contains NAME
    --accuracy      compares pixels with the exact area instead; needs q_*.json
    --first         times first frames of fresh processes instead, in turns, N rounds (at least 9)
    --sheets DIR    writes magnified parts of all renderers' pictures side by side instead; needs q_*.json
    --play COUNT    only draws the scenes, COUNT times each, for a profiler
    --list SCALE    a built-in list of settings at a scale instead of scenes; needs no SCENES
    --pictures DIR  also writes each scene as a PPM file, to be looked at
  """

struct Options {
  enum Task {
    case comparison, accuracy, first
    case sheets(folder: URL)
    case play(count: Int)
  }

  var task = Task.comparison
  var folder = ""
  var listScale: Double?
  var peers: [Peer] = []
  var rounds = 3
  var budget = 200.0
  var only = ""
  var pictures: URL?
  var clock: URL?

  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--") else {
        folder = argument
        continue
      }
      switch argument {
      case "--accuracy":
        task = .accuracy
        continue
      case "--first":
        task = .first
        continue
      default: break
      }
      guard let value = rest.popFirst() else { return nil }
      switch argument {
      case "--peer": peers.append(Peer(program: URL(fileURLWithPath: value)))
      case "--rounds": rounds = max(1, Int(value) ?? 3)
      case "--budget": budget = Double(value) ?? 200
      case "--only": only = value
      case "--sheets": task = .sheets(folder: URL(fileURLWithPath: value))
      case "--play": task = .play(count: Int(value) ?? 1)
      case "--list": listScale = Double(value) ?? 3
      case "--clock": clock = URL(fileURLWithPath: value)
      case "--pictures": pictures = URL(fileURLWithPath: value)
      default: return nil
      }
    }
    if listScale != nil, case .play = task { return }
    guard !folder.isEmpty else { return nil }
  }
}

// One measurement in a process of its own.
let measurements = [
  "first-frame": FirstFrames.playOnce, "frames": Comparison.playOften,
  "fresh": { try FreshPictures($0).draw() }, "state": StateWaits.takeOnce,
  "waits": Wait.printTable,
]
if let name = CommandLine.arguments.dropFirst().first, let measure = measurements[name] {
  do {
    try measure(Array(CommandLine.arguments.dropFirst(2)))
    exit(0)
  } catch {
    print("benchmarks \(name): \(error)")
    exit(1)
  }
}
if CommandLine.arguments.dropFirst().first == "layout" {
  LayoutBenchmark().run()
  exit(0)
}
if CommandLine.arguments.dropFirst().first == "text" {
  do {
    try TextComparison(Array(CommandLine.arguments.dropFirst(2))).run()
    exit(0)
  } catch {
    print("benchmarks text: \(error)")
    exit(1)
  }
}
guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
  print(usage)
  exit(2)
}
do {
  switch options.task {
  case .comparison: try Comparison(options).run()
  case .accuracy: try Accuracy(options).run()
  case .first: try FirstFrames(options).run()
  case .sheets(let folder): try ComparisonSheets(options).write(to: folder)
  case .play(let count):
    if let scale = options.listScale {
      let list = try SettingsList().displayList(scale: scale)
      let player = DisplayListPlayer()
      for _ in 0..<count { _ = try player.play(list) }
    } else {
      try Comparison(options).play(count: count)
    }
  }
} catch {
  print("benchmarks: \(error)")
  exit(1)
}
