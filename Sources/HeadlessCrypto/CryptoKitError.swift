// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What goes wrong with keys and codes.
public enum CryptoKitError: Error, Equatable, Sendable {
  /// A key of another length is asked for.
  case incorrectKeySize
  /// A parameter of another length is asked for.
  case incorrectParameterSize
  /// A code is not that of its message.
  case authenticationFailure
  /// The system's own error.
  case underlyingCoreCryptoError(error: Int32)
  /// A key could not be wrapped.
  case wrapFailure
  /// A key could not be unwrapped.
  case unwrapFailure
  /// A parameter cannot be used.
  case invalidParameter
}
