// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

@testable import HeadlessUIKit

/// A class of views or layers whose properties are given the values that they have.
struct RewrittenClass {
  let name: String
  /// The properties in the spelling of the class's sources, in the order of their key paths.
  let properties: [String]
  /// The properties and methods that ask for layout when they are given what is there already.
  let restless: () -> [String]

  /// - Parameters:
  ///   - make: Makes a view in which as much as possible shows.
  ///   - names: The names of the properties, with spaces between them.
  ///   - paths: The same properties, in the same order.
  ///   - calls: Methods that set something, by their names.
  init<View: UIView, each Value>(
    _ type: View.Type, make: @escaping () -> View = { View() }, _ names: String,
    _ paths: repeat ReferenceWritableKeyPath<View, each Value>,
    calls: [(name: String, call: (View) -> Void)] = []
  ) {
    var writers: [(View) -> Void] = []
    for path in repeat each paths { writers.append { $0[keyPath: path] = $0[keyPath: path] } }
    let names = names.split(separator: " ").map(String.init)
    name = "\(type)"
    properties = names
    restless = {
      precondition(writers.count == names.count, "\(type): a name for each key path")
      let all = zip(names, writers).map { ($0, $1) } + calls.map { ($0.name, $0.call) }
      return all.filter { Self.asksForLayout($0.1, make: make) }.map { "\(type).\($0.0)" }
    }
  }

  init<Layer: CALayer, each Value>(
    layer type: Layer.Type, make: @escaping () -> Layer, _ names: String,
    _ paths: repeat ReferenceWritableKeyPath<Layer, each Value>
  ) {
    var writers: [(Layer) -> Void] = []
    for path in repeat each paths { writers.append { $0[keyPath: path] = $0[keyPath: path] } }
    let names = names.split(separator: " ").map(String.init)
    name = "\(type)"
    properties = names
    restless = {
      precondition(writers.count == names.count, "\(type): a name for each key path")
      return zip(names, writers).filter { _, write in
        let layer = make()
        let hosted = {
          let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
          view.layer.addSublayer(layer)
          return view
        }
        return Self.asksForLayout({ _ in write(layer) }, make: hosted)
      }.map { "\(type).\($0.0)" }
    }
  }

  /// Whether writing a second time makes layout due, anywhere in the tree around the view.
  private static func asksForLayout<View: UIView>(
    _ write: (View) -> Void, make: () -> View
  ) -> Bool {
    let stage = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let view = make()
    let neighbor = UILabel()
    stage.addSubview(neighbor)
    stage.addSubview(view)
    // Something in the tree has to do with constraints, so that they count.
    neighbor.translatesAutoresizingMaskIntoConstraints = false
    neighbor.topAnchor.constraint(equalTo: stage.topAnchor).isActive = true
    if view.frame.isEmpty { view.frame = CGRect(x: 10, y: 30, width: 200, height: 120) }
    stage.layoutIfNeeded()
    write(view)
    stage.layoutIfNeeded()
    write(view)
    return stage.layer.layoutState.isDue || stage.isSolutionDue
  }
}
