// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension SnapshotRequest {
  /// Requests for the scroll views' contents, after this one was verified.
  package var scrollableContents: [SnapshotRequest] {
    guard let contents = subject.contents else { return [] }
    return contents.found.names.map { name in
      var request = self
      request.subject = SnapshotSubject { size, body in try contents.host(size, name, body) }
      request.variant = [variant, "\(name) content"].compactMap { $0 }.joined(separator: " ")
      return request
    }
  }
}
