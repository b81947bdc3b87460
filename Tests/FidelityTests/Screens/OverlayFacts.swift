// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// What lies above screens and around views: alerts and shadows.
enum OverlayFacts {
  static func all() throws -> [Fact] { try alert() + shadow() }

  // MARK: Alerts

  /// An alert with one choice on a phone 375 x 667. The system's alert for Touch ID has a sign
  /// above its title, so only what does not depend on it is compared.
  private static func alert() throws -> [Fact] {
    let source = Fact.Source.picture("Loop, Documentation/Screenshots/Phone Bolus.png")
    let phone = Phone(size: CGSize(width: 375, height: 667), top: 20, scale: 2)
    let picture = try phone.drawn { window in
      let root = UIViewController()
      root.view.backgroundColor = .white
      window.rootViewController = root
      let alert = UIAlertController(
        title: "Touch ID for Loop", message: "Authenticate to Bolus 2 Units",
        preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      root.present(alert, animated: false)
    }
    let middle = CGRect(x: 0, y: 333, width: 375, height: 1)
    let across = picture.ink(in: middle, threshold: 24)
    let down = picture.ink(in: CGRect(x: 70, y: 100, width: 1, height: 467), threshold: 24)
    let line = picture.ink(
      in: CGRect(x: 75, y: down.maxY - 50, width: 1, height: 40), threshold: 16)
    let cancel = picture.ink(
      in: CGRect(x: 100, y: down.maxY - 42, width: 175, height: 40), threshold: 24)
    return [
      Fact("an alert begins", source, 52.5) { across.minX },
      Fact("an alert ends", source, 322.5) { across.maxX },
      Fact("the line above the choice", source, 44.5) { down.maxY - line.minY },
      Fact("the line's height", source, 0.5, within: 0.01) { line.height },
      Fact("the choice's ink begins", source, 161, within: 0.5) { cancel.minX },
      Fact("the choice's ink ends", source, 214, within: 0.5) { cancel.maxX },
      Fact("the choice's baseline above the end", source, 15.5, within: 0.5) {
        down.maxY - cancel.maxY
      },
    ]
  }

  // MARK: Shadows

  /// A box of 200 points whose shadow of half black has a radius of 10 and is a point lower.
  private static func shadow() throws -> [Fact] {
    let source = Fact.Source.picture("BSWInterfaceKit, ShadowTests, iOS 18")
    let picture = try Phone(size: CGSize(width: 375, height: 812), top: 44).drawn { window in
      let box = UIView(frame: CGRect(x: 87.5, y: 306, width: 200, height: 200))
      box.backgroundColor = .systemRed
      box.layer.shadowOpacity = 0.5
      box.layer.shadowRadius = 10
      box.layer.shadowOffset = CGSize(width: 0, height: 1)
      window.backgroundColor = .white
      window.addSubview(box)
    }
    let grays: [(y: CGFloat, gray: CGFloat)] = [
      (287, 255), (288, 254), (290, 252), (292, 249), (294, 245), (296, 239), (298, 233),
      (300, 225), (302, 216), (304, 206), (305.4, 199), (506.1, 187), (508, 198), (510, 208),
      (512, 218), (514, 226), (516, 234), (518, 240), (520, 245), (522, 249), (524, 252),
      (526, 254), (527, 255),
    ]
    return grays.map { y, gray in
      Fact("the gray of a shadow at \(y)", source, gray, within: 1.5) {
        picture.color(x: 187.5, y: y + 0.1)[0]
      }
    }
  }
}
