// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

/// Controllers of SwiftUI's views, which are there without the views.
final class HostingControllerTests: TransformTestCase {
  private static let petView = """
    import SwiftUI
    struct PetView: View { let pet: Pet; var body: some View { Text(pet.name) } }
    """

  private func text(_ text: String, line: UInt = #line) -> String {
    let result = transform(text, beside: [Self.petView], line: line)
    XCTAssertEqual(result.findings, [], line: line)
    XCTAssertEqual(transform(result.text).text, result.text, "changed once more", line: line)
    return result.text
  }

  func testAControllerIsMadeWithTheNameOfItsView() {
    let text = text(
      """
      import SwiftUI
      import UIKit
      final class Flow {
        func start() {
          bar.pushViewController(UIHostingController(rootView: PetView(pet: pet)), animated: true)
        }
        func make() -> UIViewController {
          let view = PetView(pet: pet).environmentObject(store)
          return UIHostingController(rootView: view)
        }
        func any() -> UIViewController {
          UIHostingController<AnyView>(rootView: AnyView(PetView(pet: pet) {
            self.close()
          }))
        }
        func unknown() -> UIViewController {
          SwiftUI.UIHostingController.init(rootView: make { 1 })
        }
      }
      """)

    XCTAssertTrue(
      text.contains(
        "bar.pushViewController(UIHostingController(showing: \"PetView\"), animated: true)"),
      text)
    XCTAssertTrue(text.contains("return UIHostingController(showing: \"PetView\")"), text)
    XCTAssertTrue(text.contains("    UIHostingController(showing: \"PetView\")\n\n\n  }"), text)
    XCTAssertTrue(text.contains("UIHostingController(showing: \"a view\")"), text)
    XCTAssertFalse(text.contains("fatalError"), text)
  }

  func testWhatIsAroundAControllerStays() {
    let text = text(
      """
      import SwiftUI
      import UIKit
      final class PetCell: UITableViewCell {
        private var host: UIHostingController<PetView>?
        lazy var badge: SwiftUI.UIHostingController<PetView> = make()
        func configure(_ pet: Pet) {
          if let host {
            host.rootView = PetView(pet: pet)
            self.host?.rootView.pet = pet
            host.view.layoutIfNeeded()
          } else {
            let host = UIHostingController(rootView: PetView(pet: pet))
            contentView.addSubview(host.view)
            host.view.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
            self.host = host
          }
        }
        func shown(_ controller: UIViewController) -> Bool {
          controller is UIHostingController<PetView> && controller.isViewLoaded
        }
      }
      """)

    XCTAssertTrue(text.contains("private var host: UIHostingController?"), text)
    XCTAssertTrue(text.contains("lazy var badge: UIHostingController = make()"), text)
    XCTAssertTrue(text.contains("()\n      ()\n      host.view.layoutIfNeeded()"), text)
    XCTAssertTrue(text.contains("contentView.addSubview(host.view)"), text)
    XCTAssertTrue(text.contains("host.view.topAnchor.constraint"), text)
    XCTAssertTrue(text.contains("self.host = host"), text)
    XCTAssertTrue(
      text.contains(
        "controller as? UIHostingController == HostedView(\"PetView\") && controller.isViewLoaded"),
      text)
  }

  func testAClassThatIsOneStays() {
    let text = text(
      """
      import SwiftUI
      class PetController: UIHostingController<PetView> {
        let pet: Pet
        init(pet: Pet) {
          self.pet = pet
          super.init(rootView: PetView(pet: pet))
          rootView.pet = pet
          self.rootView = PetView(pet: pet)
        }
        @objc required dynamic init?(coder: NSCoder) {
          super.init(coder: coder, rootView: PetView(pet: .unknown))
        }
      }
      class List: UIViewController { func f() { rootView.pet = pet } }
      """)

    XCTAssertTrue(text.contains("class PetController: UIHostingController {"), text)
    XCTAssertTrue(text.contains("super.init(showing: \"PetView\")\n    ()\n    ()\n"), text)
    XCTAssertTrue(text.contains("super.init(coder: coder, showing: \"PetView\")"), text)
    XCTAssertTrue(text.contains("{ rootView.pet = pet }"), text)
  }

  func testAnExtensionThatReachesIntoSwiftUIGoes() {
    let text = text(
      """
      import SwiftUI
      extension UIHostingController {
        convenience init(rootView: Content, ignoreSafeArea: Bool) {
          self.init(rootView: rootView)
        }
      }
      extension UIHostingController where Content == PetView { func show() {} }
      extension UIHostingController: Themed { func apply() { view.tintColor = .red } }
      let host = UIHostingController(rootView: PetView(pet: .unknown), ignoreSafeArea: true)
      """)

    XCTAssertFalse(text.contains("Content"), text)
    XCTAssertTrue(text.contains("UIHostingController: Themed"), text)
    XCTAssertTrue(text.contains("let host = UIHostingController(showing: \"PetView\")"), text)
  }
}
