// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UITabBarItem {
  /// The items that the system has a title and a picture for, with UIKit's numbers. Titles are the
  /// English ones, as those of ``UIBarButtonItem/SystemItem``.
  public enum SystemItem: Int, Sendable {
    /// "More", with three dots.
    case more = 0
    /// "Favorites", with a star.
    case favorites
    /// "Featured", with a star.
    case featured
    /// "Top Rated", with a star.
    case topRated
    /// "Recents", with a clock.
    case recents
    /// "Contacts", with a person.
    case contacts
    /// "History", with a clock.
    case history
    /// "Bookmarks", with a book.
    case bookmarks
    /// "Search", with a magnifying glass.
    case search
    /// "Downloads", with an arrow into a tray.
    case downloads
    /// "Most Recent", with a clock.
    case mostRecent
    /// "Most Viewed", with a list.
    case mostViewed

    var title: String { look.title }
    var image: UIImage? { UIImage(systemName: look.symbol) }

    private var look: (title: String, symbol: String) {
      switch self {
      case .more: ("More", "ellipsis")
      case .favorites: ("Favorites", "star.fill")
      case .featured: ("Featured", "star.fill")
      case .topRated: ("Top Rated", "star.fill")
      case .recents: ("Recents", "clock.fill")
      case .contacts: ("Contacts", "person.crop.circle.fill")
      case .history: ("History", "clock.fill")
      case .bookmarks: ("Bookmarks", "book.fill")
      case .search: ("Search", "magnifyingglass")
      case .downloads: ("Downloads", "square.and.arrow.down.fill")
      case .mostRecent: ("Most Recent", "clock.fill")
      case .mostViewed: ("Most Viewed", "list.number")
      }
    }

    /// The item of a name in files of Interface Builder; `nil` where there is none.
    init?(nibName: String) {
      let names = [
        "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks",
        "search", "downloads", "mostRecent", "mostViewed",
      ]
      guard let number = names.firstIndex(of: nibName) else { return nil }
      self.init(rawValue: number)
    }
  }

  /// Makes an item of the system's, with the system's title and picture, which stay, and a number
  /// to find it by.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: systemItem.image, tag: tag)
    isOfSystem = true
  }
}
