// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification
import TextLayout

/// What `snapshots fonts list --json` prints; `Schemas/fonts-list.schema.json` describes it.
struct FontListDocument: Encodable {
  let schema = 1
  let fonts: [Font]
  /// The references that say nothing about fonts.
  let withoutFonts: [String]

  /// One version of a face and where it is.
  struct Font: Encodable {
    let name, version, digest: String
    let place: String
    /// The file, relative to the package where it lies in it.
    let file: String?
    /// The version of the file, where it is another one.
    let found: Version?
    let references: [String]

    struct Version: Encodable {
      let version, digest: String
    }
  }

  init(_ inventory: FontInventory) {
    fonts = inventory.uses.map { Font($0, inventory) }
    withoutFonts = inventory.silentReferences.map { "Snapshots/" + $0 }
  }
}

extension FontListDocument.Font {
  fileprivate init(_ use: FontInventory.Use, _ inventory: FontInventory) {
    name = use.identity.name
    version = use.identity.version
    digest = use.identity.digest
    references = use.references.map { "Snapshots/" + $0 }
    let place: (word: String, file: String?, found: FontIdentity?) =
      switch use.place {
      case .vendored(let file): ("vendored", file, nil)
      case .package(let file): ("package", file, nil)
      case .system(let file): ("system", file, nil)
      case .otherVersion(let current, let file): ("otherVersion", file, current)
      case .missing: ("missing", nil, nil)
      }
    self.place = place.word
    let prefix = inventory.package + "/"
    file = place.file.map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 }
    found = place.found.map { Version(version: $0.version, digest: $0.digest) }
  }
}
