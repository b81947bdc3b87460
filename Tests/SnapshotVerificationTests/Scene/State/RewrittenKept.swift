// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension RewrittenClass {
  /// What views keep and no picture shows.
  static var kept: [RewrittenClass] {
    [
      keptSearchBar,
      keptSearchTextField,
      keptTextView,
      keptLabel,
      keptTableView,
      keptCollectionView,
      keptContentUnavailableView, keptImageView,
    ]
  }

  private static var keptSearchBar: RewrittenClass {
    RewrittenClass(
      UISearchBar.self,
      "textContentType spellCheckingType smartQuotesType "
        + "smartDashesType smartInsertDeleteType isSecureTextEntry "
        + "isLookToDictateEnabled",
      \.textContentType, \.spellCheckingType, \.smartQuotesType, \.smartDashesType,
      \.smartInsertDeleteType, \.isSecureTextEntry, \.isLookToDictateEnabled)
  }

  private static var keptSearchTextField: RewrittenClass {
    RewrittenClass(
      UISearchTextField.self,
      "tokens tokenBackgroundColor allowsDeletingTokens "
        + "allowsCopyingTokens searchSuggestions",
      \.tokens, \.tokenBackgroundColor, \.allowsDeletingTokens, \.allowsCopyingTokens,
      \.searchSuggestions)
  }

  private static var keptTextView: RewrittenClass {
    RewrittenClass(
      UITextView.self,
      "dataDetectorTypes isFindInteractionEnabled "
        + "usesStandardTextScaling textDragDelegate textDropDelegate "
        + "inlinePredictionType passwordRules inputDelegate",
      \.dataDetectorTypes, \.isFindInteractionEnabled, \.usesStandardTextScaling,
      \.textDragDelegate, \.textDropDelegate, \.inlinePredictionType, \.passwordRules,
      \.inputDelegate)
  }

  private static var keptLabel: RewrittenClass {
    RewrittenClass(
      UILabel.self,
      "allowsDefaultTighteningForTruncation "
        + "showsExpansionTextWhenTruncated preferredVibrancy",
      \.allowsDefaultTighteningForTruncation, \.showsExpansionTextWhenTruncated,
      \.preferredVibrancy)
  }

  private static var keptTableView: RewrittenClass {
    RewrittenClass(
      UITableView.self,
      "sectionIndexColor sectionIndexBackgroundColor "
        + "sectionIndexTrackingBackgroundColor "
        + "sectionIndexMinimumDisplayRowCount selfSizingInvalidation "
        + "allowsFocus remembersLastFocusedIndexPath",
      \.sectionIndexColor, \.sectionIndexBackgroundColor,
      \.sectionIndexTrackingBackgroundColor, \.sectionIndexMinimumDisplayRowCount,
      \.selfSizingInvalidation, \.allowsFocus, \.remembersLastFocusedIndexPath)
  }

  private static var keptCollectionView: RewrittenClass {
    RewrittenClass(
      UICollectionView.self,
      make: { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) },
      "selfSizingInvalidation allowsFocus "
        + "remembersLastFocusedIndexPath reorderingCadence",
      \.selfSizingInvalidation, \.allowsFocus, \.remembersLastFocusedIndexPath,
      \.reorderingCadence)
  }

  private static var keptContentUnavailableView: RewrittenClass {
    RewrittenClass(
      UIContentUnavailableView.self,
      make: { UIContentUnavailableView(configuration: .empty()) },
      "configuration isScrollEnabled",
      \.configuration, \.isScrollEnabled)
  }

  private static var keptImageView: RewrittenClass {
    RewrittenClass(
      UIImageView.self,
      "adjustsImageSizeForAccessibilityContentSizeCategory preferredImageDynamicRange",
      \.adjustsImageSizeForAccessibilityContentSizeCategory, \.preferredImageDynamicRange)
  }
}
