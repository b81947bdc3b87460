// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

// Foundation for Linux has the classes and none of their members. No predicate that is made here is
// of these classes: code that asks for them finds none, and goes on.

@available(*, deprecated, message: "no predicate is made of expressions here")
extension NSComparisonPredicate {
  /// What is compared.
  public var leftExpression: NSExpression { trap("no predicate is made of expressions here") }
  /// With what it is compared.
  public var rightExpression: NSExpression { trap("no predicate is made of expressions here") }
}

@available(*, deprecated, message: "no predicate is made of expressions here")
extension NSExpression {
  /// What kind of expression it is.
  public var expressionType: ExpressionType { trap("there are no expressions here") }
}
