// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A search bar and the screen that shows what was found.
///
/// ```swift
/// let search = UISearchController(searchResultsController: nil)
/// search.searchResultsUpdater = self
/// navigationItem.searchController = search
/// ```
///
/// While it is active, its bar has a button to cancel, and the results controller's view, where
/// there is one, lies over the screen that the bar belongs to as soon as there is text.
open class UISearchController: UIViewController {
  /// The controller of what was found; `nil` where the searching screen shows it itself.
  public let searchResultsController: UIViewController?
  private let bar = UISearchBar()
  /// The screen whose navigation item has the search.
  final weak var searchingController: UIViewController?

  /// Makes a search.
  ///
  /// - Parameter searchResultsController: Shows what was found; `nil` where the searching screen
  ///   does.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUpBar()
  }

  /// Makes a search without a controller of results, as `UISearchController()` does.
  public override init(nibName: String?, bundle: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibName, bundle: bundle)
    setUpBar()
  }

  private func setUpBar() {
    // As high as a table's header takes it, for which many apps do not ask its size.
    bar.frame.size.height = bar.fieldRow
    bar.onTextChange = { [weak self] in self?.update() }
    bar.onBegin = { [weak self] in self?.isActive = true }
    bar.onCancel = { [weak self] in self?.isActive = false }
    bar.placeholder = "Search"
  }

  /// Archives of controllers are not read: always `nil`.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Has what was found brought up to date.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Hears of the search coming and going.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The bar.
  open var searchBar: UISearchBar { bar }

  /// Whether people are searching. The default is false.
  open var isActive: Bool = false {
    didSet { if isActive != oldValue { activityDidChange() } }
  }

  /// Whether what lies behind is darkened while there is no text. Kept only: it is for searches
  /// without a results controller false in most apps. The default is true.
  open var obscuresBackgroundDuringPresentation: Bool = true
  /// Whether the titles and buttons of the navigation bar go away while people search, and the
  /// field moves up to their place. The default is true.
  open var hidesNavigationBarDuringPresentation: Bool = true {
    didSet {
      if isActive, hidesNavigationBarDuringPresentation != oldValue {
        searchingController?.navigationItem.onChange()
      }
    }
  }

  /// Whether the titles and buttons of the navigation bar are away now.
  final var coversNavigationBar: Bool { isActive && hidesNavigationBarDuringPresentation }
  /// Whether the button to cancel comes and goes with the search. The default is true.
  open var automaticallyShowsCancelButton: Bool = true
  /// Whether the scopes come and go with the search. The default is true.
  open var automaticallyShowsScopeBar: Bool = true
  /// When the scopes show.
  public enum ScopeBarActivation: Int, Sendable {
    /// As the system likes: while people search.
    case automatic = 0
    /// When the app says so.
    case manual = 1
    /// Once something is typed.
    case onTextEntry = 2
    /// While people search.
    case onSearchActivation = 3
  }

  /// When the scopes show. With `manual` they do where ``UISearchBar/showsScopeBar`` says so; with
  /// the others while people search. The default is `automatic`.
  open var scopeBarActivation: ScopeBarActivation = .automatic {
    didSet { automaticallyShowsScopeBar = scopeBarActivation != .manual }
  }
  /// What the field suggests. It is not drawn, which is reported where it would be. The default is
  /// `nil`.
  open var searchSuggestions: [any UISearchSuggestion]? {
    didSet {
      guard isActive, searchSuggestions?.isEmpty == false else { return }
      RenderingEnvironment.reportNotDrawn(
        "UISearchController.searchSuggestions", "no list of suggestions lies below the field")
    }
  }
  /// Whether suggestions are left out where the field stands below the title. Kept only. The
  /// default is false.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool = false
  /// Whether the results show by themselves once something is typed. The default is true.
  open var automaticallyShowsSearchResultsController: Bool = true {
    didSet { if automaticallyShowsSearchResultsController != oldValue { showResults() } }
  }
  /// Whether the results show although there is no text. The default is false.
  open var showsSearchResultsController: Bool = false {
    didSet { update() }
  }

  private func activityDidChange() {
    if isActive {
      delegate?.willPresentSearchController(self)
    } else {
      delegate?.willDismissSearchController(self)
    }
    if automaticallyShowsCancelButton { bar.showsCancelButton = isActive }
    if automaticallyShowsScopeBar, bar.scopeButtonTitles != nil { bar.showsScopeBar = isActive }
    if isActive {
      bar.becomeFirstResponder()
    } else {
      bar.searchTextField.text = nil
      bar.resignFirstResponder()
    }
    update()
    if isActive {
      delegate?.didPresentSearchController(self)
    } else {
      delegate?.didDismissSearchController(self)
    }
    searchingController?.navigationItem.onChange()
  }

  private func update() {
    // The screen may say what nothing was found for.
    searchingController?.viewStorage?.setNeedsLayout()
    showResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Lays the results over the searching screen, or takes them away.
  private func showResults() {
    guard let searchResultsController, let screen = searchingController, screen.isViewLoaded else {
      return
    }
    let isShown =
      isActive
      && (showsSearchResultsController
        || automaticallyShowsSearchResultsController && bar.text?.isEmpty == false)
    let view: UIView = searchResultsController.view
    if isShown, view.superviewStorage !== screen.view {
      screen.addChild(searchResultsController)
      view.frame = screen.view.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      screen.view.addSubview(view)
      searchResultsController.didMove(toParent: screen)
    } else if !isShown, view.superviewStorage === screen.view {
      searchResultsController.willMove(toParent: nil)
      view.removeFromSuperview()
      searchResultsController.removeFromParent()
    }
  }
}

/// Brings what was found up to date.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: DelegateObject {
  /// Called when the text or the scope has changed, by people or by code, or the search came or
  /// went.
  func updateSearchResults(for searchController: UISearchController)
  /// On iOS, called when somebody has tapped a suggestion; never called here.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// Does nothing.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// Hears of a search coming and going.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: DelegateObject {
  /// Called before the search comes. The default does nothing.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search came. The default does nothing.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search goes. The default does nothing.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search went. The default does nothing.
  func didDismissSearchController(_ searchController: UISearchController)
  /// On iOS, called where the delegate is to present the search itself; never called here.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
}
