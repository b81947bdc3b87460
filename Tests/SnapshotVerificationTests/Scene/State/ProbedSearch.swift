// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit

extension ProbedClass {
  /// Search bars, refresh controls, and what bars have beside the usual.
  static var searches: [ProbedClass] {
    [searchBar, searchField, refreshControl, refreshedScrollView, oldNavigationBar]
  }

  private static var searchBar: ProbedClass {
    ProbedClass(
      UISearchBar.self, size: CGSize(width: 240, height: 100),
      inert:
        "barStyle isSearchResultsButtonSelected scopeBarBackgroundImage searchFieldBackgroundPositionAdjustment searchTextPositionAdjustment showsBookmarkButton showsSearchResultsButton "
        + "delegate isEnabled isTranslucent keyboardType keyboardAppearance returnKeyType "
        + "enablesReturnKeyAutomatically autocapitalizationType autocorrectionType",
      make: {
        let bar = UISearchBar()
        bar.scopeButtonTitles = ["All", "Cats"]
        return bar
      },
      [
        Probe("text", "UITextFieldLabel 'cats'") { $0.text = "cats" },
        Probe("placeholder", "UITextFieldLabel 'Search'") { $0.placeholder = "Search" },
        Probe("prompt", "UILabel") { $0.prompt = "Find a pet" },
        Probe("showsCancelButton", "cancel button no became yes") { $0.showsCancelButton = true },
        Probe("showsScopeBar", "scope bar no became yes") { $0.showsScopeBar = true },
        Probe("scopeButtonTitles", "UISegment at", given: { $0.showsScopeBar = true }) {
          $0.scopeButtonTitles = ["All", "Dogs", "Cats"]
        },
        Probe(
          "selectedScopeButtonIndex", "selected", given: { $0.showsScopeBar = true }
        ) { $0.selectedScopeButtonIndex = 1 },
        Probe("searchBarStyle", "search bar style the default became minimal") {
          $0.searchBarStyle = .minimal
        },
        Probe("barTintColor", "bar tint color") { $0.barTintColor = .red },
        Probe("backgroundImage", "background") { $0.backgroundImage = UIImage() },
      ])
  }

  private static var searchField: ProbedClass {
    ProbedClass(
      UISearchTextField.self, size: CGSize(width: 200, height: 36),
      [Probe("placeholder", "UITextFieldLabel 'Search'") { $0.placeholder = "Search" }])
  }

  private static var refreshControl: ProbedClass {
    ProbedClass(
      UIRefreshControl.self,
      make: {
        let refresh = UIRefreshControl()
        refresh.beginRefreshing()
        return refresh
      },
      [
        Probe("attributedTitle", "UILabel") {
          $0.attributedTitle = NSAttributedString(string: "Loading")
        },
        Probe("isRefreshing", "refreshing yes became no") { $0.endRefreshing() },
      ])
  }

  private static var refreshedScrollView: ProbedClass {
    ProbedClass(
      UIScrollView.self, size: CGSize(width: 120, height: 120),
      make: {
        let view = UIScrollView()
        view.contentOffset.y = -60
        return view
      },
      [
        Probe("refreshControl", "UIRefreshControl") { view in
          let refresh = UIRefreshControl()
          refresh.beginRefreshing()
          view.refreshControl = refresh
        }
      ])
  }

  private static var oldNavigationBar: ProbedClass {
    ProbedClass(
      UINavigationBar.self, size: CGSize(width: 200, height: 44),
      // Only bars of phones that lie on their side have the first two.
      inert: "compactAppearance compactScrollEdgeAppearance",
      make: {
        let bar = UINavigationBar()
        bar.items = [UINavigationItem(title: "Pets")]
        return bar
      },
      [
        Probe("barStyle", "bar style the default became black") { $0.barStyle = .black },
        Probe("backgroundImage", "background color") {
          $0.setBackgroundImage(UIImage(), for: .default)
        },
        Probe(
          "shadowImage", "hidden", given: { $0.setBackgroundImage(.square(.black), for: .default) }
        ) { $0.shadowImage = UIImage() },
        Probe(
          "backIndicatorImage", "was added",
          given: {
            $0.pushItem(UINavigationItem(title: "Ada"), animated: false)
            $0.backIndicatorTransitionMaskImage = .square(.black)
          }
        ) { $0.backIndicatorImage = .square(.black) },
        Probe(
          "backIndicatorTransitionMaskImage", "was added",
          given: {
            $0.pushItem(UINavigationItem(title: "Ada"), animated: false)
            $0.backIndicatorImage = .square(.black)
          }
        ) { $0.backIndicatorTransitionMaskImage = .square(.black) },
      ])
  }
}
