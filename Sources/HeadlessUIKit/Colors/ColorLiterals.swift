// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What `#colorLiteral(red:green:blue:alpha:)` makes where nothing else is asked for.
public typealias _ColorLiteralType = UIColor
/// What `#imageLiteral(resourceName:)` makes where nothing else is asked for.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {}
extension UIImage: _ExpressibleByImageLiteral {}
