// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Which characters are shown as emoji.
enum Emoji {
  /// Whether a user-perceived character is an emoji by default or by its variation selector, as UTS
  /// #51 says.
  static func isEmoji(_ scalars: [UInt32]) -> Bool {
    guard let first = scalars.first, scalars.count > 1 || first >= 0x231A else { return false }
    if scalars.contains(0xFE0E) { return false }
    if scalars.contains(0xFE0F) { return properties(first)?.isEmoji == true }
    return properties(first)?.isEmojiPresentation == true
      || scalars.count > 1 && properties(first)?.isEmojiModifierBase == true
        && properties(scalars[1])?.isEmojiModifier == true
  }

  /// Whether a sign is one of text by UTS #51 that iOS shows in color where the font has no letter
  /// for it, as the system's has none: ☀, ✈, ✔, ❤ without a selector.
  static func isSignInColor(_ scalars: [UInt32]) -> Bool {
    guard scalars.count == 1, let scalar = scalars.first else { return false }
    switch scalar {
    case 0x25B6, 0x25C0, 0x2600...0x27BF, 0x1_F000...: return properties(scalar)?.isEmoji == true
    default: return false
    }
  }

  private static func properties(_ scalar: UInt32) -> Unicode.Scalar.Properties? {
    Unicode.Scalar(scalar)?.properties
  }
}
