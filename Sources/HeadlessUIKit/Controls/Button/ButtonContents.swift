// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// What a button shows in each state for which something was set.
struct ButtonContents: Equatable {
  var titles: [UIControl.State: String] = [:]
  var attributedTitles: [UIControl.State: NSAttributedString] = [:]
  var titleColors: [UIControl.State: UIColor] = [:]
  var images: [UIControl.State: UIImage] = [:]
  var backgroundImages: [UIControl.State: UIImage] = [:]
  var symbolConfigurations: [UIControl.State: UIImage.SymbolConfiguration] = [:]
  /// Whether a title was set after that of the configuration.
  private var titlesComeLast = false
  /// Whether an image was set after that of the configuration.
  private var imagesComeLast = false

  static func == (left: ButtonContents, right: ButtonContents) -> Bool {
    left.titles == right.titles && left.titleColors == right.titleColors
      && left.images == right.images && left.backgroundImages == right.backgroundImages
      && left.symbolConfigurations == right.symbolConfigurations
      && left.titlesComeLast == right.titlesComeLast && left.imagesComeLast == right.imagesComeLast
      && left.attributedTitles.count == right.attributedTitles.count
      && left.attributedTitles.allSatisfy { state, title in
        right.attributedTitles[state].map(title.isSame) ?? false
      }
  }

  mutating func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    titlesComeLast = true
  }

  mutating func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state] = title
    titlesComeLast = true
  }

  mutating func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    imagesComeLast = true
  }

  /// Title and image that a configuration brings anew come before those of states.
  mutating func giveWay(to new: UIButton.Configuration?, from old: UIButton.Configuration?) {
    guard let new else { return }
    if let title = new.attributedTitle, title != old?.attributedTitle { titlesComeLast = false }
    if let image = new.image, image != old?.image { imagesComeLast = false }
  }

  /// Whether states say what a configuration with such a title shows.
  func replacesTitle(of configuration: UIButton.Configuration) -> Bool {
    titlesComeLast || (configuration.title == nil && configuration.attributedTitle == nil)
  }

  /// Whether states say which image is shown with such a configuration.
  func replacesImage(of configuration: UIButton.Configuration) -> Bool {
    imagesComeLast || configuration.image == nil
  }
}

/// The label of a button, under UIKit's name.
final class UIButtonLabel: UILabel {
  /// A title without a color of its own has the label's tint, which may be another than the
  /// button's: white on a blue button of the type `system`, in pictures of devpass-tech's view code.
  override func tintColorDidChange() {
    super.tintColorDidChange()
    guard let button = superview as? UIButton, button.buttonType.isTinted,
      button.configuration == nil
    else { return }
    button.showContent()
  }
}

extension UIButton {
  private static let highlightedAlpha: CGFloat = 0.2
  private static let disabledImageAlpha: CGFloat = 0.5
  private static let systemFontSize: CGFloat = 15

  func makeTitleLabel() -> UIButtonLabel {
    if let titleLabelStorage { return titleLabelStorage }
    let label = UIButtonLabel()
    label.font = standardFont
    label.lineBreakMode = .byTruncatingMiddle
    titleLabelStorage = label
    addSubview(label)
    return label
  }

  /// The font of a title that was given none.
  var standardFont: UIFont {
    .systemFont(ofSize: buttonType.isTinted ? UIButton.systemFontSize : UIFont.buttonFontSize)
  }

  /// Gives a title that `init(frame:)` has made already the font of the button's type.
  func typeDidChange() {
    if titleLabelStorage?.font == .systemFont(ofSize: UIFont.buttonFontSize) {
      titleLabelStorage?.font = standardFont
    }
    showContent()
  }

  func makeImageView() -> UIImageView {
    if let imageViewStorage { return imageViewStorage }
    let view = UIImageView()
    imageViewStorage = view
    insertSubview(view, at: backgroundViewStorage == nil ? 0 : 1)
    return view
  }

  private func makeBackgroundView() -> UIImageView {
    if let backgroundViewStorage { return backgroundViewStorage }
    let view = UIImageView()
    backgroundViewStorage = view
    insertSubview(view, at: 0)
    return view
  }

  /// Changes what the button shows in its states. Where that is what it shows already, the parts
  /// get it again, and nothing asks for layout.
  func change(_ change: (inout ButtonContents) -> Void) {
    let former = contents
    change(&contents)
    if contents == former { showContent() } else { contentDidChange() }
  }

  func contentDidChange() {
    showContent()
    layoutDidChange()
  }

  func layoutDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Puts the present state's content into the parts; a part without content is not made.
  func showContent() {
    showCloseMark()
    if configuration != nil {
      showConfiguration()
      return
    }
    let attributedTitle = currentAttributedTitle
    if titleLabelStorage != nil || currentTitle != nil || attributedTitle != nil {
      let label = makeTitleLabel()
      if let attributedTitle {
        label.attributedText = withDefaults(attributedTitle, font: label.font)
      } else {
        label.text = currentTitle
        label.textColor = currentTitleColor
      }
      label.alpha = dimsWhenHighlighted ? UIButton.highlightedAlpha : 1
    }
    if imageViewStorage != nil || currentImage != nil {
      let view = makeImageView()
      view.image = shownImage.map(adjusted)
      view.alpha = imageAlpha
    }
    if backgroundViewStorage != nil || currentBackgroundImage != nil {
      makeBackgroundView().image = currentBackgroundImage
    }
  }

  /// The text with the button's font and color where it has none.
  private func withDefaults(_ text: NSAttributedString, font: UIFont) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let defaults: [NSAttributedString.Key: Any] = [
        .font: font, .foregroundColor: currentTitleColor,
      ]
      result.append(
        NSAttributedString(
          string: text.attributedSubstring(from: range).string,
          attributes: defaults.merging(attributes) { $1 }))
    }
    return result
  }

  /// The image, where it is a symbol in the size that a button shows it at: one of the type
  /// `.custom` as it is (recorded on iOS 15 in AnastasiaGolts/SnapshotTesting).
  var shownImage: UIImage? {
    let configurations = contents.symbolConfigurations
    let isPlain = buttonType == .custom && configuration == nil
    let image = isPlain ? currentImage : currentImage?.symbolDefaults(.large)
    return image?.symbol(applying: configurations[state] ?? configurations[.normal])
  }

  private var dimsWhenHighlighted: Bool { buttonType.isTinted && isHighlighted }

  private var imageAlpha: CGFloat {
    if dimsWhenHighlighted { return UIButton.highlightedAlpha }
    let isFaint = !isEnabled && adjustsImageWhenDisabled && contents.images[state] == nil
    return isFaint ? UIButton.disabledImageAlpha : 1
  }

  private func adjusted(_ image: UIImage) -> UIImage {
    if buttonType.isTinted { return image.forControl }
    let isDark = isHighlighted && adjustsImageWhenHighlighted && contents.images[state] == nil
    return isDark ? image.darkened() : image
  }
}

extension UIImage {
  /// The picture at half its brightness.
  fileprivate func darkened() -> UIImage {
    var options = displayOptions
    options.vector = nil
    return UIImage(bitmap: bitmap.darkened, scale: scale, options)
  }
}
