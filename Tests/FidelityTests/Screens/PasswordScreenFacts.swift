// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// Whole screens of iOS 16 on a phone 430 wide, from passforios' own screenshots: a list with a
/// large title, search, letters and tabs; the same while searching; a card above it.
enum PasswordScreenFacts {
  static func all() throws -> [Fact] { try list() + searching() + cross() + card() }

  private static func source(_ number: Int) -> Fact.Source {
    .picture("passforios, img/screenshot\(number).png, iOS 16")
  }

  private static func tabs(_ root: UIViewController) -> UITabBarController {
    let (tabs, other) = (UITabBarController(), UIViewController())
    root.tabBarItem = UITabBarItem(title: "Passwords", image: nil, tag: 0)
    other.tabBarItem = UITabBarItem(title: "Settings", image: nil, tag: 1)
    tabs.viewControllers = [root, other]
    return tabs
  }

  private static func passwords() -> TitledRows {
    let rows = TitledRows(style: .insetGrouped)
    rows.title = "Password Store"
    rows.tableView.contentInset.top = 8
    rows.letters = ["A", "B", "C", "D", "F", "G", "L", "S", "T", "W", "Z"]
    rows.sections = ["A", "B", "C", "D", "F"].map {
      .init(header: $0, rows: [("amazon.com", nil), ("apple.com", nil)], footer: nil)
    }
    rows.navigationItem.searchController = UISearchController(searchResultsController: nil)
    rows.navigationItem.hidesSearchBarWhenScrolling = false
    return rows
  }

  private static func show(_ rows: TitledRows, in window: UIWindow) {
    let navigation = UINavigationController(rootViewController: rows)
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = tabs(navigation)
    window.layoutIfNeeded()
  }

  // MARK: List

  private static func list() throws -> [Fact] {
    let source = source(1)
    let rows = passwords()
    let (picture, top) = try Phone.proMax.drawn {
      show(rows, in: $0)
    } measure: { _ in
      rows.groupTop(0)
    }
    let title = picture.ink(in: CGRect(x: 16, y: 95, width: 400, height: 52), threshold: 24)
    let field = picture.ink(in: CGRect(x: 0, y: 145, width: 430, height: 50), threshold: 4)
    let sign = picture.ink(in: CGRect(x: 24, y: 153, width: 22, height: 32), threshold: 24)
    let hintArea = CGRect(x: 47, y: 153, width: 150, height: 32)
    let hint = picture.ink(in: hintArea, threshold: 24)
    let header = picture.ink(in: CGRect(x: 36, y: top - 28, width: 40, height: 26), threshold: 24)
    let text = picture.ink(in: CGRect(x: 36, y: top + 8, width: 200, height: 28), threshold: 24)
    let group = picture.ink(in: CGRect(x: 0, y: top + 20, width: 417, height: 2), threshold: 4)
    let line = picture.ink(
      in: CGRect(x: 21, y: top + 43, width: 393, height: 2), threshold: 20)
    let letters = picture.ink(in: CGRect(x: 415, y: 300, width: 15, height: 400), threshold: 40)
    let tabs = [
      picture.ink(in: CGRect(x: 60, y: 883, width: 120, height: 14), threshold: 24),
      picture.ink(in: CGRect(x: 280, y: 883, width: 90, height: 14), threshold: 24),
    ]
    let edge = picture.ink(in: CGRect(x: 4, y: 846, width: 2, height: 4), threshold: 40)
    return Fact.frame(
      "the field", source, CGRect(x: 20, y: 150.667, width: 390, height: 36)
    ) { field }
      + [Fact("the first group below 8 points and a header", source, 247.667) { top }]
      + Fact.frame(
        "the magnifier", source, CGRect(x: 28, y: 160.333, width: 16.333, height: 16.667),
        within: 0.68
      ) { sign }
      + [
        Fact("the large title's ink begins", source, 22, within: 0.68) { title.minX },
        Fact("the large title's baseline", source, 134.333) { title.maxY },
        Fact("the hint's ink begins", source, 51.333, within: 0.68) { hint.minX },
        Fact("the hint's ink ends", source, 102.667, within: 0.68) { hint.maxX },
        Fact("the hint's baseline", source, 175.333) { hint.maxY },
        Fact("the hint is as dark as the magnifier", source, 127, within: 2) {
          picture.darkest(in: hintArea)
        },
        Fact("a header's baseline above its group", source, 10) { top - header.maxY },
        Fact("a header's ink begins", source, 40.333, within: 0.68) { header.minX },
        Fact("a row's baseline", source, 28.667) { text.maxY - top },
        Fact("a row's ink begins", source, 40.667, within: 0.68) { text.minX },
        Fact("a row's ink ends", source, 136.333, within: 0.68) { text.maxX },
        Fact("a group begins", source, 20) { group.minX },
        Fact("a group ends beside the letters", source, 414) { group.maxX },
        Fact("a line begins", source, 40) { line.minX },
        Fact("a line is above the row's end", source, 43.667) { line.minY - top },
        Fact("a line's gray", source, 198, within: 1) {
          picture.color(x: 200, y: top + 43.7)[0]
        },
        Fact("the first letter begins", source, 455.667, within: 1) { letters.minY },
        Fact("the letters' ink is high", source, 145.667) { letters.height },
        Fact("the letters' middle", source, 422.5) { letters.midX },
        Fact("the bar's line is above it", source, 848.667) { edge.minY },
        Fact("the bar's line", source, 169, within: 1) { picture.color(x: 10, y: 848.7)[0] },
        Fact("the first tab's ink begins", source, 81.667, within: 0.68) { tabs[0].minX },
        Fact("the first tab's ink ends", source, 133.333, within: 0.68) { tabs[0].maxX },
        Fact("the first tab's baseline", source, 894.333) { tabs[0].maxY },
        Fact("the second tab's ink begins", source, 302.333, within: 0.68) { tabs[1].minX },
        Fact("the second tab's ink ends", source, 342, within: 0.68) { tabs[1].maxX },
      ]
  }

