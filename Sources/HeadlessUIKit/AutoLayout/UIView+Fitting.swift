// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension UIView {
  /// The target that asks for the smallest size: (0, 0).
  public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  /// The target that asks for the largest size: (10000, 10000).
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The size by the constraints in the view.
  ///
  /// - Parameter filling: A view in it that becomes as large as it.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority,
    filling: LayoutSystem.Filling? = nil
  ) -> CGSize {
    updateConstraintsInTree()
    func makeSystem() -> LayoutSystem {
      var system = LayoutSystem(root: self, size: .unknown, filling: filling)
      system.addTarget(target, horizontal, vertical)
      return system
    }
    var system = makeSystem()
    var solution = system.system.solve()
    if noteWidths(system, solution) {
      system = makeSystem()
      solution = system.system.solve()
    }
    forgetWidths(system)
    let (width, height) = system.lengths(of: self)
    guard let width, let height else { return target }
    // The unknowns of the views belong to this question only.
    treeRoot.isSolutionDue = true
    let grid = PixelGrid(scale: treeRoot.layoutScale)
    return grid.ceil(CGSize(width: max(0, solution[width]), height: max(0, solution[height])))
  }
}
