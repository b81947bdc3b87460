// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What an app shows first, as far as its sources and storyboards say how it comes about.
enum FirstScreen {
  /// A delegate of a scene that makes the window, by the name of its class.
  case scene(delegate: String)
  /// The app's delegate that makes the window, by the name of its class.
  case app(delegate: String)
  /// The first controller of a storyboard, by its name.
  case storyboard(name: String)

  /// The first screen of a target; `nil` where nothing says what it is.
  init?(of target: XcodeTarget) {
    let texts = target.sources.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
      .filter {
        // Delegates that find a window, which a storyboard has filled, set none.
        $0.contains("UIWindow(")
          || $0.contains(/^\s*(?:self\.)?window\s*=\s*(?!nil)\S/.anchorsMatchLineEndings())
      }
    let scene = texts.lazy.compactMap {
      $0.firstMatch(of: /class\s+(\w+)\s*:[^{]*\bUIWindowSceneDelegate\b[\s\S]*willConnectTo/)
    }.first
    let app = texts.lazy.compactMap {
      $0.firstMatch(
        of: /class\s+(\w+)\s*:[^{]*\bUIApplicationDelegate\b[\s\S]*didFinishLaunchingWithOptions/)
    }.first
    if let scene {
      self = .scene(delegate: String(scene.output.1))
    } else if let app {
      self = .app(delegate: String(app.output.1))
    } else if let name = Self.firstStoryboard(of: target) {
      self = .storyboard(name: name)
    } else {
      return nil
    }
  }

  /// The name of the storyboard that an app begins with: the one that its list names for scenes,
  /// or for the app, where it is there.
  private static func firstStoryboard(of target: XcodeTarget) -> String? {
    let boards = target.resources.filter { file in
      file.hasSuffix(".storyboard") && !file.contains("Launch")
        && (try? String(contentsOfFile: file, encoding: .utf8))?
          .contains(" initialViewController=\"") == true
    }
    let names = boards.map {
      (($0 as NSString).lastPathComponent as NSString).deletingPathExtension
    }
    return namesInList(of: target).first(where: names.contains)
      ?? (names.contains("Main") ? "Main" : names.min())
  }

  private static func namesInList(of target: XcodeTarget) -> [String] {
    let list = target.information?.values ?? [:]
    let scenes = list["UIApplicationSceneManifest"] as? [String: Any]
    let configurations = scenes?["UISceneConfigurations"] as? [String: Any]
    let windows = configurations?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    return [windows?.first?["UISceneStoryboardFile"], list["UIMainStoryboardFile"]]
      .compactMap { $0 as? String }
  }

  /// A test of the screen. It is made on the device of its picture: what an app computes from the
  /// screen's size when it begins is of that device, too.
  ///
  /// - Parameters:
  ///   - isForTablets: Whether the app is for tablets alone.
  ///   - module: The app's module, where the test imports others, too: they may have a delegate of
  ///     the same name.
  func test(isForTablets: Bool, module: String?) -> String {
    """

      @Test func firstScreen() {
    \(controller(module.map { $0 + "." } ?? ""))
        assertSnapshot(of: try controller(), .traits(.device(.\(isForTablets ? "iPadPro11" : "iPhone16"))))
      }
    }

    """
  }

  /// The lines that make the controller, as the system does when the app begins.
  private func controller(_ module: String) -> String {
    switch self {
    case .scene(let delegate):
      """
          let (scene, delegate) = (UIWindowScene(), \(module)\(delegate)())
          func controller() throws -> UIViewController {
            delegate.scene(
              scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
            return try #require(delegate.window?.rootViewController)
          }
      """
    case .app(let delegate):
      """
          let delegate = \(module)\(delegate)()
          func controller() throws -> UIViewController {
            _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
            return try #require(delegate.window?.rootViewController)
          }
      """
    case .storyboard(let name):
      """
          func controller() throws -> UIViewController {
            let storyboard = UIStoryboard(name: "\(name)", bundle: nil)
            return try #require(storyboard.instantiateInitialViewController())
          }
      """
    }
  }
}
