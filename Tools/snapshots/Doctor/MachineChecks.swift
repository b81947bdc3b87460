// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import TextLayout

/// What the machine has: the toolchain, the libraries, the fonts.
enum MachineChecks {
  /// The compiler that `swift` in `PATH` is.
  static func toolchain() -> DoctorCheck {
    guard let output = ToolOutput(["swift", "--version"]), output.status == 0 else {
      return DoctorCheck(
        name: "toolchain", status: .problem, details: ["no 'swift' in PATH"],
        advice: "Install Swift 6.2 or later, and add its folder to PATH.")
    }
    let line = output.text.split(separator: "\n").first.map(String.init) ?? ""
    guard let match = line.firstMatch(of: /version (\d+)\.(\d+)/), let major = Int(match.1),
      let minor = Int(match.2), (major, minor) >= (6, 2)
    else {
      return DoctorCheck(
        name: "toolchain", status: .problem, details: [line],
        advice: "HeadlessSnapshots needs Swift 6.2 or later.")
    }
    return DoctorCheck(name: "toolchain", status: .ok, details: [line])
  }

  /// The libraries that the package is built with.
  static func libraries() -> DoctorCheck {
    let libraries = [
      ("libpng", "libpng-dev"), ("libdeflate", "libdeflate-dev"),
      ("libturbojpeg", "libturbojpeg0-dev"),
      ("harfbuzz", "libharfbuzz-dev"), ("fribidi", "libfribidi-dev"),
    ]
    var details: [String] = []
    var missing: [String] = []
    for (library, package) in libraries {
      if let output = ToolOutput(["pkg-config", "--modversion", library]), output.status == 0 {
        details.append("\(library) \(output.text)")
      } else {
        details.append("\(library) is not found by pkg-config")
        missing.append(package)
      }
    }
    if ToolOutput(["pkg-config", "--version"]) == nil || !missing.isEmpty {
      // This program runs: the libraries are there, and only building anew would fail.
      return DoctorCheck(
        name: "libraries", status: .warning, details: details,
        advice: "Install them for the next build: apt-get install pkg-config "
          + missing.joined(separator: " "))
    }
    return DoctorCheck(name: "libraries", status: .ok, details: details)
  }

  /// The faces that text is drawn with, and their digests.
  ///
  /// - Parameter package: The package's folder; nil outside of one.
  static func fonts(package: String?) -> DoctorCheck {
    let library =
      package.map { FontLibrary.package(at: URL(fileURLWithPath: $0)) } ?? FontLibrary.system
    var details: [String] = []
    var problem: String?
    for (family, weights) in [
      ("Inter", [400, 500, 600, 700]), ("Inter Display", [400, 600, 700]),
    ] {
      for weight in weights {
        do throws(FontFace.Error) {
          let face = try library.face(family: family, weight: weight)
          details.append("\(FontIdentity(face))  \(face.file ?? "")")
        } catch {
          details.append("\(family) \(weight): \(error)")
          problem = problem ?? "\(error)"
        }
      }
    }
    for (name, use) in [("Noto Color Emoji", "emoji"), ("Noto Sans CJK SC", "Chinese")] {
      if case .failure = Result(catching: { try library.face(named: name) }) {
        details.append("\(name) is not there: \(use) cannot be drawn")
      }
    }
    return DoctorCheck(
      name: "fonts", status: problem == nil ? .ok : .problem, details: details,
      advice: problem.map { _ in
        "Install Inter with 'apt-get install fonts-inter', or keep it in the package's "
          + "Snapshots/Fonts."
      })
  }
}
