// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessSnapshots
import HeadlessUIKit
import SnapshotVerification

/// One assertion: takes the snapshot, compares it with its reference, and says what is wrong.
package struct SnapshotTaking<Value, Format> {
  var strategy: Snapshotting<Value, Format>
  var name: String?
  var record: SnapshotTestingConfiguration.Record?
  var directory: String?
  /// In seconds.
  var timeout: TimeInterval
  var testName: String
  package let location: CallerLocation

  package init(
    strategy: Snapshotting<Value, Format>, name: String? = nil,
    record: SnapshotTestingConfiguration.Record?, directory: String? = nil, timeout: TimeInterval,
    testName: String, location: CallerLocation
  ) {
    self.strategy = strategy
    self.name = name
    self.record = record
    self.directory = directory
    self.timeout = timeout
    self.testName = testName
    self.location = location
  }

  package var configuration: SnapshotConfiguration { SnapshotConfiguration.current.forSuitesOfIOS }

  /// The test that asks.
  package var test: SnapshotTest { TestReporter.test(function: testName, at: location) }

  /// The record mode that is asked for, if any. Scopes of both modules hold, the ones of this one
  /// first, then the old variable.
  package var askedMode: RecordMode? {
    (record ?? SnapshotTestingConfiguration.current?.record)?.mode
      ?? configuration.settings.record ?? ProcessSettings.shared.configuration.record?.mode
  }

  /// What is wrong, for the test's failure; `nil` where nothing is.
  func problem(_ value: () throws -> Value) -> String? {
    let request = request
    let verifier = SnapshotVerifier(configuration: configuration)
    let result: SnapshotResult
    do throws(SnapshotVerifier.Error) {
      let (format, issues) = try verifier.drawing(request) { try taken(value) }
      result = verified(format, request, verifier, issues)
    } catch {
      result = verifier.failure(request, error)
    }
    return result.isFailure ? words(result) : nil
  }

  private var request: SnapshotRequest {
    let test = test
    let file = SnapshotFile(
      test: testName, name: name, pathExtension: strategy.pathExtension, directory: directory,
      source: test.source, environment: configuration.environment)
    var request = SnapshotRequest(test: test, subject: .drawn)
    request.state = file.identifier
    request.textEnding = strategy.pathExtension == "png" ? nil : strategy.pathExtension
    request.referencePath = file.path
    request.record = askedMode
    return request
  }

  /// The snapshot, once it is there.
  package func taken(_ value: () throws -> Value) throws -> Format {
    var format: Format?
    strategy.snapshot(try value()).run { format = $0 }
    _ = MainQueueWait(timeout: timeout).wait { format != nil }
    guard let format else { throw SnapshotVerifier.Error.lateSnapshot(timeout: timeout) }
    return format
  }

  private func verified(
    _ format: Format, _ request: SnapshotRequest, _ verifier: SnapshotVerifier,
    _ issues: [RenderingIssue]
  ) -> SnapshotResult {
    switch (strategy.diffing.judgment, format) {
    case (.pictures(let comparison), let image as UIImage):
      var request = request
      request.strategy = comparison
      let result = verifier.verify(request, drawn: image.rendered, issues: issues)
      for picture in result.pictures {
        // What cannot be read back was reported as an artifact that could not be written.
        guard let bytes = try? picture.bytes() else { continue }
        attach(bytes, "\(picture.role).png", request)
      }
      return result
    default:
      return verifier.verify(request, document: document(format, request), issues: issues)
    }
  }

  /// What a strategy stores and compares, where that is no picture of this package.
  package func document(_ format: Format, _ request: SnapshotRequest) -> SnapshotDocument {
    if case .lines = strategy.diffing.judgment, let text = format as? String {
      var document = SnapshotDocument.text(text)
      document.pathExtension = strategy.pathExtension
      return document
    }
    let diffing = strategy.diffing
    let bytes = [UInt8](diffing.toData(format))
    return SnapshotDocument(
      format is String ? .text : .data, bytes, pathExtension: strategy.pathExtension
    ) { reference in
      guard let (words, attachments) = diffing.diffV2(diffing.fromData(Data(reference)), format)
      else { return nil }
      for attachment in attachments {
        attach([UInt8](attachment.data), attachment.fileName, request)
      }
      return words.trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  private func attach(_ bytes: [UInt8], _ name: String, _ request: SnapshotRequest) {
    // The name of an attachment is a file name; it begins with the suite, to be the only one.
    let prefix = request.name.path.split(separator: "/").dropFirst().joined(separator: ".")
    TestReporter.attach(bytes, named: "\(prefix).\(name)", at: location)
  }

  private func words(_ result: SnapshotResult) -> String {
    let tool =
      SnapshotTestingConfiguration.current?.diffTool
      ?? ProcessSettings.shared.configuration.diffTool
    guard let tool, let reference = result.referencePath, let actual = result.artifacts.actual
    else { return result.message }
    let words = tool(currentFilePath: reference, failedFilePath: actual)
    return words.isEmpty ? result.message : result.message + "\n\n" + words
  }
}
