// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension RewrittenClass {
  /// Pickers, searches, effects and what lists show.
  static var inputs: [RewrittenClass] {
    [
      datePicker, pickerView, searchBar, refreshControl, inputView, listCell, listContent, effect,
    ]
  }

  private static var datePicker: RewrittenClass {
    RewrittenClass(
      UIDatePicker.self,
      "calendar countDownDuration date datePickerMode locale maximumDate minimumDate "
        + "minuteInterval preferredDatePickerStyle roundsToMinuteInterval timeZone",
      \.calendar, \.countDownDuration, \.date, \.datePickerMode, \.locale, \.maximumDate,
      \.minimumDate, \.minuteInterval, \.preferredDatePickerStyle, \.roundsToMinuteInterval,
      \.timeZone)
  }

  private static var pickerView: RewrittenClass {
    RewrittenClass(
      UIPickerView.self,
      "dataSource delegate showsSelectionIndicator",
      \.dataSource, \.delegate, \.showsSelectionIndicator)
  }

  private static var searchBar: RewrittenClass {
    RewrittenClass(
      UISearchBar.self,
      make: {
        let bar = UISearchBar()
        bar.text = "Ada"
        bar.scopeButtonTitles = ["All", "Near"]
        bar.showsCancelButton = true
        return bar
      },
      "autocapitalizationType autocorrectionType backgroundImage barTintColor delegate "
        + "enablesReturnKeyAutomatically isEnabled isTranslucent keyboardAppearance keyboardType placeholder "
        + "prompt returnKeyType scopeButtonTitles searchBarStyle selectedScopeButtonIndex "
        + "showsCancelButton showsScopeBar text barStyle isSearchResultsButtonSelected "
        + "scopeBarBackgroundImage searchFieldBackgroundPositionAdjustment "
        + "searchTextPositionAdjustment showsBookmarkButton showsSearchResultsButton",
      \.autocapitalizationType, \.autocorrectionType, \.backgroundImage, \.barTintColor,
      \.delegate, \.enablesReturnKeyAutomatically, \.isEnabled, \.isTranslucent,
      \.keyboardAppearance, \.keyboardType, \.placeholder, \.prompt, \.returnKeyType,
      \.scopeButtonTitles, \.searchBarStyle, \.selectedScopeButtonIndex, \.showsCancelButton,
      \.showsScopeBar, \.text, \.barStyle, \.isSearchResultsButtonSelected,
      \.scopeBarBackgroundImage,
      \.searchFieldBackgroundPositionAdjustment, \.searchTextPositionAdjustment,
      \.showsBookmarkButton, \.showsSearchResultsButton)
  }

  private static var refreshControl: RewrittenClass {
    RewrittenClass(UIRefreshControl.self, "attributedTitle", \.attributedTitle)
  }

  private static var inputView: RewrittenClass {
    RewrittenClass(
      UIInputView.self, make: { UIInputView(frame: .zero, inputViewStyle: .keyboard) },
      "allowsSelfSizing", \.allowsSelfSizing)
  }

  private static var listCell: RewrittenClass {
    RewrittenClass(
      UICollectionViewListCell.self,
      make: {
        let cell = UICollectionViewListCell()
        cell.accessories = [.disclosureIndicator()]
        return cell
      },
      "accessories indentationLevel indentationWidth indentsAccessories",
      \.accessories, \.indentationLevel, \.indentationWidth, \.indentsAccessories)
  }

  private static var listContent: RewrittenClass {
    RewrittenClass(
      UIListContentView.self,
      make: {
        var configuration = UIListContentConfiguration.subtitleCell()
        configuration.text = "Ada"
        return UIListContentView(configuration: configuration)
      },
      "configuration", \.configuration)
  }

  private static var effect: RewrittenClass {
    RewrittenClass(
      UIVisualEffectView.self,
      make: { UIVisualEffectView(effect: UIBlurEffect(style: .regular)) },
      "effect", \.effect)
  }
}
