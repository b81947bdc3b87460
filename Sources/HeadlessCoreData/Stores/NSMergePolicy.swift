// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What counts where a save meets an object with the same unique values.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// The kinds of policies.
  public enum MergePolicyType: UInt, Sendable {
    /// The save fails.
    case errorMergePolicyType
    /// What is in the store stays.
    case mergeByPropertyStoreTrumpMergePolicyType
    /// What is saved counts.
    case mergeByPropertyObjectTrumpMergePolicyType
    /// What is saved counts, for the whole object.
    case overwriteMergePolicyType
    /// What is in the store stays, for the whole object.
    case rollbackMergePolicyType
  }

  /// The kind.
  public let mergeType: MergePolicyType

  /// Makes a policy of a kind.
  public init(merge ty: MergePolicyType) { mergeType = ty }

  /// The save fails.
  public class var error: NSMergePolicy { NSMergePolicy(merge: .errorMergePolicyType) }
  /// What is in the store stays.
  public class var mergeByPropertyStoreTrump: NSMergePolicy {
    NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
  }
  /// What is saved counts.
  public class var mergeByPropertyObjectTrump: NSMergePolicy {
    NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  }
  /// What is saved counts, for the whole object.
  public class var overwrite: NSMergePolicy { NSMergePolicy(merge: .overwriteMergePolicyType) }
  /// What is in the store stays, for the whole object.
  public class var rollback: NSMergePolicy { NSMergePolicy(merge: .rollbackMergePolicyType) }

  /// Whether the object that is saved gives way.
  var keepsStore: Bool {
    [.mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType].contains(mergeType)
  }
}

/// The save fails: the default of contexts.
public let NSErrorMergePolicy: Any = NSMergePolicy.error
/// What is in the store stays.
public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyStoreTrump
/// What is saved counts.
public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
/// What is saved counts, for the whole object.
public let NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite
/// What is in the store stays, for the whole object.
public let NSRollbackMergePolicy: Any = NSMergePolicy.rollback
