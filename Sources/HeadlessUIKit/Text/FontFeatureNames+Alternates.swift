// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// Further numbers of kinds of font features, as CoreText's headers have them.

/// Letters and digits above or below the line.
public let kVerticalPositionType = 10
/// On the line, of ``kVerticalPositionType``.
public let kNormalPositionSelector = 0
/// Above it, of ``kVerticalPositionType``.
public let kSuperiorsSelector = 1
/// Below it, of ``kVerticalPositionType``.
public let kInferiorsSelector = 2
/// As in 1st, of ``kVerticalPositionType``.
public let kOrdinalsSelector = 3
/// As in a formula, of ``kVerticalPositionType``.
public let kScientificInferiorsSelector = 4
/// How fractions look.
public let kFractionsType = 11
/// As digits and a stroke, of ``kFractionsType``.
public let kNoFractionsSelector = 0
/// With a line between, of ``kFractionsType``.
public let kVerticalFractionsSelector = 1
/// With a slanted line, of ``kFractionsType``.
public let kDiagonalFractionsSelector = 2
/// Digits that reach below the line, of ``kNumberCaseType``.
public let kLowerCaseNumbersSelector = 0
/// Forms of letters that depend on those beside them.
public let kContextualAlternatesType = 36
/// Such forms, of ``kContextualAlternatesType``.
public let kContextualAlternatesOnSelector = 0
/// No such forms, of ``kContextualAlternatesType``.
public let kContextualAlternatesOffSelector = 1
/// Swashes, of ``kContextualAlternatesType``.
public let kSwashAlternatesOnSelector = 2
/// No swashes, of ``kContextualAlternatesType``.
public let kSwashAlternatesOffSelector = 3
/// Swashes that depend on letters beside them, of ``kContextualAlternatesType``.
public let kContextualSwashAlternatesOnSelector = 4
/// No swashes that depend on letters beside them, of ``kContextualAlternatesType``.
public let kContextualSwashAlternatesOffSelector = 5
/// Small letters as they are, of ``kLowerCaseType``.
public let kDefaultLowerCaseSelector = 0
/// Capitals as they are, of ``kUpperCaseType``.
public let kDefaultUpperCaseSelector = 0
/// Letters as they are, of ``kStylisticAlternativesType``.
public let kNoStylisticAlternatesSelector = 0
/// The forms of set 1, of ``kStylisticAlternativesType``.
public let kStylisticAltOneOnSelector = 2
/// Not those of set 1, of ``kStylisticAlternativesType``.
public let kStylisticAltOneOffSelector = 3
/// The forms of set 2, of ``kStylisticAlternativesType``.
public let kStylisticAltTwoOnSelector = 4
/// Not those of set 2, of ``kStylisticAlternativesType``.
public let kStylisticAltTwoOffSelector = 5
/// The forms of set 3, of ``kStylisticAlternativesType``.
public let kStylisticAltThreeOnSelector = 6
/// Not those of set 3, of ``kStylisticAlternativesType``.
public let kStylisticAltThreeOffSelector = 7
/// The forms of set 4, of ``kStylisticAlternativesType``.
public let kStylisticAltFourOnSelector = 8
/// Not those of set 4, of ``kStylisticAlternativesType``.
public let kStylisticAltFourOffSelector = 9
/// The forms of set 5, of ``kStylisticAlternativesType``.
public let kStylisticAltFiveOnSelector = 10
/// Not those of set 5, of ``kStylisticAlternativesType``.
public let kStylisticAltFiveOffSelector = 11
/// The forms of set 6, of ``kStylisticAlternativesType``.
public let kStylisticAltSixOnSelector = 12
/// Not those of set 6, of ``kStylisticAlternativesType``.
public let kStylisticAltSixOffSelector = 13
/// The forms of set 7, of ``kStylisticAlternativesType``.
public let kStylisticAltSevenOnSelector = 14
/// Not those of set 7, of ``kStylisticAlternativesType``.
public let kStylisticAltSevenOffSelector = 15
/// The forms of set 8, of ``kStylisticAlternativesType``.
public let kStylisticAltEightOnSelector = 16
/// Not those of set 8, of ``kStylisticAlternativesType``.
public let kStylisticAltEightOffSelector = 17
/// The forms of set 9, of ``kStylisticAlternativesType``.
public let kStylisticAltNineOnSelector = 18
/// Not those of set 9, of ``kStylisticAlternativesType``.
public let kStylisticAltNineOffSelector = 19
/// The forms of set 10, of ``kStylisticAlternativesType``.
public let kStylisticAltTenOnSelector = 20
/// Not those of set 10, of ``kStylisticAlternativesType``.
public let kStylisticAltTenOffSelector = 21
/// The forms of set 11, of ``kStylisticAlternativesType``.
public let kStylisticAltElevenOnSelector = 22
/// Not those of set 11, of ``kStylisticAlternativesType``.
public let kStylisticAltElevenOffSelector = 23
/// The forms of set 12, of ``kStylisticAlternativesType``.
public let kStylisticAltTwelveOnSelector = 24
/// Not those of set 12, of ``kStylisticAlternativesType``.
public let kStylisticAltTwelveOffSelector = 25
/// The forms of set 13, of ``kStylisticAlternativesType``.
public let kStylisticAltThirteenOnSelector = 26
/// Not those of set 13, of ``kStylisticAlternativesType``.
public let kStylisticAltThirteenOffSelector = 27
/// The forms of set 14, of ``kStylisticAlternativesType``.
public let kStylisticAltFourteenOnSelector = 28
/// Not those of set 14, of ``kStylisticAlternativesType``.
public let kStylisticAltFourteenOffSelector = 29
/// The forms of set 15, of ``kStylisticAlternativesType``.
public let kStylisticAltFifteenOnSelector = 30
/// Not those of set 15, of ``kStylisticAlternativesType``.
public let kStylisticAltFifteenOffSelector = 31
/// The forms of set 16, of ``kStylisticAlternativesType``.
public let kStylisticAltSixteenOnSelector = 32
/// Not those of set 16, of ``kStylisticAlternativesType``.
public let kStylisticAltSixteenOffSelector = 33
/// The forms of set 17, of ``kStylisticAlternativesType``.
public let kStylisticAltSeventeenOnSelector = 34
/// Not those of set 17, of ``kStylisticAlternativesType``.
public let kStylisticAltSeventeenOffSelector = 35
/// The forms of set 18, of ``kStylisticAlternativesType``.
public let kStylisticAltEighteenOnSelector = 36
/// Not those of set 18, of ``kStylisticAlternativesType``.
public let kStylisticAltEighteenOffSelector = 37
/// The forms of set 19, of ``kStylisticAlternativesType``.
public let kStylisticAltNineteenOnSelector = 38
/// Not those of set 19, of ``kStylisticAlternativesType``.
public let kStylisticAltNineteenOffSelector = 39
/// The forms of set 20, of ``kStylisticAlternativesType``.
public let kStylisticAltTwentyOnSelector = 40
/// Not those of set 20, of ``kStylisticAlternativesType``.
public let kStylisticAltTwentyOffSelector = 41
