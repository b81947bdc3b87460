// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// Symbols before the labels of a table's cell.
final class CellSymbolTests: XCTestCase {
  /// The frame of a cell's picture.
  private func frame(of image: UIImage?) -> CGRect? {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.textLabel?.text = "Momo"
    cell.imageView?.image = image
    cell.layoutIfNeeded()
    return cell.imageView?.frame
  }

  private func star(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    UIImage(systemName: "star", withConfiguration: configuration)
  }

  func testSymbolsAreLarge() {
    let large = star(UIImage.SymbolConfiguration(textStyle: .body, scale: .large))
    XCTAssertEqual(frame(of: UIImage(systemName: "star"))?.size, large?.size)
  }

  func testWhatASymbolSaysItselfStays() {
    let small = star(UIImage.SymbolConfiguration(pointSize: 12, weight: .bold, scale: .small))
    XCTAssertEqual(frame(of: small)?.size, small?.size)
  }

  func testOtherPicturesStay() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
    XCTAssertEqual(frame(of: picture)?.size, CGSize(width: 20, height: 10))
  }
}
