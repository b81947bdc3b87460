// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Glibc

/// The program that runs the tests: which build it is.
struct TestProgram {
  /// The same for each process of one build, and another for each other.
  var identity: String
  /// When it was built, in seconds since 1970.
  var seconds: Double

  /// This process's program.
  static let current: TestProgram = {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else {
      return TestProgram(identity: "", seconds: .infinity)
    }
    let seconds = Self.seconds(status)
    return TestProgram(
      identity: "\(status.st_dev).\(status.st_ino).\(status.st_size).\(seconds)", seconds: seconds)
  }()

  /// Whether a file was written later than the program was built.
  func isOlder(than path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && Self.seconds(status) > seconds
  }

  private static func seconds(_ status: stat) -> Double {
    Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
  }
}
