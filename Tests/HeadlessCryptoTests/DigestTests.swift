// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessCrypto
import Testing

/// Digests and codes, with the values of the standards, and of another implementation for messages
/// of every length.
struct DigestTests {
  private func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test func digestsOfTheStandards() {
    let text = Data("abc".utf8)
    #expect(
      "\(SHA256.hash(data: text))"
        == "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hexadecimal(SHA512.hash(data: text))
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
    #expect(
      hexadecimal(SHA384.hash(data: Data()))
        == "38b060a751ac96384cd9327eb1b1e36a21fdb71114be0743"
        + "4c0cc7bf63f6e1da274edebfe76f65fbd51ad2f14898b95b")
    #expect(
      "\(Insecure.SHA1.hash(data: text))"
        == "SHA1 digest: a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect("\(Insecure.MD5.hash(data: text))" == "MD5 digest: 900150983cd24fb0d6963f7d28e17f72")
  }

  /// The digest of the digests of 300 messages, of 0 to 299 bytes, as Python's hashlib has it.
  private func chain<H: HashFunction>(_: H.Type) -> String {
    var all = H()
    for count in 0..<300 {
      let message = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7 + count) }
      all.update(data: Array(H.hash(data: message)))
    }
    return hexadecimal(all.finalize())
  }

  @Test func messagesOfEveryLength() {
    #expect(chain(Insecure.MD5.self) == "07078cab541bc45f0a66e2c0213a32f4")
    #expect(chain(Insecure.SHA1.self) == "dfc942b5ddc5fe6421ccada9be50fa42e873926c")
    #expect(
      chain(SHA256.self) == "d5238871a46ac4a1a75ac3fb19d645b0b3b9e5f35f5f720e2b240d605c6b694e")
    #expect(
      chain(SHA384.self)
        == "e3a73ee7e40ce4f9bb660f1ec279e2e3145ce11a3d066daa"
        + "f5ba43639ef37a5e105d92e2090d8f782a96ca4c97457b29")
    #expect(
      chain(SHA512.self)
        == "30d6c78a55e1f152f00703601a37b39b96c6c8fa2b3e66fb9c8182466b108d39"
        + "d5dd84827c69cadb4376853da7ec31ea83a0a7a0e5a713bac426e0f0ceea8424")
  }

  @Test func aMessageInPartsHasTheDigestOfTheWhole() {
    let message = (0..<500).map { UInt8(truncatingIfNeeded: $0) }
    for cut in 0...500 {
      var function = SHA256()
      function.update(data: message[..<cut])
      let before = function.finalize()
      function.update(data: message[cut...])

      #expect(function.finalize() == SHA256.hash(data: message))
      #expect(before == SHA256.hash(data: message[..<cut]))
    }
  }

  @Test func digestsAreSequencesOfBytes() {
    let digest = Insecure.MD5.hash(data: Data("x".utf8))

    #expect(Data(digest).count == 16)
    #expect(digest == Data(digest))
    #expect(digest != Data())
    #expect(Set([digest, Insecure.MD5.hash(data: Data("x".utf8))]).count == 1)
    #expect(SHA256.byteCount == 32)
    #expect(SHA256Digest.byteCount == 32)
    #expect(SHA384.blockByteCount == 128)
  }

  /// RFC 4231, cases 2 and 6 (the key is longer than a block).
  @Test func codesOfTheStandard() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let message = Data("what do ya want for nothing?".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
    let long = SymmetricKey(data: Data(repeating: 0xaa, count: 131))
    let other = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)

    #expect(
      "\(code)" == "HMAC with SHA256: "
        + "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(
      hexadecimal(HMAC<SHA256>.authenticationCode(for: other, using: long))
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
    #expect(
      HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: message, using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: other, using: key))
  }

  /// RFC 5869, cases 1 and 3.
  @Test func derivedKeysOfTheStandard() {
    let key = SymmetricKey(data: Data(repeating: 0x0b, count: 22))
    let derived = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: key, salt: Data(0...12), info: Data(0xf0...0xf9), outputByteCount: 42)
    let plain = HKDF<SHA256>.deriveKey(inputKeyMaterial: key, outputByteCount: 42)

    #expect(
      derived.withUnsafeBytes { hexadecimal($0) }
        == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
    #expect(
      plain.withUnsafeBytes { hexadecimal($0) }
        == "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8")
    #expect(derived.bitCount == 336)
    #expect(SymmetricKey(size: .bits256).bitCount == 256)
    #expect(SymmetricKey(size: .bits256) != SymmetricKey(size: .bits256))
  }

  /// As apps call it: with a buffer of bytes, or an array.
  @Test func functionsOfCommonCrypto() {
    let data = Data("abc".utf8)
    var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    data.withUnsafeBytes { _ = CC_MD5($0.baseAddress, CC_LONG(data.count), &digest) }
    #expect(digest == Array(Insecure.MD5.hash(data: data)))

    digest = [UInt8](repeating: 0, count: Int(CC_SHA512_DIGEST_LENGTH))
    CC_SHA512(Array(data), CC_LONG(data.count), &digest)
    #expect(digest == Array(SHA512.hash(data: data)))

    var state = CC_SHA256_CTX()
    digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    #expect(CC_SHA256_Init(&state) == 1)
    for byte in data { CC_SHA256_Update(&state, [byte], 1) }
    CC_SHA256_Final(&digest, &state)
    #expect(digest == Array(SHA256.hash(data: data)))

    digest = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
    CCHmac(
      CCHmacAlgorithm(kCCHmacAlgSHA1), "Jefe", 4, "what do ya want for nothing?", 28, &digest)
    #expect(hexadecimal(digest) == "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
  }
}
