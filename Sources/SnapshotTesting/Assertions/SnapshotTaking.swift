// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessSnapshots
import SnapshotVerification

/// One assertion: takes the snapshot, compares it with its reference, and says what is wrong.
struct SnapshotTaking<Value, Format> {
  var strategy: Snapshotting<Value, Format>
  var name: String?
  var record: SnapshotTestingConfiguration.Record?
  var directory: String?
  /// In seconds.
  var timeout: TimeInterval
  var testName: String
  var location: CallerLocation

  private var configuration: SnapshotConfiguration { .current }

  /// What is wrong, for the test's failure; `nil` where nothing is.
  func problem(_ value: () throws -> Value) -> String? {
    let request = request
    let verifier = SnapshotVerifier(configuration: configuration)
    let result: SnapshotResult
    do throws(SnapshotVerifier.Error) {
      let format = try verifier.drawing(request) { try taken(value, timeout) }
      result = verified(format, request, verifier)
    } catch {
      result = verifier.failure(request, error)
    }
    return result.isFailure ? words(result) : nil
  }

  private var request: SnapshotRequest {
    let test = TestReporter.test(function: testName, at: location)
    let file = SnapshotFile(
      test: testName, name: name, pathExtension: strategy.pathExtension, directory: directory,
      source: test.source, environment: configuration.environment)
    var request = SnapshotRequest(test: test, subject: .drawn)
    request.state = file.identifier
    request.variant = strategy.pathExtension == "png" ? nil : strategy.pathExtension
    request.referencePath = file.path
    // Scopes of both modules hold, the ones of this first, then the old variable.
    request.record =
      (record ?? SnapshotTestingConfiguration.current?.record)?.mode
      ?? configuration.settings.record ?? ProcessSettings.shared.configuration.record?.mode
    return request
  }

  /// The snapshot, once it is there.
  private func taken(_ value: () throws -> Value, _ timeout: TimeInterval) throws -> Format {
    var format: Format?
    strategy.snapshot(try value()).run { format = $0 }
    _ = MainQueueWait(timeout: timeout).wait { format != nil }
    guard let format else { throw SnapshotVerifier.Error.lateSnapshot(timeout: timeout) }
    return format
  }

  private func verified(
    _ format: Format, _ request: SnapshotRequest, _ verifier: SnapshotVerifier
  ) -> SnapshotResult {
    switch (strategy.diffing.judgment, format) {
    case (.pictures(let comparison), let image as UIImage):
      var request = request
      request.strategy = comparison
      let result = verifier.verify(request, drawn: image.rendered)
      for picture in result.pictures {
        // What cannot be read back was reported as an artifact that could not be written.
        guard let bytes = try? picture.bytes() else { continue }
        attach(bytes, "\(picture.role).png", request)
      }
      return result
    case (.lines, let text as String):
      let ending = strategy.pathExtension
      var document = SnapshotDocument.text(text)
      document.pathExtension = ending
      return verifier.verify(request, document: document)
    default:
      return verifier.verify(request, document: document(format, request))
    }
  }

  /// What a suite's own strategy stores and compares.
  private func document(_ format: Format, _ request: SnapshotRequest) -> SnapshotDocument {
    let diffing = strategy.diffing
    let bytes = [UInt8](diffing.toData(format))
    return SnapshotDocument(
      format is String ? .text : .data, bytes, pathExtension: strategy.pathExtension
    ) { reference in
      guard let (words, attachments) = diffing.diff(diffing.fromData(Data(reference)), format)
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
