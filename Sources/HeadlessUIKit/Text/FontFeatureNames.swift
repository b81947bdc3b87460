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

/// The key of a feature's kind in a list of what a font can: that of
/// `UIFontDescriptor.FeatureKey.type`.
public let kCTFontFeatureTypeIdentifierKey: CFString = UIFontDescriptor.FeatureKey.type.rawValue
/// The key of the name of a feature's kind.
public let kCTFontFeatureTypeNameKey: CFString = "CTFeatureTypeName"
/// The key that says whether one of a kind rules out the others.
public let kCTFontFeatureTypeExclusiveKey: CFString = "CTFeatureTypeExclusive"
/// The key of the features of a kind.
public let kCTFontFeatureTypeSelectorsKey: CFString = "CTFeatureTypeSelectors"
/// The key of a feature of its kind: that of `UIFontDescriptor.FeatureKey.selector`.
public let kCTFontFeatureSelectorIdentifierKey: CFString =
  UIFontDescriptor.FeatureKey.selector.rawValue
/// The key of a feature's name.
public let kCTFontFeatureSelectorNameKey: CFString = "CTFeatureSelectorName"
/// The key that says whether a feature is on where nothing is said.
public let kCTFontFeatureSelectorDefaultKey: CFString = "CTFeatureSelectorDefault"
/// The key that says whether a feature is on.
public let kCTFontFeatureSelectorSettingKey: CFString = "CTFeatureSelectorSetting"
