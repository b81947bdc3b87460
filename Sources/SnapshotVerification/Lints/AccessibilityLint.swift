// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// What people meet with who do not see a screen: controls of which nothing is read, that read
/// like each other, that are not reached, and names of files that are read to them.
struct AccessibilityLint: Lint {
  static let kinds: [LintKind] = [
    .unlabeledControl, .duplicateLabel, .unreachableControl, .spokenImageName,
  ]

  /// An element that is read, and the view that it is or that lists it.
  private struct Spoken {
    var object: AccessibilityObject
    var view: Int
    var texts: SpokenTexts

    /// A frame of its own where the element is no view.
    var frame: CGRect?
  }

  func findings(in scene: LintScene) -> [LintFinding] {
    guard let root = scene.elements.first?.view else { return [] }
    let spoken = spoken(in: scene, root)
    return spoken.compactMap(unlabeled) + duplicates(spoken, scene) + unreachable(scene, spoken)
      + spoken.compactMap { imageName($0, scene) }
  }

  private func spoken(in scene: LintScene, _ root: UIView) -> [Spoken] {
    let environment = RenderingEnvironment.current
    let reader = ScreenReader(
      root: root,
      order: ReadingOrder(
        isRightToLeft: environment.layoutDirection == .rightToLeft,
        isPhone: environment.userInterfaceIdiom == .phone))
    var places: [ObjectIdentifier: Int] = [:]
    for (index, element) in scene.elements.enumerated() {
      places[ObjectIdentifier(element.view)] = index
    }
    return reader.objects(in: AccessibilityNode.nodes(of: root), isOrdered: false).map { object in
      let holder =
        (object as? UIAccessibilityElement)?.accessibilityContainer ?? object as AnyObject
      let place = places[ObjectIdentifier(holder)]
      return Spoken(
        object: object, view: place ?? 0, texts: SpokenTexts(object),
        frame: place == nil || object is UIAccessibilityElement ? reader.frame(of: object) : nil)
    }
  }

  // MARK: No label

  private func unlabeled(_ spoken: Spoken) -> LintFinding? {
    let texts = spoken.texts
    guard texts.traits.isInteractive || spoken.object.accessibilityCustomActions?.isEmpty == false,
      texts.label == nil, !texts.traits.contains(.backButton),
      !(spoken.object is UIPageControl)
    else { return nil }
    // A value alone does not say what is switched on, or of what there is so much.
    let saysItself =
      texts.value != nil && texts.traits.isDisjoint(with: [.toggleButton, .adjustable])
    guard !saysItself else { return nil }
    let words = texts.description(in: nil)
    return LintFinding(
      kind: .unlabeledControl, element: spoken.view,
      message: "it has no accessibilityLabel: "
        + (words.isEmpty ? "nothing is read of it" : "\"\(words)\" is all that is read of it"),
      frame: spoken.frame)
  }

  // MARK: The same label

  private func duplicates(_ spoken: [Spoken], _ scene: LintScene) -> [LintFinding] {
    var counts: [String: Int] = [:]
    let words = spoken.map { spoken -> String? in
      guard spoken.texts.traits.isInteractive, let label = spoken.texts.label else { return nil }
      let words = SpokenTexts(label: label, traits: spoken.texts.traits.subtracting(.selected))
        .description(in: nil)
      counts[words, default: 0] += 1
      return words
    }
    return zip(spoken, words).compactMap { spoken, words in
      guard let words, let count = counts[words], count > 1 else { return nil }
      return LintFinding(
        kind: .duplicateLabel, element: spoken.view,
        message: "\"\(words)\" is read of \(count) controls, which nothing tells apart",
        frame: spoken.frame)
    }
  }

  // MARK: Not reached

  /// A control is reached where it is read, where something in it is, and where it is a part of
  /// something that is read.
  private func unreachable(_ scene: LintScene, _ spoken: [Spoken]) -> [LintFinding] {
    var reached: Set<Int> = []
    for spoken in spoken {
      var next: Int? = spoken.view
      while let index = next, reached.insert(index).inserted { next = scene.elements[index].parent }
    }
    let read = Set(spoken.map { ObjectIdentifier($0.object) })
    return scene.elements.enumerated().compactMap { index, element in
      guard element.view is UIControl, element.isInteractive, !element.isDisabled,
        !element.frame.isEmpty, !reached.contains(index),
        !scene.chain(from: index).contains(where: {
          read.contains(ObjectIdentifier($0.view))
            || $0.view is UIControl && $0.view !== element.view
        }), !scene.isBesideModal(index)
      else { return nil }
      let hider = scene.chain(from: index).first { $0.view.accessibilityElementsHidden }
      let reason =
        hider.map { " accessibilityElementsHidden is true for \(LintScene.title(of: $0.view))" }
        ?? " it is no accessibility element"
      return LintFinding(
        kind: .unreachableControl, element: index,
        message: "it can be pressed, and who does not see it does not reach it:\(reason)")
    }
  }

  // MARK: Names of files

  private func imageName(_ spoken: Spoken, _ scene: LintScene) -> LintFinding? {
    guard let label = spoken.texts.label, isImageName(label, of: spoken.object) else { return nil }
    return LintFinding(
      kind: .spokenImageName, element: spoken.view,
      message: "\"\(label)\" is read of it, which is the name of an image", frame: spoken.frame)
  }

  private func isImageName(_ label: String, of object: AccessibilityObject) -> Bool {
    let endings = [".png", ".jpg", ".jpeg", ".pdf", ".svg", "@2x", "@3x"]
    let lowercased = label.lowercased()
    if endings.contains(where: { lowercased.hasSuffix($0) }) { return true }
    guard let view = object as? UIView else { return false }
    let images = [(view as? UIButton)?.currentImage] + Self.images(in: view)
    return images.contains { $0?.ownName == label && $0?.accessibilityLabel == nil }
  }

  private static func images(in view: UIView) -> [UIImage?] {
    [(view as? UIImageView)?.image] + view.subviews.flatMap { images(in: $0) }
  }
}
