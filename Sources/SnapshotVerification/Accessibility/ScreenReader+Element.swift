// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit

extension ScreenReader {
  /// One element in words.
  func element(
    _ object: AccessibilityObject, in surroundings: AccessibilityNode.Surroundings?
  ) -> SpokenElement {
    let context = context(of: object, in: surroundings)
    let texts = SpokenTexts(object)
    var element = SpokenElement(
      description: texts.description(in: context), hint: texts.hint(in: context),
      label: texts.label, value: texts.value, traits: texts.traits,
      identifier: object.accessibilityIdentifier, frame: frame(of: object),
      activationPoint: root.convert(object.accessibilityActivationPoint, from: nil))
    element.language = object.accessibilityLanguage
    element.speech = SpokenStyle.descriptions(of: object)
    element.inputLabels = object.accessibilityUserInputLabels ?? []
    element.hasOwnInputLabels =
      element.inputLabels != [texts.label].compactMap { $0 } && !element.inputLabels.isEmpty
      && object.accessibilityRespondsToUserInteraction
    element.actions = (object.accessibilityCustomActions ?? []).map(\.name)
    element.contents = contents(of: object)
    element.rotors = (object.accessibilityCustomRotors ?? []).map {
      SpokenElement.Rotor($0, context: context)
    }
    element.path = path(of: object)
    element.hasOwnActivationPoint = hasOwnActivationPoint(object)
    return element
  }

  private func path(of object: AccessibilityObject) -> Path? {
    guard let path = object.accessibilityPath, !path.isEmpty, path.bounds.isFinite else {
      return nil
    }
    let origin = root.convert(CGPoint.zero, from: nil)
    let moved = UIBezierPath(cgPath: path.cgPath)
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved.path
  }

  /// A point within a pixel of the usual one is that.
  private func hasOwnActivationPoint(_ object: AccessibilityObject) -> Bool {
    let (point, standard) = (
      object.accessibilityActivationPoint, object.standardActivationPoint
    )
    if point == .zero, object.accessibilityFrame == .zero { return false }
    let pixel = 1 / RenderingEnvironment.current.displayScale
    return abs(point.x - standard.x) >= pixel || abs(point.y - standard.y) >= pixel
  }

  private func contents(of object: AccessibilityObject) -> [SpokenElement.Content] {
    guard let provider = object as? any AXCustomContentProvider else { return [] }
    let block: (() -> [AXCustomContent]?)? = provider.accessibilityCustomContentBlock
    let contents = block?() ?? provider.accessibilityCustomContent ?? []
    return contents.map {
      SpokenElement.Content(
        label: $0.label, value: $0.value, isImportant: $0.importance == .high)
    }
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    !isNull && origin.x.isFinite && origin.y.isFinite && width.isFinite && height.isFinite
  }
}
