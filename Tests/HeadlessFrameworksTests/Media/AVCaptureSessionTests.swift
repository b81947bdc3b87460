// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessFrameworks
import HeadlessUIKit
import XCTest

final class AVCaptureSessionTests: XCTestCase {
  func testThereIsNoCameraAsInASimulator() {
    XCTAssertNil(AVCaptureDevice.default(for: .video))
    XCTAssertNil(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back))
    let found = AVCaptureDevice.DiscoverySession(
      deviceTypes: [.builtInDualCamera], mediaType: .video, position: .front)
    XCTAssertEqual(found.devices, [])
    XCTAssertEqual(AVCaptureDevice.authorizationStatus(for: .video), .notDetermined)
    nonisolated(unsafe) var answer: Bool?
    AVCaptureDevice.requestAccess(for: .video) { answer = $0 }
    XCTAssertEqual(answer, false)
  }

  func testASessionKeepsWhatItIsTold() {
    let session = AVCaptureSession()
    let output = AVCaptureMetadataOutput()
    XCTAssertTrue(session.canAddOutput(output))
    session.addOutput(output)
    XCTAssertFalse(session.canAddOutput(output))
    XCTAssertTrue(output.availableMetadataObjectTypes.contains(.qr))
    session.startRunning()
    XCTAssertTrue(session.isRunning)
    session.removeOutput(output)
    XCTAssertEqual(session.outputs, [])
  }

  func testAPreviewIsEmptyAndSaysSo() {
    var environment = RenderingEnvironment.current
    let issues = RenderingIssues()
    environment.issues = issues
    RenderingEnvironment.$current.withValue(environment) {
      let preview = AVCaptureVideoPreviewLayer(session: AVCaptureSession())
      preview.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      XCTAssertNotNil(preview.connection)
      let part = CGRect(x: 50, y: 25, width: 100, height: 50)
      let seen = preview.metadataOutputRectConverted(fromLayerRect: part)
      XCTAssertEqual(seen, CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
      XCTAssertEqual(preview.layerRectConverted(fromMetadataOutputRect: seen), part)
    }
    XCTAssertEqual(
      issues.messages, ["a AVCaptureVideoPreviewLayer is empty: there is no camera"])
  }

  func testARecorderKeepsWhatItIsTold() throws {
    let recorder = try AVAudioRecorder(
      url: URL(fileURLWithPath: "/sound.m4a"),
      settings: [AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 44100])
    XCTAssertTrue(recorder.record())
    XCTAssertTrue(recorder.isRecording)
    recorder.stop()
    XCTAssertFalse(recorder.isRecording)
    XCTAssertEqual(recorder.currentTime, 0)
  }

  func testNothingIsReadOfAPage() {
    nonisolated(unsafe) var code: Int?
    LPMetadataProvider().startFetchingMetadata(for: URL(fileURLWithPath: "/")) { _, error in
      code = (error as NSError?)?.code
    }
    XCTAssertEqual(code, -1009)
  }
}
