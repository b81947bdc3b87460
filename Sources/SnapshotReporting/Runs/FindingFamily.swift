// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification

/// What findings have in common that one change of the sources would settle: the rule, the class of
/// the view, and what was said of it but for numbers and names.
///
/// Two causes give hundreds of findings where a view is shown in hundreds of states; a person reads
/// each cause once.
///
/// ```swift
/// FindingFamily(finding).title  // "contrast · UILabel · its contrast is …:1 (… on …)"
/// ```
public struct FindingFamily: Hashable, Sendable {
  /// What was looked for, such as `contrast`.
  public let kind: String
  /// The class of the view.
  public let viewClass: String
  /// What was said of it, without numbers, quoted texts and colors.
  public let property: String

  /// All three on one line.
  public var title: String { Self.line([kind, viewClass, property]) }

  /// The rule and the class, beside a whole sentence of one finding.
  var subject: String { Self.line([kind, viewClass]) }

  private static func line(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// The family of a finding.
  public init(_ finding: SnapshotRun.Finding) {
    self.init(kind: finding.kind, message: finding.message, view: finding.view)
  }

  /// The family of a finding of a review.
  init(_ finding: ReviewFinding) {
    self.init(kind: finding.kind, message: finding.message, view: finding.view)
  }

  private init(kind: String, message: String, view: String) {
    self.kind = kind
    // The view's path goes from the root on: `ProfileView > UILabel "name"`.
    let last = view.split(separator: ">").last?.drop { $0 == " " } ?? ""
    viewClass = String(last.prefix { $0 != " " && $0 != "[" })
    property = Self.general(message)
  }

  /// A sentence with an ellipsis for each number, color and quoted text in it.
  private static func general(_ message: String) -> String {
    GeneralSentence(message.prefix(400).prefix { !$0.isNewline }).text
  }
}

/// The findings of one family in all snapshots of a run.
public struct FindingGroup: Hashable, Sendable {
  /// What they have in common.
  public let family: FindingFamily
  /// The first of them, for its words.
  public let first: SnapshotRun.Finding
  /// How many there are.
  public internal(set) var count: Int
  /// The snapshots that have one, in the run's order.
  public internal(set) var snapshots: [SnapshotRun.Entry]
  /// Whether one of them fails its test.
  public internal(set) var isFailure: Bool
  /// Whether only snapshots that differ or are new have one. A snapshot that equals its reference
  /// looked the same before, and had the same findings.
  public var isNew: Bool { snapshots.allSatisfy(\.outcome.isProblem) }
}

extension RunSummary {
  /// The findings by family: new ones before old ones, then those of most snapshots.
  public var findingGroups: [FindingGroup] {
    var order: [FindingFamily] = []
    var groups: [FindingFamily: FindingGroup] = [:]
    for entry in entries {
      for finding in entry.findings ?? [] {
        let family = FindingFamily(finding)
        if groups[family] == nil {
          order.append(family)
          groups[family] = FindingGroup(
            family: family, first: finding, count: 0, snapshots: [], isFailure: false)
        }
        groups[family]?.count += 1
        if finding.level == .failure { groups[family]?.isFailure = true }
        if groups[family]?.snapshots.last != entry { groups[family]?.snapshots.append(entry) }
      }
    }
    return order.compactMap { groups[$0] }.enumerated().sorted { first, second in
      func key(_ item: (offset: Int, element: FindingGroup)) -> [Int] {
        let group = item.element
        return [
          group.isNew ? 0 : 1, group.isFailure ? 0 : 1, -group.snapshots.count, item.offset,
        ]
      }
      return key(first).lexicographicallyPrecedes(key(second))
    }.map(\.element)
  }
}

extension FindingFamily {
  /// Notes in the findings of a review which are new: those that no snapshot that equals its
  /// reference has one like.
  static func markNew(_ items: inout [ReviewItem]) {
    let old = Set(
      items.filter { !$0.outcome.isProblem }.flatMap { $0.findings.compactMap(\.family) })
    for index in items.indices where items[index].outcome.isProblem {
      for position in items[index].findings.indices {
        guard let family = items[index].findings[position].family, !old.contains(family) else {
          continue
        }
        items[index].findings[position].isNew = true
      }
    }
  }
}
