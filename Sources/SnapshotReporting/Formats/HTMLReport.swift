// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import SnapshotVerification

/// A review as one HTML page, which opens from a file without a network.
///
/// The page holds its script, its style and the review as JSON. Its content security policy names
/// the digests of the script and the style, so that nothing in a test's name can run. The pictures
/// lie beside it, named by their digests, or inside of it. Without a script it is a table.
///
/// ```swift
/// try HTMLReport(Review(run)).write(toFolder: "report")
/// ```
public struct HTMLReport: Sendable {
  /// The name of the page's file.
  public static let fileName = "report.html"
  /// The name of the folder of the pictures beside it.
  static let pictureFolderName = "images"
  /// The most bytes of pictures in a single file: 48 MB.
  public static let singleFileLimit = 48 << 20

  /// What the page shows.
  public let review: Review

  /// Where the pictures are.
  enum Pictures: Sendable {
    /// In a folder beside the page.
    case beside
    /// In the page.
    case inside([String: [UInt8]])
  }

  /// Whether the page opens with the contact sheet.
  let isCatalog: Bool

  /// Makes a report of a review.
  ///
  /// - Parameters:
  ///   - review: What the page shows.
  ///   - isCatalog: Whether it opens with the contact sheet.
  public init(_ review: Review, isCatalog: Bool = false) {
    self.review = review
    self.isCatalog = isCatalog
  }

  /// Every picture of the review once, by digest.
  var pictures: [ReviewPicture] {
    var seen: Set<String> = []
    return review.items.flatMap { $0.pictures.all + $0.attemptPictures + $0.pastPictures }
      .filter { seen.insert($0.digest).inserted }
  }

  /// The page.
  ///
  /// - Parameters:
  ///   - pictures: Where the pictures are.
  ///   - live: What a server adds to the review; nil for a page that is opened from a file.
  func page(_ pictures: Pictures = .beside, live: PageData.Live? = nil) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy(isLive: live != nil))">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <title>\(HTMLText.escaped(title))</title>
    <link rel="icon" href="data:,">
    <style>\(PageStyle.text)</style>
    </head>
    <body>
    <noscript id="plain">
    \(PlainTable(review: review, pictures: pictures, isCatalog: isCatalog).html)
    </noscript>
    <div id="app" hidden></div>
    <script type="application/json" id="review">\(PageData(review, live: live, isCatalog: isCatalog).json)</script>
    <script>\(PageScript.text)</script>
    </body>
    </html>

    """
  }

  /// The policy of a page: only the script and the style whose digests it names, pictures beside or
  /// inside of the page, and a connection to its own server only where it has one.
  static func policy(isLive: Bool) -> String {
    [
      "default-src 'none'", "script-src '\(digest(PageScript.text))'",
      "style-src '\(digest(PageStyle.text))'", "img-src 'self' file: data:",
      "connect-src \(isLive ? "'self'" : "'none'")", "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")
  }

  private var title: String {
    if isCatalog { return "\(review.title): \(review.items.count) references" }
    let problems = review.items.count(where: \.isProblem)
    let words = problems == 0 ? "all well" : "\(problems) to look at"
    return "\(review.title.isEmpty ? "Snapshots" : review.title): \(words)"
  }

  /// The digest of an inline script or style as a policy names it (CSP 3, section 2.3.1).
  private static func digest(_ text: String) -> String {
    let digits = Array(Array(text.utf8).withUnsafeBytes { SHA256.hexDigest($0) }.utf8)
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(decoding: digits[$0..<$0 + 2], as: UTF8.self), radix: 16)
    }
    return "sha256-" + Data(bytes).base64EncodedString()
  }
}

extension ReportFormat {
  /// One page to look at every difference and to decide about it, with its pictures beside it.
  public static let html = ReportFormat(
    name: "html", abstract: "a page to look at differences and to decide about them",
    fileName: HTMLReport.fileName
  ) { run, _ throws(FinishedRun.Error) in
    try HTMLReport(Review(run)).files(asSingleFile: false)
  }
}
