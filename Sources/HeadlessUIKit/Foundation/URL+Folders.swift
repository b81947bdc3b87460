// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension URL {
  /// The user's documents, as `FileManager` says.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The user's caches, as `FileManager` says.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// What apps keep for the user, as `FileManager` says.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The user's library, as `FileManager` says.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  /// What the user has loaded, as `FileManager` says.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

  /// Where programs are, as `FileManager` says.
  public static var applicationDirectory: URL { folder(.applicationDirectory) }

  private static func folder(_ place: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: place, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }
}
