// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import Synchronization

/// What the keychain keeps, in the order in which it was added.
final class KeychainStore: Sendable {
  static let shared = KeychainStore()
  private let items = Mutex<[KeychainItem]>([])

  /// Keeps something; `nil` where the same is kept already.
  func add(_ query: KeychainQuery) -> KeychainItem? {
    let item = KeychainItem(kind: query.kind, values: query.attributes)
    return items.withLock { items in
      guard !items.contains(where: { $0.isSame(as: item) }) else { return nil }
      items.append(item)
      return item
    }
  }

  func items(of query: KeychainQuery) -> [KeychainItem] {
    items.withLock { items in items.filter { $0.matches(query) } }
  }

  /// False where nothing matches.
  func change(_ query: KeychainQuery, _ values: [String: KeychainValue]) -> Bool {
    items.withLock { items in
      let places = items.indices.filter { items[$0].matches(query) }
      for place in places { items[place].values.merge(values) { _, new in new } }
      return !places.isEmpty
    }
  }

  /// False where nothing matches.
  func remove(_ query: KeychainQuery) -> Bool {
    items.withLock { items in
      let count = items.count
      items.removeAll { $0.matches(query) }
      return items.count < count
    }
  }
}

/// A value that the keychain keeps, which is never changed.
struct KeychainValue: @unchecked Sendable, Equatable {
  let value: Any

  static func == (left: KeychainValue, right: KeychainValue) -> Bool {
    func compare<Value: Equatable>(_ one: Value) -> Bool { one == right.value as? Value }
    guard let one = left.value as? any Equatable else { return false }
    return compare(one)
  }
}

/// Something that is kept.
struct KeychainItem: Sendable {
  let kind: String
  var values: [String: KeychainValue]

  /// What tells things of a kind apart, as Apple's documentation of `errSecDuplicateItem` says.
  private static let keys: [String: [String]] = [
    kSecClassGenericPassword: [kSecAttrAccessGroup, kSecAttrAccount, kSecAttrService],
    kSecClassInternetPassword: [
      kSecAttrAccessGroup, kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer,
      kSecAttrProtocol, kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath,
    ],
  ]

  func isSame(as other: KeychainItem) -> Bool {
    guard kind == other.kind else { return false }
    let keys = Self.keys[kind] ?? [kSecAttrLabel, kSecAttrApplicationTag, kSecValueData]
    return (keys + [kSecAttrSynchronizable]).allSatisfy { values[$0] == other.values[$0] }
  }

  func matches(_ query: KeychainQuery) -> Bool {
    kind == query.kind
      && query.attributes.allSatisfy { key, value in
        key == kSecValueData || values[key] == value
          || key == kSecAttrSynchronizable
            && value == KeychainValue(value: kSecAttrSynchronizableAny)
      }
  }
}

/// A question to the keychain.
struct KeychainQuery {
  let kind: String
  /// What is known of the thing, without what is asked for.
  let attributes: [String: KeychainValue]
  private let returnsData: Bool
  private let returnsAttributes: Bool
  private let isForAll: Bool

  /// `nil` where it names no kind.
  init?(_ query: CFDictionary) {
    let values = Self.values(of: query)
    guard let kind = values[kSecClass]?.value as? String else { return nil }
    self.kind = kind
    returnsData = values[kSecReturnData]?.value as? Bool == true
    returnsAttributes = values[kSecReturnAttributes]?.value as? Bool == true
    let limit = values[kSecMatchLimit]?.value
    isForAll = limit as? String == kSecMatchLimitAll || limit as? Int ?? 0 > 1
    // What is not about the thing: `r_Data`, `m_Limit`, `u_AuthUI`, who may read it.
    attributes = values.filter { key, _ in
      !["r_", "m_", "u_"].contains { key.hasPrefix($0) }
        && ![kSecClass, kSecUseDataProtectionKeychain, kSecAttrAccessControl].contains(key)
    }
  }

  static func values(of query: CFDictionary) -> [String: KeychainValue] {
    var values: [String: KeychainValue] = [:]
    for (key, value) in query {
      if let key = key as? String { values[key] = KeychainValue(value: value) }
    }
    return values
  }

  /// What the question asks for; `nil` where it asks for nothing.
  func answer(of items: [KeychainItem]) -> AnyObject? {
    guard returnsData || returnsAttributes else { return nil }
    let answers = items.map(answer)
    return isForAll ? answers as AnyObject : answers.first.map { $0 as AnyObject }
  }

  private func answer(of item: KeychainItem) -> Any {
    let data = item.values[kSecValueData]?.value ?? Data()
    guard returnsAttributes else { return data }
    var all = item.values.mapValues(\.value)
    all[kSecClass] = item.kind
    all[kSecValueData] = returnsData ? data : nil
    return all
  }
}