  // MARK: Searching

  private static func searching() throws -> [Fact] {
    let source = source(3)
    let rows = passwords()
    rows.sections[0].header = nil
    let (picture, top) = try Phone.proMax.drawn { window in
      let search = rows.navigationItem.searchController
      search?.searchBar.scopeButtonTitles = ["Current", "All"]
      search?.searchBar.selectedScopeButtonIndex = 1
      show(rows, in: window)
      search?.isActive = true
      search?.searchBar.text = "G"
    } measure: { _ in
      rows.groupTop(0)
    }
    let field = picture.ink(in: CGRect(x: 10, y: 56, width: 344, height: 46), threshold: 4)
    let cancel = picture.ink(in: CGRect(x: 350, y: 64, width: 79, height: 32), threshold: 24)
    let cross = picture.ink(in: CGRect(x: 316, y: 68, width: 26, height: 24), threshold: 12)
    let scopes = picture.ink(in: CGRect(x: 0, y: 104, width: 430, height: 40), threshold: 4)
    let titles = [
      picture.ink(in: CGRect(x: 80, y: 112, width: 80, height: 24), threshold: 24),
      picture.ink(in: CGRect(x: 290, y: 112, width: 50, height: 24), threshold: 24),
    ]
    return Fact.frame(
      "the field of a search", source, CGRect(x: 20, y: 61.667, width: 326, height: 36)
    ) { field }
      + Fact.frame(
        "the scopes", source, CGRect(x: 20, y: 107.667, width: 390, height: 32)
      ) { scopes }
      + Fact.frame(
        "the cross that empties the field", source,
        CGRect(x: 322, y: 71.333, width: 17, height: 17), within: 0.68
      ) { cross }
      + [
        Fact("the first group below 8 points without a header", source, 175.667) { top },
        Fact("the cross is as dark as the magnifier", source, 127, within: 2) {
          picture.darkest(in: CGRect(x: 316, y: 68, width: 26, height: 24))
        },
        Fact("the word that cancels begins", source, 358, within: 0.68) { cancel.minX },
        Fact("the word that cancels ends", source, 408.333, within: 0.68) { cancel.maxX },
        Fact("the word that cancels stands", source, 85.333) { cancel.maxY },
        Fact("the first scope's ink begins", source, 94.667, within: 0.68) { titles[0].minX },
        // The t of the stand-in is wider than San Francisco's.
        Fact("the first scope's ink ends", source, 139.333, within: 1.5) { titles[0].maxX },
        Fact("the scopes' titles stand", source, 128.667) { titles[0].maxY },
        Fact("the second scope's ink begins", source, 305, within: 0.68) { titles[1].minX },
        Fact("the chosen scope's top", source, 255, within: 0) {
          picture.color(x: 240, y: 110)[0]
        },
        Fact("the red above the chosen scope", source, 226, within: 4) {
          picture.color(x: 240, y: 109)[0]
        },
      ]
  }

