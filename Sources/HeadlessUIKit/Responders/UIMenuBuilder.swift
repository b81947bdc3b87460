// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Changes the app's menus, on systems that have some. No picture here shows them, and nothing calls
/// ``UIResponder/buildMenu(with:)`` but a test.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// The menus that are changed.
  var system: UIMenuSystem { get }
  /// The menu of a name; `nil` where there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action of a name; `nil` where there is none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Puts a menu in the place of another one.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Puts other elements into a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Puts a menu before another one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu after another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu at the start of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu at the end of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu away.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The menus of the system.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The bar at the top of a computer's screen.
  public static let main = UIMenuSystem()
  /// What a long press or a right click brings up.
  public static let context = UIMenuSystem()

  /// Does nothing: there are no menus to build.
  open func setNeedsRebuild() {}
  /// Does nothing: there are no menus to change.
  open func setNeedsRevalidate() {}
}

extension UIMenu.Identifier {
  private init(_ apple: StaticString) { self.init("com.apple.menu.\(apple)") }

  /// The app's own.
  public static let application = UIMenu.Identifier("application" as StaticString)
  /// Files.
  public static let file = UIMenu.Identifier("file" as StaticString)
  /// What changes content.
  public static let edit = UIMenu.Identifier("edit" as StaticString)
  /// How content is shown.
  public static let view = UIMenu.Identifier("view" as StaticString)
  /// Windows.
  public static let window = UIMenu.Identifier("window" as StaticString)
  /// Help.
  public static let help = UIMenu.Identifier("help" as StaticString)
  /// What the app is.
  public static let about = UIMenu.Identifier("about" as StaticString)
  /// The app's settings.
  public static let preferences = UIMenu.Identifier("preferences" as StaticString)
  /// Services of other apps.
  public static let services = UIMenu.Identifier("services" as StaticString)
  /// Hides the app.
  public static let hide = UIMenu.Identifier("hide" as StaticString)
  /// Ends the app.
  public static let quit = UIMenu.Identifier("quit" as StaticString)
  /// Makes a window.
  public static let newScene = UIMenu.Identifier("new-scene" as StaticString)
  /// Opens a file.
  public static let open = UIMenu.Identifier("open" as StaticString)
  /// Closes.
  public static let close = UIMenu.Identifier("close" as StaticString)
  /// Prints.
  public static let print = UIMenu.Identifier("print" as StaticString)
  /// Undo and redo.
  public static let undoRedo = UIMenu.Identifier("undo-redo" as StaticString)
  /// Cut, copy, paste.
  public static let standardEdit = UIMenu.Identifier("standard-edit" as StaticString)
  /// Find.
  public static let find = UIMenu.Identifier("find" as StaticString)
  /// Replace.
  public static let replace = UIMenu.Identifier("replace" as StaticString)
  /// Share.
  public static let share = UIMenu.Identifier("share" as StaticString)
  /// Fonts and paragraphs.
  public static let format = UIMenu.Identifier("format" as StaticString)
  /// Fonts.
  public static let font = UIMenu.Identifier("font" as StaticString)
  /// Sizes of text.
  public static let textSize = UIMenu.Identifier("text-size" as StaticString)
  /// Bold, italic, underlined.
  public static let textStyle = UIMenu.Identifier("text-style" as StaticString)
  /// Spelling.
  public static let spelling = UIMenu.Identifier("spelling" as StaticString)
  /// Speech.
  public static let speech = UIMenu.Identifier("speech" as StaticString)
  /// Looks a word up.
  public static let lookup = UIMenu.Identifier("lookup" as StaticString)
  /// Teaches a word.
  public static let learn = UIMenu.Identifier("learn" as StaticString)
  /// Makes new things.
  public static let newItem = UIMenu.Identifier("new-item" as StaticString)
  /// Opens what was open lately.
  public static let openRecent = UIMenu.Identifier("open-recent" as StaticString)
  /// What is done with a document.
  public static let document = UIMenu.Identifier("document" as StaticString)
  /// Shows a panel of spelling.
  public static let spellingPanel = UIMenu.Identifier("spelling-panel" as StaticString)
  /// How spelling is looked at.
  public static let spellingOptions = UIMenu.Identifier("spelling-options" as StaticString)
  /// Substitutions.
  public static let substitutions = UIMenu.Identifier("substitutions" as StaticString)
  /// Shows a panel of substitutions.
  public static let substitutionsPanel = UIMenu.Identifier("substitutions-panel" as StaticString)
  /// What is substituted.
  public static let substitutionOptions = UIMenu.Identifier("substitution-options" as StaticString)
  /// Upper and lower case.
  public static let transformations = UIMenu.Identifier("transformations" as StaticString)
  /// Colors of text.
  public static let textColor = UIMenu.Identifier("text-color" as StaticString)
  /// Copies and pastes the look of a text.
  public static let textStylePasteboard = UIMenu.Identifier("text-style-pasteboard" as StaticString)
  /// Text.
  public static let text = UIMenu.Identifier("text" as StaticString)
  /// Directions of writing.
  public static let writingDirection = UIMenu.Identifier("writing-direction" as StaticString)
  /// Alignments.
  public static let alignment = UIMenu.Identifier("alignment" as StaticString)
  /// Makes a window small and large.
  public static let minimizeAndZoom = UIMenu.Identifier("minimize-and-zoom" as StaticString)
  /// Brings all windows to the front.
  public static let bringAllToFront = UIMenu.Identifier("bring-all-to-front" as StaticString)
  /// Fills in what people have saved.
  public static let autoFill = UIMenu.Identifier("auto-fill" as StaticString)
  /// All menus.
  public static let root = UIMenu.Identifier("root" as StaticString)
  /// Shows and hides a toolbar.
  public static let toolbar = UIMenu.Identifier("toolbar" as StaticString)
  /// Shows and hides a side bar.
  public static let sidebar = UIMenu.Identifier("sidebar" as StaticString)
  /// The whole screen.
  public static let fullscreen = UIMenu.Identifier("fullscreen" as StaticString)
}
