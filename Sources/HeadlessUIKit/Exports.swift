// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// A file that imports this module sees what one that imports UIKit sees.
@_exported import Foundation
@_exported import struct Graphics.CGAffineTransform
// These are the package's own and reach no other package's files.
@_exported import func Graphics.require
@_exported import func Graphics.trap
