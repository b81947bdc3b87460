// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

private protocol Posting { func post(name: Notification.Name, object: Any?) }

extension NotificationCenter: Posting {}

/// The examples of Foundation and of the environment.
private final class FoundationExamples: ExampleScreen {
  func dateComponentsFormatter() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    let text = formatter.string(from: 65)  // "01:05"
    _ = text
  }

  func personNameFormatter(_ ada: PersonNameComponents) -> String {
    let formatter = PersonNameFormatter()
    formatter.style = .abbreviated
    return formatter.string(from: ada)  // "AL"
  }

  func relativeDateTimeFormatter() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en")
    let text = formatter.localizedString(fromTimeInterval: -3 * 86400)  // "3 days ago"
    _ = text
  }

  func hashTable(view: UIView) {
    let observers = NSHashTable<UIView>.weakObjects()
    observers.add(view)
    observers.allObjects.forEach { $0.setNeedsLayout() }
  }

  func pointerArray(delegate: UIView) {
    let delegates = NSPointerArray.weakObjects()
    delegates.addPointer(Unmanaged.passUnretained(delegate).toOpaque())
    delegates.compact()
  }

  func measurementFormatter() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let run = Measurement(value: 12, unit: UnitLength.kilometers)
    let text = formatter.string(from: run)  // "7.456 mi"
    _ = text
  }

  func systemLook() {
    let traits = UITraitCollection(systemLook: .iOS26)
    traits.performAsCurrent { print(UISwitch().frame.width) }  // 63.0
  }

  func undoManager(label: UILabel) {
    let manager = UndoManager()
    manager.registerUndo(withTarget: label) { $0.text = "before" }
    label.text = "after"
    manager.undo()
  }

  func filesOfTargets() {
    let recipes = Bundle.main.urlOfTargets(forResource: "recipes", withExtension: "json")
    _ = recipes
  }

  func informationOfTargets() {
    let version = Bundle.main.infoDictionaryOfTargets()?["CFBundleShortVersionString"]
    _ = version
  }

  func localeOfTraits() {
    let name = Locale.ofTraits.identifier  // "en_US"
    _ = name
  }

  @available(*, deprecated, message: "Foundation for Linux warns of the kind link")
  func dataDetector(text: String) throws {
    let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
    let links = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
    _ = links
  }

  func matrix() {
    let scaled = simd_double4x4(diagonal: SIMD4(2, 2, 1, 1)) * SIMD4(3, 4, 0, 1)
    _ = scaled
  }

  func emptyTimer() {
    var timer = Timer()
    timer.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
    timer.invalidate()
  }

  func textThatFitsAWidth() -> String {
    (NSLocalizedString("delete", comment: "") as NSString).variantFittingPresentationWidth(20)
  }

  func timeThatIsLater() {
    let soon = DispatchTime.now().advanced(by: .seconds(2))
    _ = soon
  }

  func sharedValues() {
    let store = NSUbiquitousKeyValueStore()
    store.set("Ada", forKey: "name")
    let name = store.string(forKey: "name")  // "Ada"
    _ = name
  }

  func predicate() {
    let mail = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+\\.[a-z]+")
    let isAddress = mail.evaluate(with: "ada@lovelace.org")  // true
    _ = isAddress
  }
}

private final class Settings {
  @AppStorage("showsPrices") var showsPrices = true
}
