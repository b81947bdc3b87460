// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import Testing

/// What UIKit keeps in globals is that of the running task.
@Suite struct ParallelDevicesTests {
  private struct Device: Equatable {
    var width: CGFloat
    var scale: CGFloat
    var isPad: Bool
    var isDark: Bool
    var barHeight: CGFloat

    init(_ index: Int) {
      width = CGFloat(320 + index)
      scale = CGFloat(1 + index % 3)
      isPad = index % 2 == 0
      isDark = index % 5 < 2
      barHeight = CGFloat(index)
    }

    /// What the globals say.
    static func seen() -> Device {
      var device = Device(0)
      device.width = UIScreen.main.bounds.width
      device.scale = UIScreen.main.scale
      device.isPad = UIDevice.current.userInterfaceIdiom == .pad
      device.isDark = UITraitCollection.current.userInterfaceStyle == .dark
      device.barHeight = UIApplication.shared.statusBarFrame.height
      return device
    }

    var environment: RenderingEnvironment {
      var environment = RenderingEnvironment(
        displayScale: scale, userInterfaceStyle: isDark ? .dark : .light,
        safeAreaInsets: UIEdgeInsets(top: barHeight, left: 0, bottom: 0, right: 0))
      environment.screenSize = CGSize(width: width, height: 800)
      environment.userInterfaceIdiom = isPad ? .pad : .phone
      return environment
    }
  }

  @Test func tasksWithDifferentDevicesNeverSeeOneAnother() async {
    let wrong = await withTaskGroup(of: Int.self) { group in
      for index in 0..<64 {
        group.addTask {
          await RenderingEnvironment.$current.withValue(Device(index).environment) {
            var wrong = 0
            for _ in 0..<20 {
              if Device.seen() != Device(index) { wrong += 1 }
              await Task.yield()
            }
            return wrong
          }
        }
      }
      return await group.reduce(0, +)
    }

    #expect(wrong == 0)
  }

  @Test func viewsAreLaidOutForTheirOwnDevice() async {
    let edges = await withTaskGroup(of: (Int, CGFloat).self) { group in
      for index in 0..<24 {
        group.addTask {
          await RenderingEnvironment.$current.withValue(Device(index).environment) {
            await Task.yield()
            return (index, edgeOfSolvedView())
          }
        }
      }
      var edges: [Int: CGFloat] = [:]
      for await (index, edge) in group { edges[index] = edge }
      return edges
    }

    for (index, edge) in edges {
      let device = Device(index)
      #expect(edge == (device.width / 7 * device.scale).rounded() / device.scale)
    }
    #expect(edges.count == 24)
  }
}

/// Belongs to no actor, and runs on the thread of its task.
private func edgeOfSolvedView() -> CGFloat {
  let root = UIView(frame: UIScreen.main.bounds)
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(view)
  NSLayoutConstraint.activate([
    view.leftAnchor.constraint(equalTo: root.leftAnchor),
    view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 7),
  ])
  root.layoutIfNeeded()
  return view.frame.maxX
}
