// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotReporting
import XCTest

final class PictureComparisonJSONTests: XCTestCase {
  func testTheDocumentHasTheDocumentedForm() {
    XCTAssertEqual(
      PictureComparison.ofEveryOutcome.json(),
      #"""
      {
        "actual" : "after",
        "counts" : {
          "added" : 1,
          "differing" : 2,
          "equal" : 1,
          "removed" : 1,
          "unusable" : 1
        },
        "pictures" : [
          {
            "artifacts" : {
              "actual" : "out/Profile/adult/actual.png",
              "difference" : "out/Profile/adult/difference.png",
              "reference" : "out/Profile/adult/reference.png"
            },
            "difference" : {
              "differingPixelCount" : 12,
              "firstPixel" : {
                "x" : 11,
                "y" : 0
              },
              "largestChannelDifference" : 37,
              "pixelCount" : 400,
              "region" : {
                "height" : 3,
                "width" : 4,
                "x" : 10,
                "y" : 0
              },
              "share" : 0.03
            },
            "outcome" : "differing",
            "path" : "Profile/adult.png"
          },
          {
            "actualSize" : {
              "height" : 20,
              "width" : 21
            },
            "difference" : {
              "differingPixelCount" : 12,
              "firstPixel" : {
                "x" : 11,
                "y" : 0
              },
              "largestChannelDifference" : 37,
              "pixelCount" : 400,
              "region" : {
                "height" : 3,
                "width" : 4,
                "x" : 10,
                "y" : 0
              },
              "share" : 0.03
            },
            "outcome" : "sizeMismatch",
            "path" : "Profile/wide.png",
            "referenceSize" : {
              "height" : 20,
              "width" : 20
            }
          },
          {
            "message" : "actual: It is empty.",
            "outcome" : "unusable",
            "path" : "bad\u001b[2J\n.png"
          },
          {
            "outcome" : "added",
            "path" : "new.png"
          },
          {
            "outcome" : "removed",
            "path" : "old.png"
          },
          {
            "outcome" : "equal",
            "path" : "same.png"
          }
        ],
        "reference" : "before",
        "schema" : 1
      }

      """#)
  }
}
