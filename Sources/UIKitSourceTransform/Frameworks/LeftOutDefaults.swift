// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

extension LeftOutEditor {
  /// Leaves parameters of an initializer out which have defaults, and are of what is missing:
  /// `library: PHPhotoLibrary = .shared()`.
  func leaveOutDefaults(of node: InitializerDeclSyntax) {
    let parameters = Array(node.signature.parameterClause.parameters)
    var kept: [FunctionParameterSyntax] = []
    for (place, parameter) in parameters.enumerated() {
      guard parameter.defaultValue != nil, let name = missing(in: parameter.words) else {
        kept.append(parameter)
        continue
      }
      let next = parameters.dropFirst(place + 1).first
      let end = next?.startOffset ?? parameter.endOffset
      transformation.leaveOut(parameter.startOffset..<end)
      if let statements = node.body?.statements {
        let word = (parameter.secondName ?? parameter.firstName).text
        locals.note([word], in: statements, for: name)
      }
    }
    if kept.count < parameters.count, kept.last?.id != parameters.last?.id,
      let comma = kept.last?.trailingComma
    {
      transformation.edits.blank(comma)
    }
  }
}

extension LeftOutEditor {
  /// Puts something in the place of a default which is made of what is missing, where the
  /// parameter's type is there: `auth: SignIn = Auth.auth()`. It is `nil` where that can be; else
  /// who gives nothing for the parameter stops the program.
  func leaveOutDefaultValue(of node: FunctionParameterSyntax) {
    guard let value = node.defaultValue?.value, missing(in: node.words) == nil,
      let name = missing(in: value.capitalizedWords)
    else { return }
    let isOptional =
      node.type.is(OptionalTypeSyntax.self)
      || node.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    let stop = "{ fatalError(\"\(name) is needed here, which Linux has not\") }()"
    transformation.leaveOut(value, for: isOptional ? "nil" : stop)
  }
}

extension InitializerDeclSyntax {
  /// The words without which there is no such initializer: those of parameters without a default.
  var wordsThatItNeeds: [String] {
    let own = DeclSyntax(self).namesOfGenericParameters
    let words =
      attributes.capitalizedWords
      + signature.parameterClause.parameters.filter { $0.defaultValue == nil }.flatMap(\.words)
      + (genericParameterClause?.capitalizedWords ?? [])
      + (genericWhereClause?.capitalizedWords ?? [])
    return words.filter { !own.contains($0) }
  }

  /// The words of parameters that have defaults, by their places.
  var wordsOfDefaults: [Int: [String]] {
    signature.parameterClause.parameters.enumerated().reduce(into: [:]) { words, parameter in
      if parameter.element.defaultValue != nil { words[parameter.offset] = parameter.element.words }
    }
  }
}

extension FunctionParameterSyntax {
  /// The words of its type.
  var words: [String] { type.capitalizedWords + attributes.capitalizedWords }
}

extension MemberKey {
  /// The key without the labels at some places.
  func without(_ places: [Int]) -> MemberKey {
    let rest = labels?.enumerated().filter { !places.contains($0.offset) }.map(\.element)
    return MemberKey(name: name, labels: rest)
  }
}
