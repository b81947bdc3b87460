// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import Testing

/// What app code says, and what it has.
struct MoreNamesOfIOSTests {
  @Test func transformsAreWrapped() {
    let transform = CATransform3DMakeRotation(1, 0, 0, 1)
    let animation = CABasicAnimation(keyPath: "transform")
    animation.toValue = NSValue(caTransform3D: transform)

    #expect(NSValue(caTransform3D: transform).caTransform3DValue == transform)
    #expect((animation.toValue as? NSValue)?.caTransform3DValue == transform)
    #expect(NSValue(cgPoint: .zero).caTransform3DValue == CATransform3DIdentity)
  }

  /// Foundation has the type on Linux, too: a file that imports both can say it.
  @Test func kindsOfExceptionsAreFoundations() {
    let kinds: [Foundation.NSExceptionName] = [.rangeException, .invalidArgumentException]
    let kind: NSExceptionName = kinds[0]
    #expect(NSException(name: kind, reason: "4 of 3").name.rawValue == "NSRangeException")
  }

  @Test func objectsTellWhetherSomebodyObservesThem() {
    let view = UIView()
    #expect(view.observationInfo == nil)
    let observation = view.observe(\.alpha) { _, _ in }
    #expect(view.observationInfo != nil)
    observation.invalidate()
    #expect(view.observationInfo == nil)
  }

  @Test func functionsOfCGoByTheNamesThatSwiftGivesThem() {
    #expect(__CGSizeEqualToSize(CGSize(width: 1, height: 2), CGSize(width: 1, height: 2)))
    #expect(!__CGPointEqualToPoint(.zero, CGPoint(x: 0, y: 1)))
    #expect(__CGRectEqualToRect(.zero, .zero))
  }

  @Test func dictionariesTakeKeysThatCanBeCopied() {
    let dictionary = NSMutableDictionary()
    let key: any NSCopying = NSString(string: "a")
    dictionary[key] = 5

    #expect(dictionary[key] as? Int == 5)
    #expect(dictionary["a"] as? Int == 5)
    dictionary[key] = nil
    #expect(dictionary.count == 0)
  }

  @Test func filesTellTheTypesOfTheirContent() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func type(_ url: URL) throws -> UTType? {
      try url.resourceValues(forKeys: [.contentTypeKey]).contentType
    }

