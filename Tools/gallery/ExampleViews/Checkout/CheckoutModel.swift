// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import ModellableViewLifecycle

/// The state of a checkout form. The form is written as a `BMView`, as a `ModellableView` and as an
/// owner.
public struct CheckoutModel: BMViewModel, ModellableViewLifecycle.ViewModel {
  /// One kind of thing that is bought.
  public struct Line {
    public var title: String
    public var cents: Int
    public var quantity: Int

    public init(_ title: String, cents: Int, quantity: Int = 1) {
      self.title = title
      self.cents = cents
      self.quantity = quantity
    }
  }

  public var lines: [Line]
  public var isGift: Bool
  public var problem: String?
  public var isPaying: Bool

  public init(
    lines: [Line] = [], isGift: Bool = false, problem: String? = nil, isPaying: Bool = false
  ) {
    self.lines = lines
    self.isGift = isGift
    self.problem = problem
    self.isPaying = isPaying
  }

  var total: String { CheckoutModel.price(lines.reduce(0) { $0 + $1.cents * $1.quantity }) }

  var canPay: Bool { !lines.isEmpty && !isPaying }

  var payTitle: String { isPaying ? "Paying …" : "Pay \(total)" }

  /// The rows of the order: what, and for how much.
  var rows: [(title: String, price: String)] {
    lines.map { line in
      let count = line.quantity == 1 ? "" : "\(line.quantity) × "
      return (count + line.title, CheckoutModel.price(line.cents * line.quantity))
    }
  }

  static func price(_ cents: Int) -> String {
    let rest = cents % 100
    return "$\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
