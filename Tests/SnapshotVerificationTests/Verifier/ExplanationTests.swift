// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import PNGCodec
import XCTest

@testable import SnapshotVerification

/// A card as apps have them: an icon, a column of texts, a button.
private final class Card: UIView {
  let icon = UIImageView(image: UIImage(bitmap: Bitmap(width: 8, height: 8, color: .black)))
  let column = UIStackView()
  let title = UILabel()
  let subtitle = UILabel()
  let note = UILabel()
  let button = UIControl()
  let bar = UIView()

  static let size = CGSize(width: 200, height: 100)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    column.accessibilityIdentifier = "column"
    button.accessibilityIdentifier = "button"
    bar.accessibilityIdentifier = "bar"
    for (label, text) in [(title, "Ada Lovelace"), (subtitle, "Countess"), (note, "1815")] {
      label.text = text
      column.addArrangedSubview(label)
    }
    column.axis = .vertical
    column.spacing = 4
    column.alignment = .leading
    column.translatesAutoresizingMaskIntoConstraints = false
    button.backgroundColor = .blue
    button.frame = CGRect(x: 150, y: 60, width: 40, height: 30)
    bar.backgroundColor = .green
    bar.frame = CGRect(x: 0, y: 96, width: 200, height: 4)
    icon.frame = CGRect(x: 8, y: 8, width: 8, height: 8)
    [icon, column, button, bar].forEach(addSubview)
    column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 30).isActive = true
    column.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

final class ExplanationTests: VerifierTestCase {
  private func request(_ mutate: @escaping (Card) -> Void) -> SnapshotRequest {
    let test = SnapshotTest(suite: "PatchTests", function: "testPatch()", source: source())
    var request = SnapshotRequest(test: test, subject: .view({ Card() }, apply: mutate))
    request.size = Card.size
    return request
  }

