// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

/// The simulator that the tests themselves ask for: suites look which one they are run on, by
/// `SIMULATOR_MODEL_IDENTIFIER` or `UIDevice.current.name`, and stop on another one.
struct SimulatorDemand {
  let simulator: Simulator
  /// The version of the system that is asked for beside it, such as `16.0`; nil where none is.
  let version: String?
  /// The file, as it was given.
  let file: String

  /// - Parameter sources: The suite's files, absolute. It asks for one where a file that looks which
  ///   one it is has one alone in its strings.
  init?(_ sources: [String]) {
    for file in sources where file.hasSuffix(".swift") {
      guard let data = FileManager.default.contents(atPath: file), data.count < 100_000 else {
        continue
      }
      let text = String(decoding: data, as: UTF8.self)
      let questions = ["SIMULATOR_", "UIDevice.current.name", "UIDevice.current.model"]
      guard questions.contains(where: text.contains) else { continue }
      let named = Set(
        text.matches(of: /"[^"\n]*"/).flatMap { Self.simulators(in: $0.output) })
      guard named.count == 1, let simulator = named.first else { continue }
      self.simulator = simulator
      self.file = file
      version = Self.version(in: text)
      return
    }
    return nil
  }

  /// The version of the system that tests ask for whichever simulator they run on, as those do that
  /// end the process on another one; nil where none is.
  ///
  /// - Parameter sources: The suite's files, absolute.
  static func version(askedBy sources: [String]) -> String? {
    sources.lazy.filter { $0.hasSuffix(".swift") }.compactMap { file in
      guard let data = FileManager.default.contents(atPath: file), data.count < 100_000 else {
        return nil
      }
      let text = String(decoding: data, as: UTF8.self)
      let ends = ["fatalError(", "XCTFail(", "precondition(", "preconditionFailure("]
      return ends.contains(where: text.contains) ? version(in: text) : nil
    }.first
  }

  /// By name or, as `iPhone15,2` is one, by the kind of machine.
  private static func simulators(in literal: Substring) -> [Simulator] {
    let models = literal.matches(of: /i(?:Phone|Pad)\d+,\d+/).map(\.output)
    return Simulator.named(in: literal)
      + models.compactMap { model in Simulator.all.first { $0.model == model } }
  }

  /// `majorVersion == 16`, `requiredOSVersion = 16`, `systemVersion, "16.2"` and their kin.
  private static func version(in text: String) -> String? {
    let place = /(?:OS|[sS]ystem|[mM]ajor)Version\w*"?\]?\s*(?:===?|!=|=|,)\s*"?(\d{2}(?:\.\d+)*)/
    return text.firstMatch(of: place).map { match in
      let version = String(match.output.1)
      return version.contains(".") ? version : version + ".0"
    }
  }
}
