// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessFrameworks
import HeadlessUIKit
import XCTest

final class SecItemTests: XCTestCase {
  private let account: [String: Any] = [
    kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "pets",
    kSecAttrAccount as String: "ada",
  ]

  override func tearDown() {
    _ = SecItemDelete([kSecClass as String: kSecClassGenericPassword] as CFDictionary)
    super.tearDown()
  }

  private func read(_ query: [String: Any]) -> (OSStatus, AnyObject?) {
    var result: AnyObject?
    return (SecItemCopyMatching(query as CFDictionary, &result), result)
  }

  func testAtFirstNothingIsKept() {
    XCTAssertEqual(read(account).0, errSecItemNotFound)
    XCTAssertEqual(SecItemDelete(account as CFDictionary), errSecItemNotFound)
    XCTAssertEqual(
      SecItemUpdate(account as CFDictionary, [:] as CFDictionary), errSecItemNotFound)
    XCTAssertEqual(SecItemAdd([:] as CFDictionary, nil), errSecParam)
  }

  func testAPasswordIsKeptAndChanged() {
    let password = account.merging([kSecValueData as String: Data("a".utf8)]) { $1 }
    XCTAssertEqual(SecItemAdd(password as CFDictionary, nil), errSecSuccess)
    XCTAssertEqual(SecItemAdd(password as CFDictionary, nil), errSecDuplicateItem)

    let asked = account.merging([
      kSecReturnData as String: kCFBooleanTrue!, kSecMatchLimit as String: kSecMatchLimitOne,
    ]) { $1 }
    XCTAssertEqual(read(asked).1 as? Data, Data("a".utf8))
    let change = [kSecValueData as String: Data("b".utf8)]
    XCTAssertEqual(SecItemUpdate(account as CFDictionary, change as CFDictionary), errSecSuccess)
    XCTAssertEqual(read(asked).1 as? Data, Data("b".utf8))
    XCTAssertNil(read(account).1)
    XCTAssertEqual(SecItemDelete(account as CFDictionary), errSecSuccess)
    XCTAssertEqual(read(asked).0, errSecItemNotFound)
  }

  func testAllAccountsOfAService() {
    for name in ["ada", "grace"] {
      let other: [String: Any] = [kSecAttrAccount as String: name, kSecValueData as String: Data()]
      XCTAssertEqual(
        SecItemAdd(account.merging(other) { $1 } as CFDictionary, nil), errSecSuccess)
    }

    let (status, found) = read([
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "pets",
      kSecReturnAttributes as String: true, kSecMatchLimit as String: kSecMatchLimitAll,
      kSecAttrSynchronizable as String: kSecAttrSynchronizableAny,
    ])

    XCTAssertEqual(status, errSecSuccess)
    let all = found as? [[String: Any]]
    XCTAssertEqual(all?.compactMap { $0[kSecAttrAccount as String] as? String }, ["ada", "grace"])
  }

  func testRandomBytesAreWritten() {
    var bytes = [UInt8](repeating: 0, count: 64)
    XCTAssertEqual(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes), errSecSuccess)
    XCTAssertNotEqual(bytes, [UInt8](repeating: 0, count: 64))
  }

  func testAStatusHasWords() {
    XCTAssertEqual(
      SecCopyErrorMessageString(errSecItemNotFound, nil),
      "The specified item could not be found in the keychain.")
    XCTAssertNil(SecCopyErrorMessageString(-1, nil))
  }
}
