// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// What was asked for was done.
public let noErr: OSStatus = 0
/// All went well.
public let errSecSuccess: OSStatus = 0
/// There is no such function.
public let errSecUnimplemented: OSStatus = -4
/// A question makes no sense.
public let errSecParam: OSStatus = -50
/// People do not want it.
public let errSecUserCanceled: OSStatus = -128
/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25291
/// People are not who they should be.
public let errSecAuthFailed: OSStatus = -25293
/// It is kept already.
public let errSecDuplicateItem: OSStatus = -25299
/// It is not kept.
public let errSecItemNotFound: OSStatus = -25300
/// People would have to be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// It cannot be read.
public let errSecDecode: OSStatus = -26275
/// The app may not.
public let errSecMissingEntitlement: OSStatus = -34018

/// What a status of the keychain means, in words; `nil` for one that has none here.
///
/// - Parameters:
///   - status: What a function of the keychain gave.
///   - reserved: Nothing; `nil`.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  let words: [OSStatus: String] = [
    errSecSuccess: "No error.",
    errSecParam: "One or more parameters passed to a function were not valid.",
    errSecUserCanceled: "User canceled the operation.",
    errSecNotAvailable: "No keychain is available. You may need to restart your computer.",
    errSecAuthFailed: "The user name or passphrase you entered is not correct.",
    errSecDuplicateItem: "The specified item already exists in the keychain.",
    errSecItemNotFound: "The specified item could not be found in the keychain.",
    errSecInteractionNotAllowed: "User interaction is not allowed.",
    errSecDecode: "Unable to decode the provided data.",
    errSecMissingEntitlement: "A required entitlement isn't present.",
  ]
  return words[status]
}

/// Keeps something in the keychain: here in memory, as long as the process runs. At first nothing
/// is kept, as on a device on which the app is new.
///
/// - Parameters:
///   - attributes: The kind, what is known of it, and the password.
///   - result: Is given what `kSecReturnData` and its kin ask for.
/// - Returns: ``errSecSuccess``, ``errSecDuplicateItem`` where the same account is kept already, or
///   ``errSecParam`` where the kind is missing.
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  guard let query = KeychainQuery(attributes) else { return errSecParam }
  guard let item = KeychainStore.shared.add(query) else { return errSecDuplicateItem }
  if let answer = query.answer(of: [item]) { result?.pointee = answer }
  return errSecSuccess
}

/// Looks for something in the keychain.
///
/// - Parameters:
///   - query: The kind, what is known of it, and what is asked for.
///   - result: Is given `Data`, a dictionary, or an array of them for `kSecMatchLimitAll`.
/// - Returns: ``errSecSuccess``, ``errSecItemNotFound``, or ``errSecParam`` where the kind is missing.
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  guard let query = KeychainQuery(query) else { return errSecParam }
  let items = KeychainStore.shared.items(of: query)
  guard !items.isEmpty else { return errSecItemNotFound }
  if let answer = query.answer(of: items) { result?.pointee = answer }
  return errSecSuccess
}

/// Changes what is in the keychain.
///
/// - Returns: ``errSecSuccess``, ``errSecItemNotFound``, or ``errSecParam`` where the kind is missing.
public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus {
  guard let query = KeychainQuery(query) else { return errSecParam }
  let values = KeychainQuery.values(of: attributesToUpdate)
  return KeychainStore.shared.change(query, values) ? errSecSuccess : errSecItemNotFound
}

/// Removes all that matches from the keychain.
///
/// - Returns: ``errSecSuccess``, ``errSecItemNotFound``, or ``errSecParam`` where the kind is missing.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  guard let query = KeychainQuery(query) else { return errSecParam }
  return KeychainStore.shared.remove(query) ? errSecSuccess : errSecItemNotFound
}

/// What makes random bytes: the system's own way.
public final class SecRandom: Sendable {
  fileprivate init() {}
}
/// The name that Security has for what makes random bytes.
public typealias SecRandomRef = SecRandom
/// The system's own way to make random bytes.
public let kSecRandomDefault: SecRandomRef? = SecRandom()

/// Writes random bytes.
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> OSStatus {
  var generator = SystemRandomNumberGenerator()
  for index in 0..<count {
    bytes.storeBytes(of: generator.next() as UInt8, toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
