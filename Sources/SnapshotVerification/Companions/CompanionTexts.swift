// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// A request that has texts beside its picture: they are written while its view is there.
///
/// ```swift
/// let written = CompanionTexts(request, [.viewTree])
/// let results = verifier.verify([written.request]) + verifier.verify(written)
/// ```
package final class CompanionTexts {
  /// What is to be verified first.
  package private(set) var request: SnapshotRequest
  private let companions: [SnapshotCompanion]
  private var texts: [SnapshotCompanion: String] = [:]

  /// Makes the texts of a request; one that is listed twice counts once.
  package init(_ request: SnapshotRequest, _ companions: [SnapshotCompanion]) {
    self.request = request
    self.companions = companions.reduce(into: []) { kept, companion in
      if !kept.contains(companion) { kept.append(companion) }
    }
    guard !companions.isEmpty else { return }
    let subject = request.subject
    self.request.subject = SnapshotSubject { [unowned self] size, body in
      try subject.host(size) { hosted in
        try body(hosted)
        for companion in self.companions { texts[companion] = companion.text(of: hosted.view) }
      }
    }
    self.request.subject.contents = subject.contents
  }

  /// A request and its text for each companion; none where the view was not made.
  var documents: [(request: SnapshotRequest, document: SnapshotDocument)] {
    companions.compactMap { companion in
      guard let text = texts[companion] else { return nil }
      var own = request
      own.variant = [request.variant, companion.rawValue].compactMap { $0 }.joined(separator: ",")
      own.textEnding = "txt"
      // Whatever the picture shows, the text is about the view.
      own.picture = .view
      return (own, .text(text))
    }
  }
}

extension SnapshotVerifier {
  /// Compares the texts beside a picture with their references, after the picture was verified.
  package func verify(_ texts: CompanionTexts) -> [SnapshotResult] {
    texts.documents.map { verify($0.request, document: $0.document) }
  }
}
