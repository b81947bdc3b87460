// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit

extension ProbedClass {
  /// Buttons without and with a configuration.
  static var buttons: [ProbedClass] {
    [button, customButton] + [.plain(), .gray(), .tinted(), .filled()].map(button(_:))
  }

  private static var button: ProbedClass {
    ProbedClass(
      UIButton.self,
      inert: "reversesTitleShadowWhenHighlighted "
        + "automaticallyUpdatesConfiguration menu role changesSelectionAsPrimaryAction "
        + "isPointerInteractionEnabled",
      make: {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.setImage(.square(.black), for: .normal)
        return button
      },
      [
        Probe("configuration", "configuration the default became filled") {
          $0.configuration = .filled()
        },
        Probe(
          "configurationUpdateHandler", "base background color",
          given: { $0.configuration = .filled() },
          { $0.configurationUpdateHandler = { $0.configuration?.baseBackgroundColor = .red } }),
        Probe("setTitle", "text \"Save\" became \"Saved\"") { $0.setTitle("Saved", for: .normal) },
        Probe("setAttributedTitle", "attributes") {
          $0.setAttributedTitle(
            NSAttributedString(string: "Save", attributes: [.underlineStyle: 1]), for: .normal)
        },
        Probe("setTitleColor", "text color") { $0.setTitleColor(.red, for: .normal) },
        Probe("setImage", "image of 12x12 became one of 20x20") {
          $0.setImage(.square(.black, side: 20), for: .normal)
        },
        Probe("setBackgroundImage", "UIImageView") {
          $0.setBackgroundImage(.square(.black), for: .normal)
        },
        Probe(
          "adjustsImageWhenDisabled", "adjusts image when disabled yes became no",
          given: {
            $0.setImage(
              UIImage.square(.black).withRenderingMode(.alwaysOriginal), for: .normal)
            $0.isEnabled = false
          }, { $0.adjustsImageWhenDisabled = false }),
        Probe("contentEdgeInsets", "content edge insets") { $0.contentEdgeInsets.left = 20 },
        Probe("titleEdgeInsets", "title edge insets") { $0.titleEdgeInsets.left = 8 },
        Probe("imageEdgeInsets", "image edge insets") { $0.imageEdgeInsets.left = -8 },
      ])
  }

  /// A button that shows an image in its own colors.
  private static var customButton: ProbedClass {
    ProbedClass(
      UIButton.self,
      make: {
        let button = UIButton(type: .custom)
        button.setImage(.square(.white), for: .normal)
        button.backgroundColor = .blue
        return button
      },
      [
        Probe(
          "adjustsImageWhenHighlighted", "adjusts image when highlighted yes became no",
          given: { $0.isHighlighted = true }, { $0.adjustsImageWhenHighlighted = false })
      ])
  }

  private static func button(_ configuration: UIButton.Configuration) -> ProbedClass {
    typealias Change = (inout UIButton.Configuration) -> Void
    func probe(_ property: String, _ words: String, _ change: @escaping Change) -> Probe<UIButton> {
      Probe("configuration.\(property)", words) { button in
        button.configuration = button.configuration.map { old in
          var new = old
          change(&new)
          return new
        }
      }
    }
    return ProbedClass(
      UIButton.self, size: CGSize(width: 160, height: 70),
      make: {
        var configuration = configuration
        configuration.title = "Save"
        configuration.subtitle = "all of them"
        configuration.image = .square(.black)
        configuration.baseBackgroundColor = .systemGreen
        return UIButton(configuration: configuration)
      },
      [
        probe("title", "text \"Save\" became \"Saved\"") { $0.title = "Saved" },
        probe("attributedTitle", "text \"Save\" became \"All\"") {
          $0.attributedTitle = AttributedString("All")
        },
        probe("subtitle", "text \"all of them\" became \"none\"") { $0.subtitle = "none" },
        probe("image", "image of 12x12 became one of 20x20") {
          $0.image = .square(.white, side: 20)
        },
        probe("showsActivityIndicator", "shows activity indicator no became yes") {
          $0.showsActivityIndicator = true
        },
        probe("background.strokeWidth", "stroke width 0 became 2") {
          $0.background.strokeWidth = 2
          $0.background.strokeColor = .red
        },
        probe("background.backgroundColor", "background color") {
          $0.background.backgroundColor = .red
        },
        probe("cornerStyle", "corner style the default became capsule") {
          $0.cornerStyle = .capsule
        },
        probe("buttonSize", "button size the default became mini") { $0.buttonSize = .mini },
        probe("baseForegroundColor", "base foreground color") { $0.baseForegroundColor = .red },
        probe("baseBackgroundColor", "base background color") { $0.baseBackgroundColor = .red },
        probe("imagePlacement", "image placement the default became trailing") {
          $0.imagePlacement = .trailing
        },
        probe("imagePadding", "image padding the default became 9") { $0.imagePadding = 9 },
        probe("titlePadding", "title padding the default became 9") { $0.titlePadding = 9 },
        probe("titleAlignment", "title alignment the default became trailing") {
          $0.titleAlignment = .trailing
        },
        probe("contentInsets", "content insets") { $0.contentInsets.leading = 40 },
        Probe("isEnabled", "state normal became disabled") { $0.isEnabled = false },
        Probe("isHighlighted", "state normal became highlighted") { $0.isHighlighted = true },
      ])
  }
}
