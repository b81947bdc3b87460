// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import Testing

struct NSItemProviderTests {
  @Test func anObjectIsGivenAsItsKindsOfData() {
    let provider = NSItemProvider(object: NSString(string: "Rex"))
    var loaded: String?
    provider.loadObject(ofClass: NSString.self) { object, error in
      loaded = (object as? NSString).map { String(describing: $0) }
      #expect(error == nil)
    }

    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(loaded == "Rex")
  }

  @Test func whatIsNotThereIsAnError() {
    var failure: (any Error)?
    NSItemProvider().loadDataRepresentation(forTypeIdentifier: "public.png") { data, error in
      #expect(data == nil)
      failure = error
    }

    #expect(failure.map { "\($0)" } == "the item provider has no public.png")
  }

  @Test func dataIsMadeWhenItIsAskedFor() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "a.b", visibility: .all) { done in
      done(Data([7]), nil)
      return nil
    }
    var data: Data?
    provider.loadDataRepresentation(forTypeIdentifier: "a.b") { loaded, _ in data = loaded }

    #expect(data == Data([7]))
  }

  @Test func kindsOfDataKnowTheirKinds() throws {
    let png = try #require(UTType(filenameExtension: "PNG"))

    #expect(png == .png)
    #expect(png.preferredMIMEType == "image/png")
    #expect(png.conforms(to: .image))
    #expect(png.conforms(to: .data))
    #expect(!png.conforms(to: .text))
    #expect(UTType.image.isSupertype(of: .jpeg))
    #expect(UTType(filenameExtension: "nothing") == nil)
  }
}
