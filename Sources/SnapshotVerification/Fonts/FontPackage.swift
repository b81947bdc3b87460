// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The Debian package that a font file belongs to, and its license.
///
/// dpkg's own database is read, without running dpkg:
///
/// ```
/// /var/lib/dpkg/info/fonts-inter.list      the package's files, one a line
/// /var/lib/dpkg/status                     Package: and Version: in paragraphs
/// /usr/share/doc/fonts-inter/copyright     the license
/// ```
struct FontPackage: Hashable, Sendable {
  let name: String
  /// `nil` where the database does not say.
  let version: String?
  /// The absolute path of the license; `nil` where there is none.
  let license: String?

  /// Name and version, such as `fonts-inter 4.0~beta7+ds-1`.
  var phrase: String { version.map { "\(name) \($0)" } ?? name }

  /// Finds the package that installed `file`; `nil` where none did.
  ///
  /// - Parameters:
  ///   - file: An absolute path.
  ///   - root: The folder that stands for `/`.
  init?(of file: String, root: String = "") {
    let info = root + "/var/lib/dpkg/info"
    let lists = (try? FileManager.default.contentsOfDirectory(atPath: info)) ?? []
    // Only font packages are opened at first; there are some thousand others.
    let ordered =
      lists.filter { $0.hasPrefix("fonts-") }.sorted()
      + lists.filter { !$0.hasPrefix("fonts-") }.sorted()
    let owner = ordered.first { list in
      list.hasSuffix(".list") && Self.lines("\(info)/\(list)").contains(file[...])
    }
    guard let owner else { return nil }
    // A package of several architectures is listed as `name:architecture`.
    let name = String(owner.dropLast(".list".count).prefix { $0 != ":" })
    self.name = name
    version = Self.version(of: name, status: root + "/var/lib/dpkg/status")
    let license = "\(root)/usr/share/doc/\(name)/copyright"
    self.license = FileManager.default.fileExists(atPath: license) ? license : nil
  }

  private static func lines(_ path: String) -> [Substring] {
    let bytes = (try? AtomicFile.read(path)) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }

  private static func version(of name: String, status: String) -> String? {
    let lines = lines(status)
    guard let start = lines.firstIndex(of: "Package: \(name)") else { return nil }
    return lines[(start + 1)...].prefix { !$0.hasPrefix("Package: ") }
      .first { $0.hasPrefix("Version: ") }.map { String($0.dropFirst("Version: ".count)) }
  }
}
