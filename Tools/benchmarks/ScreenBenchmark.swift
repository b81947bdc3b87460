// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Times what a screen of 300 views costs until it is a display list, and where the time goes:
/// fifty rows of a picture, two labels, a button, a line and a box around them, some 1,000
/// constraints.
///
///     swift run -c release benchmarks layout
struct ScreenBenchmark {
  private static let rounds = 15
  private static let scale: CGFloat = 3

  /// What is timed, in order.
  private struct Times {
    var views = 0.0
    var constraints = 0.0
    var firstLayout = 0.0
    var recording = 0.0
    var secondRecording = 0.0
    var rotation = 0.0

    var named: [(name: String, milliseconds: Double)] {
      [
        ("views made", views), ("constraints made and activated", constraints),
        ("laid out", firstLayout), ("recorded", recording),
        ("recorded once more", secondRecording), ("laid out for another width", rotation),
      ]
    }
  }

  func run() {
    // As a snapshot is taken: the views are laid out for the scale at which they are recorded.
    var environment = RenderingEnvironment.current
    environment.displayScale = Self.scale
    RenderingEnvironment.$current.withValue(environment) { printTimes() }
  }

  private func printTimes() {
    _ = measure()
    let rounds = (0..<Self.rounds).map { _ in measure() }
    let count = Screen().views.count
    print("a screen of \(count) views, milliseconds of the processor, medians of \(Self.rounds)")
    var total = 0.0
    for (index, (name, _)) in rounds[0].named.enumerated() {
      let times = rounds.map { $0.named[index].milliseconds }.sorted()
      let median = times[times.count / 2]
      if index < 4 { total += median }
      print(
        String(format: "  %7.2f  ", median) + name
          + (index == 3 ? String(format: "   (%.2f so far)", total) : ""))
    }
  }

  private func measure() -> Times {
    var times = Times()
    var screen = Screen(isEmpty: true)
    times.views = LayoutBenchmark.milliseconds { screen.makeViews() }
    times.constraints = LayoutBenchmark.milliseconds { screen.makeConstraints() }
    times.firstLayout = LayoutBenchmark.milliseconds { screen.root.layoutIfNeeded() }
    times.recording = LayoutBenchmark.milliseconds {
      _ = screen.root.displayList(scale: Self.scale)
    }
    times.secondRecording = LayoutBenchmark.milliseconds {
      _ = screen.root.displayList(scale: Self.scale)
    }
    screen.root.frame.size = CGSize(width: 844, height: 390)
    times.rotation = LayoutBenchmark.milliseconds { screen.root.layoutIfNeeded() }
    return times
  }
}

/// The screen and its rows.
struct Screen {
  private struct Row {
    let box = UIView()
    let picture = UIImageView()
    let title = UILabel()
    let note = UILabel()
    let button = UIButton(type: .system)
    let line = UIView()

    var views: [UIView] { [box, picture, title, note, button, line] }
  }

  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private var rows: [Row] = []

  var views: [UIView] { rows.flatMap(\.views) }

  private let rowCount: Int

  init(isEmpty: Bool = false) {
    rowCount = 50
    guard !isEmpty else { return }
    makeViews()
  }

  /// A screen with its constraints.
  init(rowCount: Int) {
    self.rowCount = rowCount
    makeViews()
    makeConstraints()
  }

  mutating func makeViews() {
    for index in 0..<rowCount {
      let row = Row()
      row.box.backgroundColor = .secondarySystemBackground
      row.box.layer.cornerRadius = 8
      row.picture.backgroundColor = .systemTeal
      row.title.text = "Title of row \(index)"
      row.title.font = .preferredFont(forTextStyle: .headline)
      row.note.text = "Row \(index) has a note that is long enough for a second line of text"
      row.note.font = .preferredFont(forTextStyle: .subheadline)
      row.note.numberOfLines = 2
      row.button.setTitle("Open", for: .normal)
      row.line.backgroundColor = .separator
      root.addSubview(row.box)
      for view in row.views.dropFirst() { row.box.addSubview(view) }
      for view in row.views { view.translatesAutoresizingMaskIntoConstraints = false }
      rows.append(row)
    }
  }

  func makeConstraints() {
    var above = root.topAnchor
    for row in rows {
      let box = row.box
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: above, constant: 8),
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        row.picture.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 12),
        row.picture.centerYAnchor.constraint(equalTo: box.centerYAnchor),
        row.picture.widthAnchor.constraint(equalToConstant: 40),
        row.picture.heightAnchor.constraint(equalTo: row.picture.widthAnchor),
        row.title.topAnchor.constraint(equalTo: box.topAnchor, constant: 8),
        row.title.leadingAnchor.constraint(equalTo: row.picture.trailingAnchor, constant: 12),
        row.note.topAnchor.constraint(equalTo: row.title.bottomAnchor, constant: 4),
        row.note.leadingAnchor.constraint(equalTo: row.title.leadingAnchor),
        row.note.trailingAnchor.constraint(equalTo: row.title.trailingAnchor),
        row.button.leadingAnchor.constraint(equalTo: row.title.trailingAnchor, constant: 8),
        row.button.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -12),
        row.button.firstBaselineAnchor.constraint(equalTo: row.title.firstBaselineAnchor),
        row.button.widthAnchor.constraint(equalToConstant: 60),
        row.line.topAnchor.constraint(equalTo: row.note.bottomAnchor, constant: 8),
        row.line.leadingAnchor.constraint(equalTo: row.note.leadingAnchor),
        row.line.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        row.line.heightAnchor.constraint(equalToConstant: 1),
        row.line.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      ])
      above = box.bottomAnchor
    }
  }
}
