// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Why a matrix gives no states.
///
/// ```swift
/// StateProblem.noValues(axis: "status").description
/// // The axis "status" has no values. Give it at least one.
/// ```
public enum StateProblem: Error, Hashable, Sendable {
  /// There are more states than are wanted.
  ///
  /// `count` is before exclusions and `Int.max` for what does not fit; `pairs` is the least that all
  /// pairs take, `nil` where that is too many, too, or where there is one axis.
  case tooMany(count: Int, limit: Int, axes: [Axis], pairs: Int?)
  /// The matrix has no axes.
  case noAxes
  /// An axis has no values.
  case noValues(axis: String)
  /// Two axes have one name, or names that lead to one file name.
  case sameAxis(first: String, second: String)
  /// Two values of an axis have one label, or labels that lead to one file name.
  case sameLabel(axis: String, first: String, second: String)
  /// Two states have names that lead to one file name.
  case sameState(first: String, second: String)
  /// The name of an axis (`axis` is `nil`) or the label of a value has nothing that can be seen.
  case unencodableName(String, axis: String?)
  /// An example names an axis that the matrix does not have.
  case unknownAxis(name: String, axes: [String])
  /// An example names a value that its axis does not have.
  case unknownLabel(axis: String, label: String, labels: [String])
  /// An example is a state that the matrix excludes.
  case excludedExample(name: String)
  /// Every state is excluded.
  case nothingLeft
  /// No state that is not excluded was found for two values, and there are too many to try them all.
  case unclearExclusions(first: String, second: String)

  /// A language has no text for a key.
  case noTranslation(key: String, language: String, path: String)

  /// An axis and how many values it has.
  public struct Axis: Hashable, Sendable {
    /// The axis's name.
    public var name: String
    /// How many values it has.
    public var count: Int

    /// Makes a description of an axis.
    public init(name: String, count: Int) {
      self.name = name
      self.count = count
    }
  }
}

extension StateProblem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tooMany(let count, let limit, let axes, let pairs):
      StateProblem.tooManyMessage(count: count, limit: limit, axes: axes, pairs: pairs)
    case .noAxes: "The matrix has no axes. Give it at least one."
    case .noValues(let axis): "The axis \"\(axis)\" has no values. Give it at least one."
    case .sameAxis(let first, let second):
      "The axes \"\(first)\" and \"\(second)\" have one name as a file name. Rename one."
    case .sameLabel(let axis, let first, let second):
      "The values \"\(first)\" and \"\(second)\" of the axis \"\(axis)\" have one name as a file "
        + "name. Give them labels that differ in more than letter case and punctuation."
    case .sameState(let first, let second):
      "The states \"\(first)\" and \"\(second)\" have one name as a file name. Rename a value."
    case .unencodableName(let name, let axis):
      "The name \"\(StateProblem.escaped(name))\" "
        + (axis.map { "of a value of the axis \"\($0)\"" } ?? "of an axis")
        + " has no character that can be seen. Give it a label, such as [\"blank\": value]."
    case .unknownAxis(let name, let axes):
      "An example names the axis \"\(name)\", and the axes are \(axes.joined(separator: ", "))."
    case .unknownLabel(let axis, let label, let labels):
      "An example gives the axis \"\(axis)\" the value \"\(label)\", and its values are "
        + "\(labels.joined(separator: ", "))."
    case .excludedExample(let name):
      "The example \"\(name)\" is a state that the matrix excludes. Remove it, or the exclusion."
    case .noTranslation(let key, let language, let path):
      "There is no text \"\(key)\" in \"\(language)\": it is looked for in \(path)."
    case .nothingLeft: "Every state is excluded. Exclude fewer."
    case .unclearExclusions(let first, let second):
      "No state with \(first) and \(second) was found among those that are not excluded, and there "
        + "are too many to try them all. Exclude fewer, or list examples."
    }
  }

  private static func tooManyMessage(
    count: Int, limit: Int, axes: [Axis], pairs: Int?
  ) -> String {
    let number = count == Int.max ? "more states than can be counted" : "\(grouped(count)) states"
    let product = axes.map { "\($0.name) \($0.count)" }.joined(separator: " x ")
    let largest = axes.max { $0.count < $1.count }
    var ways: [String] = []
    if let pairs {
      ways.append("combine them with .allPairs, which takes at least \(grouped(pairs))")
    }
    if let largest { ways.append("leave values out of \"\(largest.name)\"") }
    ways.append("list the ones that matter with .examples")
    ways.append("exclude impossible ones, or raise `limit`")
    return
      "The matrix has \(number) (\(product)), and the limit is \(grouped(limit)). To cut them: "
      + ways.joined(separator: "; ") + "."
  }

  private static func escaped(_ name: String) -> String {
    name.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }

  /// With commas, whatever the locale.
  private static func grouped(_ number: Int) -> String {
    var digits = String(number)
    var position = digits.count - 3
    while position > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: position))
      position -= 3
    }
    return digits
  }
}
