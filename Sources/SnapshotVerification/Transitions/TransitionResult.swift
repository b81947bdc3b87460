// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What came of taking one view from state to state.
public struct TransitionResult: Hashable, Sendable {
  /// The view's class.
  public let viewType: String
  /// Each change after which the view did not look as a fresh one, in the order of the walk.
  public internal(set) var failures: [TransitionFailure] = []
  /// Why nothing could be compared; `nil` where it was.
  public internal(set) var problem: SnapshotVerifier.Error?
  /// How many times a view was laid out.
  public internal(set) var layoutCount = 0

  init(viewType: String) { self.viewType = viewType }

  private static let shownViews = 6
  private static let shownPaths = 8

  /// Whether something is wrong.
  public var isFailure: Bool { problem != nil || !failures.isEmpty }

  /// The shortest failure with its views, and the names of the others; empty where nothing is
  /// wrong.
  public var message: String {
    if let problem { return "\(viewType): \(problem)" }
    let shortest = failures.min { $0.path.count < $1.path.count }
    guard let shortest else { return "" }
    guard !shortest.isUnstable else {
      return
        "\(viewType): two fresh views in the state \"\(shortest.path.last ?? "")\" do not look "
        + "the same, so that nothing can be said of its transitions. The view depends on something "
        + "outside of its state."
    }
    var lines = [
      "\(viewType): after \(Self.words(shortest.path)) the view does not look as a fresh one does.",
      "",
    ]
    lines += shortest.views.prefix(Self.shownViews).map { "  \($0.title) \($0.finding)." }
    if shortest.views.count > Self.shownViews {
      lines.append("  ... and \(shortest.views.count - Self.shownViews) more.")
    }
    if shortest.views.isEmpty {
      lines.append("  No view tells the difference: something that it draws by itself is stale.")
    }
    lines += ["", Self.remedy(shortest)]
    return (lines + others(than: shortest)).joined(separator: "\n")
  }

  /// What to change in the view.
  private static func remedy(_ failure: TransitionFailure) -> String {
    failure.views.contains(where: \.isKept)
      ? "Set it for every state, also where there is nothing to show, or put it back in a cell's "
        + "prepareForReuse()."
      : "What the view shows must follow from its state alone, and not from what it showed before."
  }

  private func others(than shortest: TransitionFailure) -> [String] {
    var paths = failures.filter { $0 != shortest }.map { "  \(Self.words($0.path))" }
    guard !paths.isEmpty else { return [] }
    let count = paths.count
    if count > Self.shownPaths {
      paths = paths.prefix(Self.shownPaths - 1) + ["  ... and \(count - Self.shownPaths + 1) more"]
    }
    return ["", "\(count == 1 ? "One other change fails" : "\(count) other changes fail"), too:"]
      + paths
  }

  private static func words(_ path: [String]) -> String {
    path.map { "\"\($0)\"" }.joined(separator: " -> ")
  }
}
