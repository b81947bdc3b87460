// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A key by its place on a keyboard, as the USB's usage tables number it (HID Usage Tables 1.21,
/// section 10).
public enum UIKeyboardHIDUsage: Int, Hashable, Sendable {
  /// Too many keys are down.
  case keyboardErrorRollOver = 1
  /// The key A.
  case keyboardA = 4
  /// The key B.
  case keyboardB = 5
  /// The key C.
  case keyboardC = 6
  /// The key D.
  case keyboardD = 7
  /// The key E.
  case keyboardE = 8
  /// The key F.
  case keyboardF = 9
  /// The key G.
  case keyboardG = 10
  /// The key H.
  case keyboardH = 11
  /// The key I.
  case keyboardI = 12
  /// The key J.
  case keyboardJ = 13
  /// The key K.
  case keyboardK = 14
  /// The key L.
  case keyboardL = 15
  /// The key M.
  case keyboardM = 16
  /// The key N.
  case keyboardN = 17
  /// The key O.
  case keyboardO = 18
  /// The key P.
  case keyboardP = 19
  /// The key Q.
  case keyboardQ = 20
  /// The key R.
  case keyboardR = 21
  /// The key S.
  case keyboardS = 22
  /// The key T.
  case keyboardT = 23
  /// The key U.
  case keyboardU = 24
  /// The key V.
  case keyboardV = 25
  /// The key W.
  case keyboardW = 26
  /// The key X.
  case keyboardX = 27
  /// The key Y.
  case keyboardY = 28
  /// The key Z.
  case keyboardZ = 29
  /// The key 1 above the letters.
  case keyboard1 = 30
  /// The key 2 above the letters.
  case keyboard2 = 31
  /// The key 3 above the letters.
  case keyboard3 = 32
  /// The key 4 above the letters.
  case keyboard4 = 33
  /// The key 5 above the letters.
  case keyboard5 = 34
  /// The key 6 above the letters.
  case keyboard6 = 35
  /// The key 7 above the letters.
  case keyboard7 = 36
  /// The key 8 above the letters.
  case keyboard8 = 37
  /// The key 9 above the letters.
  case keyboard9 = 38
  /// The key 0 above the letters.
  case keyboard0 = 39
  /// Return.
  case keyboardReturnOrEnter = 40
  /// Escape.
  case keyboardEscape = 41
  /// Delete backward.
  case keyboardDeleteOrBackspace = 42
  /// Tab.
  case keyboardTab = 43
  /// Space.
  case keyboardSpacebar = 44
  /// The key - of the letters.
  case keyboardHyphen = 45
  /// The key =.
  case keyboardEqualSign = 46
  /// The key [.
  case keyboardOpenBracket = 47
  /// The key ].
  case keyboardCloseBracket = 48
  /// The key \.
  case keyboardBackslash = 49
  /// The key # of keyboards that are not American.
  case keyboardNonUSPound = 50
  /// The key ;.
  case keyboardSemicolon = 51
  /// The key '.
  case keyboardQuote = 52
  /// The key `.
  case keyboardGraveAccentAndTilde = 53
  /// The key ,.
  case keyboardComma = 54
  /// The key . of the letters.
  case keyboardPeriod = 55
  /// The key / of the letters.
  case keyboardSlash = 56
  /// Caps lock.
  case keyboardCapsLock = 57
  /// The key F1.
  case keyboardF1 = 58
  /// The key F2.
  case keyboardF2 = 59
  /// The key F3.
  case keyboardF3 = 60
  /// The key F4.
  case keyboardF4 = 61
  /// The key F5.
  case keyboardF5 = 62
  /// The key F6.
  case keyboardF6 = 63
  /// The key F7.
  case keyboardF7 = 64
  /// The key F8.
  case keyboardF8 = 65
  /// The key F9.
  case keyboardF9 = 66
  /// The key F10.
  case keyboardF10 = 67
  /// The key F11.
  case keyboardF11 = 68
  /// The key F12.
  case keyboardF12 = 69
  /// Print screen.
  case keyboardPrintScreen = 70
  /// Scroll lock.
  case keyboardScrollLock = 71
  /// Pause.
  case keyboardPause = 72
  /// Insert.
  case keyboardInsert = 73
  /// Home.
  case keyboardHome = 74
  /// Page up.
  case keyboardPageUp = 75
  /// Delete forward.
  case keyboardDeleteForward = 76
  /// End.
  case keyboardEnd = 77
  /// Page down.
  case keyboardPageDown = 78
  /// To the right.
  case keyboardRightArrow = 79
  /// To the left.
  case keyboardLeftArrow = 80
  /// Down.
  case keyboardDownArrow = 81
  /// Up.
  case keyboardUpArrow = 82
  /// Num lock.
  case keypadNumLock = 83
  /// The key / of the numbers.
  case keypadSlash = 84
  /// The key * of the numbers.
  case keypadAsterisk = 85
  /// The key - of the numbers.
  case keypadHyphen = 86
  /// The key + of the numbers.
  case keypadPlus = 87
  /// Enter of the numbers.
  case keypadEnter = 88
  /// The key 1 of the numbers.
  case keypad1 = 89
  /// The key 2 of the numbers.
  case keypad2 = 90
  /// The key 3 of the numbers.
  case keypad3 = 91
  /// The key 4 of the numbers.
  case keypad4 = 92
  /// The key 5 of the numbers.
  case keypad5 = 93
  /// The key 6 of the numbers.
  case keypad6 = 94
  /// The key 7 of the numbers.
  case keypad7 = 95
  /// The key 8 of the numbers.
  case keypad8 = 96
  /// The key 9 of the numbers.
  case keypad9 = 97
  /// The key 0 of the numbers.
  case keypad0 = 98
  /// The key . of the numbers.
  case keypadPeriod = 99
  /// Control on the left.
  case keyboardLeftControl = 224
  /// Shift on the left.
  case keyboardLeftShift = 225
  /// Option on the left.
  case keyboardLeftAlt = 226
  /// Command on the left.
  case keyboardLeftGUI = 227
  /// Control on the right.
  case keyboardRightControl = 228
  /// Shift on the right.
  case keyboardRightShift = 229
  /// Option on the right.
  case keyboardRightAlt = 230
  /// Command on the right.
  case keyboardRightGUI = 231
}
