// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// An unknown of a ``ConstraintSystem``.
public struct Variable: Hashable, Sendable {
  /// Its place in the order in which variables were made.
  public let index: Int

  init(index: Int) { self.index = index }
}

/// A linear equation or inequality with a priority: `Σ coefficient·variable + constant` (=, ≤, ≥)
/// `0`.
///
/// ```swift
/// // right ≥ left + 8, if nothing more important is in the way
/// LinearConstraint([(1, right), (-1, left)], constant: -8, .atLeast, priority: 750)
/// ```
public struct LinearConstraint: Sendable {
  /// How the sum compares to 0.
  public enum Relation: Sendable {
    /// It is 0.
    case equal
    /// It is 0 or less.
    case atMost
    /// It is 0 or more.
    case atLeast
  }

  /// One summand. A variable may occur in several.
  public struct Term: Sendable {
    /// What the variable is multiplied with, finite.
    public var coefficient: Double
    /// The unknown.
    public var variable: Variable
  }

  /// The priority of what must hold. A greater one counts as this.
  public static let required: Double = 1000

  /// The priority of what only chooses among values that all else leaves open: they count as open
  /// still.
  public static let tie: Double = 0

  /// The summands with a variable.
  public var terms: [Term]
  /// The summand without one, finite.
  public var constant: Double
  /// How the sum compares to 0.
  public var relation: Relation
  /// Greater ones are infinitely more important; ``required`` must hold.
  public var priority: Double

  /// Makes a constraint. The default priority is ``required``.
  public init(
    _ terms: [(coefficient: Double, variable: Variable)], constant: Double, _ relation: Relation,
    priority: Double = LinearConstraint.required
  ) {
    self.init(
      terms: terms.map { Term(coefficient: $0.coefficient, variable: $0.variable) },
      constant: constant, relation: relation, priority: priority)
  }

  /// Makes a constraint.
  public init(terms: [Term], constant: Double, relation: Relation, priority: Double) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
  }

  /// Whether it must hold.
  public var isRequired: Bool { priority >= LinearConstraint.required }
}

extension LinearConstraint.Term {
  /// Makes a summand.
  public init(_ coefficient: Double, _ variable: Variable) {
    self.init(coefficient: coefficient, variable: variable)
  }
}
