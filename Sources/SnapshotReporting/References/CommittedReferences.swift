// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Which references git has as they are, so that it can bring them back.
struct CommittedReferences {
  private let answer: Answer

  private enum Answer {
    /// The package lies in no repository.
    case noRepository
    /// There is a repository, and git says nothing about it.
    case unknown
    /// The resolved paths of the files that git does not have, or has otherwise.
    case uncommitted(Set<String>)
  }

  /// Asks git about a folder, which may be the repository of a submodule.
  init(folder: String) {
    guard GitCommand.isInRepository(folder) else {
      answer = .noRepository
      return
    }
    let status = [
      "status", "--porcelain=v1", "-z", "--untracked-files=all", "--ignored=traditional", "--", ".",
    ]
    guard let top = GitCommand.text(["rev-parse", "--show-toplevel"], in: folder),
      let list = GitCommand.text(status, in: folder)
    else {
      answer = .unknown
      return
    }
    let root = PathText.resolved(top.trimmingCharacters(in: .newlines))
    answer = .uncommitted(Set(Self.paths(inStatus: list).map { root + "/" + $0 }))
  }

  /// Why a reference could not be brought back; nil where it could, and where there is no
  /// repository.
  func objection(toRemoving path: String) -> String? {
    switch answer {
    case .noRepository: nil
    case .unknown: "git does not say whether it has it"
    case .uncommitted(let paths):
      paths.contains(PathText.resolved(path)) ? "git does not have it as it is" : nil
    }
  }

  /// The paths of git's short format: two letters, a space and a path, ended by a zero; behind a
  /// rename or a copy the path that it came from (git-status(1), "Porcelain Format Version 1").
  static func paths(inStatus text: String) -> [String] {
    var paths: [String] = []
    var parts = text.split(separator: "\0")[...]
    while let part = parts.popFirst() {
      paths.append(String(part.dropFirst(3)))
      if part.prefix(2).contains(where: { $0 == "R" || $0 == "C" }) { parts = parts.dropFirst() }
    }
    return paths
  }
}
