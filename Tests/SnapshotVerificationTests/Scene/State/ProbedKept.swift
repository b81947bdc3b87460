// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension ProbedClass {
  /// What views keep and no picture shows.
  static var kept: [ProbedClass] {
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

  private static var keptSearchBar: ProbedClass {
    ProbedClass(
      UISearchBar.self,
      inert: "textContentType spellCheckingType smartQuotesType "
        + "smartDashesType smartInsertDeleteType isSecureTextEntry "
        + "isLookToDictateEnabled",
      [])
  }

  private static var keptSearchTextField: ProbedClass {
    ProbedClass(
      UISearchTextField.self,
      inert: "allowsDeletingTokens allowsCopyingTokens searchSuggestions",
      [
        Probe("tokens", "SearchTokenView") {
          $0.tokens = [UISearchToken(icon: nil, text: "Cats")]
        },
        Probe(
          "tokenBackgroundColor", "background color",
          given: { $0.tokens = [UISearchToken(icon: nil, text: "Cats")] },
          { $0.tokenBackgroundColor = .red }),
      ])
  }

  private static var keptTextView: ProbedClass {
    ProbedClass(
      UITextView.self,
      inert: "isFindInteractionEnabled "
        + "usesStandardTextScaling textDragDelegate textDropDelegate "
        + "inlinePredictionType passwordRules inputDelegate",
      [
        Probe(
          "dataDetectorTypes", "attributes",
          given: {
            $0.text = "See www.example.com"
            $0.isEditable = false
          }, { $0.dataDetectorTypes = .link })
      ])
  }

  private static var keptLabel: ProbedClass {
    ProbedClass(
      UILabel.self,
      inert: "allowsDefaultTighteningForTruncation "
        + "showsExpansionTextWhenTruncated preferredVibrancy",
      [])
  }

  private static var keptTableView: ProbedClass {
    ProbedClass(
      UITableView.self,
      inert: "sectionIndexColor sectionIndexBackgroundColor "
        + "sectionIndexTrackingBackgroundColor "
        + "sectionIndexMinimumDisplayRowCount selfSizingInvalidation "
        + "allowsFocus remembersLastFocusedIndexPath",
      [])
  }

  private static var keptCollectionView: ProbedClass {
    ProbedClass(
      UICollectionView.self,
      inert: "selfSizingInvalidation allowsFocus "
        + "remembersLastFocusedIndexPath reorderingCadence",
      make: { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) },
      [])
  }

  private static var keptContentUnavailableView: ProbedClass {
    ProbedClass(
      UIContentUnavailableView.self,
      inert: "isScrollEnabled",
      make: { UIContentUnavailableView(configuration: unavailable("Ada")) },
      [
        Probe("configuration", "text \"Ada\" became \"Grace\"") {
          $0.configuration = unavailable("Grace")
        }
      ])
  }

  private static func unavailable(_ text: String) -> UIContentUnavailableConfiguration {
    var content = UIContentUnavailableConfiguration.empty()
    content.text = text
    return content
  }

  private static var keptImageView: ProbedClass {
    ProbedClass(
      UIImageView.self,
      inert: "adjustsImageSizeForAccessibilityContentSizeCategory preferredImageDynamicRange",
      [])
  }
}
