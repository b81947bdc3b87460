// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder

extension UINavigationBar {
  /// Reads what a bar has that stands alone or is a controller's.
  func decodeNavigationBar(_ element: NibElement, _ session: NibSession) {
    if element["barStyle"] == "black" { barStyle = .black }
    if let color = session.color("barTintColor", of: element) { barTintColor = color }
    if let texts = session.textAttributes("titleTextAttributes", of: element) {
      titleTextAttributes = texts
    }
    if let texts = session.textAttributes("largeTitleTextAttributes", of: element) {
      largeTitleTextAttributes = texts
    }
    if let look = session.navigationBarAppearance("standardAppearance", of: element) {
      standardAppearance = look
    }
    if let look = session.navigationBarAppearance("compactAppearance", of: element) {
      compactAppearance = look
    }
    if let look = session.navigationBarAppearance("scrollEdgeAppearance", of: element) {
      scrollEdgeAppearance = look
    }
    if let translucent = element.bool("translucent") { isTranslucent = translucent }
    prefersLargeTitles = element.bool("largeTitles") ?? false
    let items = element.list("items")
    if !items.isEmpty { self.items = items.map(session.makeNavigationItem) }
  }
}

extension UIToolbar {
  /// Reads what a toolbar has.
  func decodeToolbar(_ element: NibElement, _ session: NibSession) {
    if element["barStyle"] == "black" { barStyle = .black }
    if let color = session.color("barTintColor", of: element) { barTintColor = color }
    if let translucent = element.bool("translucent") { isTranslucent = translucent }
    let items = element.list("items")
    if !items.isEmpty { self.items = items.map(session.makeBarButtonItem) }
  }
}

extension UITabBar {
  /// Reads what a bar has that stands alone or is a controller's.
  func decodeTabBar(_ element: NibElement, _ session: NibSession) {
    if element["barStyle"] == "black" { barStyle = .black }
    if let color = session.color("selectedImageTintColor", of: element) { tintColor = color }
    if let color = session.color("unselectedItemTintColor", of: element) {
      unselectedItemTintColor = color
    }
    if let look = session.tabBarAppearance("standardAppearance", of: element) {
      standardAppearance = look
    }
    if let look = session.tabBarAppearance("scrollEdgeAppearance", of: element) {
      scrollEdgeAppearance = look
    }
    if let color = session.color("barTintColor", of: element) { barTintColor = color }
    if let translucent = element.bool("translucent") { isTranslucent = translucent }
    let items = element.list("items")
    if !items.isEmpty { self.items = items.map(session.makeTabBarItem) }
  }
}

extension UISearchBar {
  /// Reads what a search bar has.
  func decodeSearchBar(_ element: NibElement, _ session: NibSession) {
    decodeInputTraits(of: element)
    switch element["searchBarStyle"] {
    case "prominent": searchBarStyle = .prominent
    case "minimal": searchBarStyle = .minimal
    default: break
    }
    if let text = element.string("placeholder") { placeholder = text }
    if let text = element.string("text") { self.text = text }
    if let text = element.string("prompt") { prompt = text }
    if let color = session.color("barTintColor", of: element) { barTintColor = color }
    if let shows = element.bool("showsCancelButton") { showsCancelButton = shows }
    if let shows = element.bool("showsBookmarkButton") { showsBookmarkButton = shows }
    let titles = element.list("scopeButtonTitles").map(\.text)
    if !titles.isEmpty { scopeButtonTitles = titles }
    if let shows = element.bool("showsScopeBar") { showsScopeBar = shows }
  }
}

extension UIDatePicker {
  /// Reads what a date picker has.
  func decodeDatePicker(_ element: NibElement, _ session: NibSession) {
    switch element["datePickerMode"] {
    case "time": datePickerMode = .time
    case "date": datePickerMode = .date
    case "countDownTimer": datePickerMode = .countDownTimer
    case "yearAndMonth": datePickerMode = .yearAndMonth
    default: datePickerMode = .dateAndTime
    }
    switch element["style"] {
    case "wheels": preferredDatePickerStyle = .wheels
    case "compact": preferredDatePickerStyle = .compact
    case "inline": preferredDatePickerStyle = .inline
    default: break
    }
    if let interval = element.integer("minuteInterval") { minuteInterval = interval }
    if let name = element.child(key: "locale")?["localeIdentifier"] {
      locale = Locale(identifier: name)
    }
    func date(_ key: String) -> Date? {
      element.child(key: key)?.number("timeIntervalSinceReferenceDate").map {
        Date(timeIntervalSinceReferenceDate: $0)
      }
    }
    minimumDate = date("minimumDate")
    maximumDate = date("maximumDate")
    if element["useCurrentDate"] != "YES", let date = date("date") { self.date = date }
  }
}