  /// The lines of the explanation, with the counts of pixels as `#`.
  private func explanation(_ mutate: @escaping (Card) -> Void) -> [String] {
    let lines = verify(request(mutate)).explanation?.lines ?? ["matched"]
    return lines.map {
      $0.replacing(#/[0-9]+ pixels?( |$)/#) { match in "#\(match.output.1)" }
    }
  }

  func testWhatAViewLooksLikeIsNotHiddenByWhatMovedIt() {
    recordReference(request { $0.note.backgroundColor = .yellow })

    let lines = explanation {
      $0.note.backgroundColor = .yellow
      $0.column.spacing = 12
      $0.note.layer.cornerRadius = 3
    }

    XCTAssertEqual(lines.count, 2, "\(lines)")
    XCTAssertTrue(lines.contains("UILabel '1815': corner radius 0 became 3: #"), "\(lines)")
    XCTAssertTrue(
      lines.contains { $0.hasPrefix("UIStackView \"column\": spacing 4 became 12") },
      "\(lines)")
  }

  func testTwentyMutationsAreExplainedWithTheirViewsAndCauses() {
    recordReference(request { _ in })

    let table: [(expected: [String], mutation: (Card) -> Void)] = [
      (
        ["UILabel: text \"Ada Lovelace\" became \"Grace Hopper\": #"],
        {
          $0.title.text = "Grace Hopper"
        }
      ),
      (
        ["UILabel 'Ada Lovelace': text color #000000 became #FF0000: #"],
        {
          $0.title.textColor = .red
        }
      ),
      (
        [
          "UILabel 'Ada Lovelace': font .SFUI-Regular 17 became .SFUI-Regular 20 (2 views moved "
            + "3.5 pt down): #"
        ],
        {
          $0.title.font = .systemFont(ofSize: 20)
        }
      ),
      (
        ["UILabel 'Ada Lovelace': font .SFUI-Regular 17 became .SFUI-Semibold 17: #"],
        {
          $0.title.font = .boldSystemFont(ofSize: 17)
        }
      ),
      (
        ["UIStackView \"column\": spacing 4 became 8 (2 more views moved or resized): #"],
        {
          $0.column.spacing = 8
        }
      ),
      (
        ["UILabel 'Countess': was removed (1 view moved 24.5 pt up): #"],
        {
          $0.subtitle.removeFromSuperview()
        }
      ),
      (
        ["UILabel 'Countess': was hidden (1 view moved 24.5 pt up): #"],
        { $0.subtitle.isHidden = true }
      ),
      (
        ["UILabel 'new': was added: #"],
        {
          let label = UILabel()
          label.text = "new"
          $0.column.addArrangedSubview(label)
        }
      ),
      (
        ["UIControl \"button\": background color #0000FF became #FF0000: #"],
        {
          $0.button.backgroundColor = .red
        }
      ),
      (["UIControl \"button\": corner radius 0 became 8: #"], { $0.button.layer.cornerRadius = 8 }),
      (["UIControl \"button\": alpha 1 became 0.5: #"], { $0.button.alpha = 0.5 }),
      (
        ["UIControl \"button\": border none became 2 #FF0000: #"],
        {
          $0.button.layer.borderWidth = 2
          $0.button.layer.borderColor = UIColor.red.cgColor
        }
      ),
      (
        ["UIControl \"button\": moved 8 pt left, 4 pt up: #"],
        {
          $0.button.frame.origin = CGPoint(x: 142, y: 56)
        }
      ),
      (["UIControl \"button\": size 40x30 became 44x30: #"], { $0.button.frame.size.width = 44 }),
      (["UIControl \"button\": was removed: #"], { $0.button.removeFromSuperview() }),
      (
        [
          "UIImageView at (8, 8): image of 8x8 became another of that size (242363fb, now "
            + "9dc4e731): #"
        ],
        {
          $0.icon.image = UIImage(bitmap: Bitmap(width: 8, height: 8, color: .white))
        }
      ),
      (
        ["Card: background color #FFFFFF became #F2F2F7: #"],
        {
          $0.backgroundColor = UIColor(red: 242 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1)
        }
      ),
      (["UIView \"bar\": was hidden: #"], { $0.bar.isHidden = true }),
      (["UIView \"bar\": moved 2 pt up: #"], { $0.bar.frame.origin.y = 94 }),
      (
        [
          "UIStackView \"column\": alignment leading became trailing (2 more views moved or resized): "
            + "#"
        ],
        {
          $0.column.alignment = .trailing
        }
      ),
      (
        [
          "UILabel '1815': changed its place among its siblings (2 views moved 24.5 pt down): #"
        ],
        {
          $0.column.insertArrangedSubview($0.note, at: 0)
        }
      ),
    ]
    for (number, row) in table.enumerated() {
      XCTAssertEqual(explanation(row.mutation), row.expected, "mutation \(number)")
    }
  }

  func testTheSameChangeInTwoSnapshotsHasOneFingerprint() {
    recordReference(request { _ in })

    let first = verify(request { $0.bar.backgroundColor = .red }).runEntry.causes
    let second = verify(
      request {
        $0.bar.backgroundColor = .red
        $0.button.alpha = 0.5
      }
    ).runEntry.causes

    XCTAssertEqual(
      first?.map(\.change), ["UIView \"bar\": background color #00FF00 became #FF0000"])
    XCTAssertEqual(first?.map(\.pixels), [3_200])
    XCTAssertEqual(second?.count, 2)
    XCTAssert(second?.contains { $0.fingerprint == first?.first?.fingerprint } == true)
    XCTAssertNil(verify(request { _ in }).runEntry.causes)
  }

  func testPixelsThatNoViewExplainsAreTheRenderers() throws {
    recordReference(request { _ in })
    let reference = try XCTUnwrap(try StoredReference.read(referencePath))
    var bitmap = reference.bitmap
    bitmap[399, 0] = .black
    let metadata = try XCTUnwrap(reference.metadata)
    _ = try StoredReference.write(bitmap, metadata: metadata, to: referencePath)

    XCTAssertEqual(
      verify(request { _ in }).explanation?.lines,
      ["1 pixel in no changed view, and what is painted is the same: the renderer changed"])
    var older = metadata
    older.drawing = "0"
    _ = try StoredReference.write(bitmap, metadata: older, to: referencePath)
    XCTAssertEqual(
      verify(request { _ in }).explanation?.lines,
      ["1 pixel in no changed view, inside of Card: something that is painted there changed"])
  }

  func testAReferenceWithoutViewsSaysSo() throws {
    recordReference(request { _ in })
    let reference = try XCTUnwrap(try StoredReference.read(referencePath))
    var metadata = try XCTUnwrap(reference.metadata)
    metadata.scene = nil
    _ = try StoredReference.write(reference.bitmap, metadata: metadata, to: referencePath)

    let result = verify(request { $0.bar.isHidden = true })

    XCTAssertNil(result.explanation)
    XCTAssert(
      result.message.contains(
        "\n\n  The reference was recorded without its views, so that the changed ones have no "
          + "names."
      ))
  }

  /// A view that loads shows something else the second time.
  func testAViewThatDrawsOtherwiseTheSecondTimeSaysSo() {
    recordReference(request { _ in })
    var count = 0
    let mutate = { (card: Card) in
      count += 1
      card.bar.backgroundColor = count == 1 ? .red : .blue
    }

    let result = verify(request(mutate))
    XCTAssertEqual(count, 2)
    XCTAssertNil(result.explanation)
    XCTAssert(
      result.message.contains(
        "\n\n  Drawn again to name the views that changed, it looked otherwise: it depends on "
          + "something outside of its state, or on how often it is shown."),
      result.message)

    count = 0
    var described = request(mutate)
    described.isDescribedAtOnce = true
    XCTAssertEqual(
      verify(described).explanation?.lines.first?.prefix(55),
      "UIView \"bar\": background color #00FF00 became #FF0000: ")
    XCTAssertEqual(count, 1)
  }

  func testTheDifferencePictureOutlinesTheChangedView() throws {
    recordReference(request { _ in })

    let result = verify(request { $0.button.backgroundColor = .red })

    let difference = try PNG.decode(try XCTUnwrap(result.pictures.last?.bytes())).bitmap
    let outline = Color(red: 0, green: 64, blue: 255)
    // The button's region is 150...190 by 60...90 points, at 2 pixels a point and with a pixel
    // around.
    XCTAssertEqual(difference[340, 118], outline)
    XCTAssertEqual(difference[298, 150], outline)
    XCTAssertNotEqual(difference[340, 130], outline)
    XCTAssertNotEqual(difference[340, 116], outline)
  }

  func testAPictureAloneIsNotDescribed() throws {
    let renderer = SnapshotRenderer(scale: 2)

    let picture = try renderer.render(.view({ Card() }), size: Card.size, detail: .picture)
    let described = try renderer.render(.view({ Card() }), size: Card.size)

    XCTAssertNil(picture.description)
    XCTAssertNotNil(described.description)
    XCTAssertEqual(picture.bitmap, described.bitmap)
  }
}
