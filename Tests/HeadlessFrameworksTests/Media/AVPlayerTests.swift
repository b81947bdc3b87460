// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessFrameworks
import HeadlessUIKit
import XCTest

final class AVPlayerTests: XCTestCase {
  private func issues(_ body: () -> Void) -> [String] {
    var environment = RenderingEnvironment.current
    let issues = RenderingIssues()
    environment.issues = issues
    RenderingEnvironment.$current.withValue(environment, operation: body)
    return issues.messages
  }

  /// As the first value of a property.
  func testAPlayerOfSoundsIsMadeWithNothing() {
    XCTAssertNil(AVAudioPlayer().url)
    XCTAssertFalse(AVAudioPlayer().isPlaying)
  }

  func testAPlayerKeepsWhatItIsTold() throws {
    let url = try XCTUnwrap(URL(string: "https://example.org/a.mp4"))
    let player = AVPlayer(url: url)
    XCTAssertEqual((player.currentItem?.asset as? AVURLAsset)?.url, url)
    XCTAssertEqual(player.timeControlStatus, .paused)

    player.play()
    player.seek(to: CMTime(value: 3, timescale: 1))
    XCTAssertEqual(player.timeControlStatus, .waitingToPlayAtSpecifiedRate)
    XCTAssertEqual(player.rate, 1)
    XCTAssertEqual(player.currentTime().seconds, 3)
    XCTAssertTrue(try XCTUnwrap(player.currentItem).duration.isIndefinite)
    player.pause()
    XCTAssertEqual(player.rate, 0)
    player.replaceCurrentItem(with: nil)
    XCTAssertNil(player.currentItem)
    let queue = AVQueuePlayer(items: [AVPlayerItem(url: url), AVPlayerItem(url: url)])
    queue.advanceToNextItem()
    XCTAssertEqual(queue.items().count, 1)
  }

  func testAnAppsItemBeginsAsOnIOS() throws {
    final class Item: AVPlayerItem, @unchecked Sendable {
      override init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
        super.init(asset: asset, automaticallyLoadedAssetKeys: automaticallyLoadedAssetKeys)
      }
    }
    let asset = AVAsset(url: try XCTUnwrap(URL(string: "https://example.org/a.mp4")))
    let item = Item(asset: asset, automaticallyLoadedAssetKeys: ["duration"])
    XCTAssertTrue(item.asset === asset)
    XCTAssertEqual(item.automaticallyLoadedAssetKeys, ["duration"])
    XCTAssertTrue(Item(asset: asset).automaticallyLoadedAssetKeys.isEmpty)
    XCTAssertFalse(item.canPlayFastForward || item.canPlayReverse || item.canStepForward)
    XCTAssertTrue(item.seekableTimeRanges.isEmpty)
  }

  func testAVideoIsEmptyAndSaysSo() {
    final class VideoView: UIView {
      override class var layerClass: AnyClass { AVPlayerLayer.self }
    }
    let view = VideoView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let messages = issues { (view.layer as? AVPlayerLayer)?.player = AVPlayer() }
    XCTAssertEqual(messages, ["a AVPlayerLayer is empty: videos are not drawn"])
    XCTAssertEqual(issues { _ = AVPlayerLayer(player: AVPlayer()) }, messages)

    let controller = AVPlayerViewController()
    let said = issues {
      controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      controller.view.layoutIfNeeded()
    }
    XCTAssertEqual(controller.view.backgroundColor, .black)
    XCTAssertEqual(
      said, ["a AVPlayerViewController is black: videos and their buttons are not drawn"])
  }

  func testASoundBeginsAndStaysThere() throws {
    let player = try AVAudioPlayer(data: Data([1]))
    XCTAssertTrue(player.play())
    XCTAssertTrue(player.isPlaying)
    player.stop()
    XCTAssertFalse(player.isPlaying)
    XCTAssertThrowsError(try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere.mp3")))
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playback, mode: .moviePlayback, options: [.mixWithOthers])
    try session.setActive(true)
    XCTAssertEqual(session.category, .playback)
    try session.setCategory(.soloAmbient, mode: .default)
  }
}
