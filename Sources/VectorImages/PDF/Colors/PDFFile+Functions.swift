// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension PDFFile {
  /// A function, or several of one value each.
  mutating func function(
    _ object: PDFObject?, place: String, depth: Int = 0
  ) throws(PDFImage.Error) -> PDFFunction {
    guard depth <= 8 else { throw .tooLarge("functions in each other", limit: 8) }
    let object = try resolve(object)
    if let array = object.array {
      guard array.count <= 32 else { throw .tooLarge("functions of a color", limit: 32) }
      var functions: [PDFFunction] = []
      for element in array {
        functions.append(try function(element, place: place, depth: depth + 1))
      }
      return .list(functions)
    }
    guard let dictionary = object.dictionary else { throw .damaged("a function in \(place)") }
    let kind = try value("FunctionType", in: dictionary).integer
    let domain = try doubles("Domain", in: dictionary) ?? [0, 1]
    guard domain.count >= 2 else { throw .damaged("the domain of a function in \(place)") }
    let range = try doubles("Range", in: dictionary) ?? []
    let function: PDFFunction
    switch (kind, object.stream) {
    case (0, let stream?): function = .sampled(try samples(stream, domain, range, place))
    case (2, _): function = try power(dictionary)
    case (3, _): function = try stitched(dictionary, domain, place, depth)
    case (4, let stream?):
      function = .program(try PDFProgram(try contents(of: stream), place: place))
    default: throw .unsupported("a function of type \(kind ?? -1)", place: place)
    }
    return .limited(function, domain: domain, range: range)
  }

  private mutating func doubles(
    _ key: String, in dictionary: PDFDictionary
  ) throws(PDFImage.Error) -> [Double]? {
    try numbers(key, in: dictionary)?.map { Double($0) }
  }

  private mutating func power(_ dictionary: PDFDictionary) throws(PDFImage.Error) -> PDFFunction {
    let from = try doubles("C0", in: dictionary) ?? [0]
    let to = try doubles("C1", in: dictionary) ?? [1]
    let exponent = try value("N", in: dictionary).number ?? 1
    return .power(from: from, to: to, exponent: Double(exponent))
  }

  private mutating func stitched(
    _ dictionary: PDFDictionary, _ domain: [Double], _ place: String, _ depth: Int
  ) throws(PDFImage.Error) -> PDFFunction {
    let parts = try value("Functions", in: dictionary).array ?? []
    guard parts.count <= 1_000 else { throw .tooLarge("functions of a gradient", limit: 1_000) }
    let inner = try doubles("Bounds", in: dictionary) ?? []
    let encode = try doubles("Encode", in: dictionary) ?? []
    guard !parts.isEmpty, inner.count == parts.count - 1, encode.count >= 2 * parts.count else {
      throw .damaged("a function of type 3 in \(place)")
    }
    var functions: [PDFFunction] = []
    for part in parts {
      functions.append(try function(part, place: place, depth: depth + 1))
    }
    return .stitched(functions, bounds: [domain[0]] + inner + [domain[1]], encode: encode)
  }

  private mutating func samples(
    _ stream: PDFStream, _ domain: [Double], _ range: [Double], _ place: String
  ) throws(PDFImage.Error) -> PDFSamples {
    let dictionary = stream.dictionary
    let samples = PDFSamples(
      sizes: (try doubles("Size", in: dictionary) ?? []).map { Int(max(0, min(1e6, $0))) },
      bits: try value("BitsPerSample", in: dictionary).integer ?? 0, domain: domain, range: range,
      encode: try doubles("Encode", in: dictionary),
      decode: try doubles("Decode", in: dictionary), bytes: try contents(of: stream))
    guard let samples else { throw .damaged("a function of type 0 in \(place)") }
    return samples
  }
}