    let file = folder.appendingPathComponent("a.png")
    try Data().write(to: file)
    #expect(try type(file)?.conforms(to: .image) == true)
    #expect(try type(folder) == .folder)
  }

  @Test @MainActor func aTouchOfThoseWhoDoNotSeeFindsAnElement() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let card = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 20))
    let label = UILabel(frame: card.bounds)
    label.isAccessibilityElement = false
    card.isAccessibilityElement = true
    card.addSubview(label)
    root.addSubview(card)

    #expect(root.accessibilityHitTest(CGPoint(x: 15, y: 5), event: nil) as? UIView === card)
    #expect(root.accessibilityHitTest(CGPoint(x: 5, y: 5), event: nil) == nil)
  }

  @Test func constraintsTellTheirAnchors() {
    let (view, other) = (UIView(), UIView())
    let constraint = view.topAnchor.constraint(equalTo: other.bottomAnchor)

    #expect(constraint.firstAnchor as? NSLayoutYAxisAnchor == view.topAnchor)
    #expect(constraint.secondAnchor as? NSLayoutYAxisAnchor == other.bottomAnchor)
    #expect(view.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
  }

  /// Published tests compare them with `===`.
  @Test func anItemHasOneAnchorOfEachSide() {
    let (view, guide) = (UIView(), UILayoutGuide())
    view.addLayoutGuide(guide)
    let constraint = guide.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    let margin = NSLayoutConstraint(
      item: view, attribute: .topMargin, relatedBy: .equal, toItem: guide, attribute: .top,
      multiplier: 1, constant: 0)

    #expect(view.leadingAnchor === view.leadingAnchor)
    #expect(view.widthAnchor === view.widthAnchor)
    #expect(view.firstBaselineAnchor === view.firstBaselineAnchor)
    #expect(view.leadingAnchor !== UIView().leadingAnchor)
    #expect(constraint.firstAnchor === guide.leadingAnchor)
    #expect(constraint.secondAnchor === view.leadingAnchor)
    #expect(margin.firstAnchor === margin.firstAnchor)
    #expect(margin.firstAnchor !== view.topAnchor)
    #expect(margin.secondAnchor === guide.topAnchor)
  }

  /// Views keep their anchors, and anchors keep no view.
  @Test func anAnchorKeepsNoViewAlive() {
    weak var view: UIView?
    do {
      let made = UIView()
      _ = made.leadingAnchor
      view = made
    }

    #expect(view == nil)
  }

  @Test func fontsAreDescribedByAttributes() {
    let bold = UIFontDescriptor(fontAttributes: [
      .size: 20, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
    ])

    #expect(UIFont(descriptor: bold, size: 0) == .systemFont(ofSize: 20, weight: .bold))
    #expect(
      UIFont.systemFont(ofSize: 12).fontDescriptor.withFamily("DejaVu Sans Mono").postscriptName
        .hasPrefix("DejaVuSansMono"))
  }

  @Test func aPointInATextIsAPlaceInIt() {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    text.font = .systemFont(ofSize: 16)
    text.text = "abc\nde"
    let second = text.caretRect(for: text.endOfDocument)
    let place = text.closestPosition(to: CGPoint(x: 190, y: second.midY))

    #expect(place == text.endOfDocument)
    #expect(text.closestPosition(to: .zero) == text.beginningOfDocument)
    #expect(second.minY > text.caretRect(for: text.beginningOfDocument).minY)
  }

  @Test func aFieldWithoutACaretSelectsNothing() throws {
    final class Fixed: UITextField {
      override func caretRect(for position: UITextPosition) -> CGRect { .zero }
      override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
      override func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
    }
    let field = Fixed(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.text = "abc"
    let input: any UITextInput = field

    #expect(input.closestPosition(to: .zero) == field.endOfDocument)
    let all = try #require(
      field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    #expect(input.selectionRects(for: all).isEmpty)
    #expect(UITextField().selectionRects(for: all).count <= 1)
  }

  @Test func aPartOfASelectionRunsAsItSays() {
    final class Backwards: UITextSelectionRect {
      override var writingDirection: NSWritingDirection { .rightToLeft }
    }

    #expect(UITextSelectionRect().writingDirection == .natural)
    #expect((Backwards() as UITextSelectionRect).writingDirection == .rightToLeft)
  }

  @Test func aViewDrawsItsLayer() {
    final class Drawn: UIView {
      var layers: [CALayer] = []
      override func draw(_ layer: CALayer, in ctx: CGContext) {
        layers.append(layer)
        super.draw(layer, in: ctx)
      }
      override func draw(_ rect: CGRect) { layers.append(CALayer()) }
    }
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    _ = UIGraphicsImageRenderer(size: view.bounds.size).image {
      view.layer.render(in: $0.cgContext)
    }

    #expect(view.layers.first === view.layer)
    #expect(view.layers.count > 1)
  }

  @Test func capsOfStretchablePictures() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 11, height: 7)).image { _ in }
    let caps = image.stretchableImage(withLeftCapWidth: 5, topCapHeight: 0)

    #expect(caps.capInsets == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5))
    #expect(caps.resizingMode == .stretch)
  }

  @Test func aTableOfWeakObjectsForgetsThem() {
    let table = NSHashTable<NSObject>.weakObjects()
    let kept = NSObject()
    table.add(kept)
    table.add(kept)
    do { table.add(NSObject()) }

    #expect(table.allObjects == [kept])
  }

  @Test func picturesSaySomething() {
    let image = UIImage()
    image.accessibilityLabel = "A dog"

    #expect(image.accessibilityLabel == "A dog")
    #expect(!image.isAccessibilityElement)
  }

  @Test func systemsUpTo18AreThere() {
    #expect(isSystem(atLeast: 18))
    #expect(!isSystem(atLeast: 26))
  }

  @Test func whoHoldsAnObjectIsCounted() {
    let object = NSObject()
    let before = CFGetRetainCount(object)
    let holders = [object, object]
    #expect(CFGetRetainCount(object) > before)
    #expect(holders.count == 2)
    #expect(object_setClass(object, UIView.self) == nil)
  }

  @Test func aRunLoopThatWaitsIsWoken() {
    let began = Date()
    CFRunLoopWakeUp(CFRunLoopGetCurrent())
    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 60))
    #expect(Date().timeIntervalSince(began) < 30)
  }

  @Test func listsOfArgumentsStandInFormats() {
    let arguments = getVaList([4, "pages"])
    #expect(NSString(format: "%d of %@", arguments: arguments) == "4 of pages")
  }
}
