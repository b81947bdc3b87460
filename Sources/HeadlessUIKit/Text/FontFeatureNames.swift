// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// The numbers of the kinds of font features that apps ask for most, as CoreText's headers have them.

/// Digits that are as wide as one another, or as wide as they are.
public let kNumberSpacingType = 6
/// Digits that are as wide as one another, of ``kNumberSpacingType``.
public let kMonospacedNumbersSelector = 0
/// Digits that are as wide as they are, of ``kNumberSpacingType``.
public let kProportionalNumbersSelector = 1
/// Small letters as small capitals.
public let kLowerCaseType = 37
/// Small capitals, of ``kLowerCaseType``.
public let kLowerCaseSmallCapsSelector = 1
/// Capitals as small capitals.
public let kUpperCaseType = 38
/// Small capitals, of ``kUpperCaseType``.
public let kUpperCaseSmallCapsSelector = 1
/// Other forms of letters.
public let kStylisticAlternativesType = 35
/// Digits on the line, or below it.
public let kNumberCaseType = 21
/// Digits as high as capitals, of ``kNumberCaseType``.
public let kUpperCaseNumbersSelector = 1