  /// A field without a border in a row, which is not edited.
  private static func cross() throws -> [Fact] {
    let source = source(4)
    let picture = try Phone.proMax.drawn { window in
      let field = UITextField(frame: CGRect(x: 40, y: 100, width: 350, height: 38))
      field.text = "amazon.com"
      field.clearButtonMode = .unlessEditing
      window.backgroundColor = .white
      window.addSubview(field)
    }
    let area = CGRect(x: 350, y: 101, width: 42, height: 36)
    let ink = picture.ink(in: area)
    return [
      Fact("the cross of a field ends", source, 383.333) { ink.maxX },
      Fact("the cross of a field is wide", source, 17) { ink.width },
      Fact("the cross of a field is high", source, 17) { ink.height },
      Fact("the gray of a field's cross", source, 204, within: 1) { picture.darkest(in: area) },
    ]
  }

  // MARK: Card

  private static func card() throws -> [Fact] {
    let source = source(4)
    let rows = TitledRows(style: .insetGrouped)
    rows.sections = [
      .init(
        header: "additions", rows: [("Style", nil)],
        footer: "Use \"key: value\" format for additional fields.")
    ]
    let (picture, edges) = try Phone.proMax.drawn { window in
      show(passwords(), in: window)
      rows.title = "Edit Password"
      rows.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Cancel", style: .plain, target: nil, action: nil)
      rows.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Save", style: .done, target: nil, action: nil)
      let card = UINavigationController(rootViewController: rows)
      window.rootViewController?.present(card, animated: false)
    } measure: { _ in
      (top: rows.groupTop(0), bottom: rows.groupBottom(0))
    }
    func ink(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      picture.ink(in: CGRect(x: x, y: y, width: width, height: height), threshold: 24)
    }
    let behind = picture.ink(in: CGRect(x: 0, y: 67, width: 430, height: 0.4), threshold: 60)
    let (cancel, title, save) = (
      ink(10, 85, 70, 25), ink(120, 85, 200, 27), ink(350, 85, 75, 27)
    )
    let header = ink(36, edges.top - 28, 150, 26)
    let footer = ink(36, edges.bottom + 4, 380, 24)
    return [
      Fact("what lies behind begins", source, 20) { behind.minX },
      Fact("what lies behind ends", source, 410) { behind.maxX },
      Fact("what lies behind is darkened, red", source, 213, within: 1) {
        picture.color(x: 215, y: 64)[0]
      },
      Fact("what lies behind is darkened, blue", source, 217, within: 1) {
        picture.color(x: 215, y: 64)[2]
      },
      Fact("above what lies behind it is black", source, 0, within: 0) {
        picture.color(x: 215, y: 58)[0]
      },
      Fact("the card begins", source, 242, within: 1) { picture.color(x: 215, y: 69.1)[0] },
      Fact("nothing of the card is above it", source, 213, within: 1) {
        picture.color(x: 215, y: 68.8)[0]
      },
      Fact("the corner 2 points down", source, 3.667, within: 0.34) {
        picture.ink(in: CGRect(x: 0, y: 71, width: 60, height: 0.4), threshold: 60).minX
      },
      Fact("the corner 4 points down", source, 1.667, within: 0.34) {
        picture.ink(in: CGRect(x: 0, y: 73, width: 60, height: 0.4), threshold: 60).minX
      },
      Fact("the first button's ink begins", source, 21, within: 0.68) { cancel.minX },
      Fact("the first button stands", source, 103.333) { cancel.maxY },
      Fact("the title's ink begins", source, 160.333, within: 0.68) { title.minX },
      Fact("the title's ink ends", source, 270.333, within: 0.68) { title.maxX },
      Fact("the last button's ink begins", source, 372.333, within: 0.68) { save.minX },
      Fact("the last button's ink ends", source, 409.667, within: 0.68) { save.maxX },
      Fact("the header's baseline above its group", source, 10) { edges.top - header.maxY },
      Fact("the header's ink begins", source, 41, within: 0.68) { header.minX },
      Fact("the footer's ink begins", source, 41, within: 0.68) { footer.minX },
      Fact("the footer's ink ends", source, 305.333, within: 0.68) { footer.maxX },
      Fact("the footer's ink is below its group", source, 10.333) { footer.minY - edges.bottom },
    ]
  }
}
