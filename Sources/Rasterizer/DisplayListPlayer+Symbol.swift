// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Graphics

/// What `DisplayList.pixels()` of Drawing calls, which does not know this module. Nobody else needs
/// it; it is public so that it is linked.
///
/// - Throws: ``DisplayListPlayer/Error``.
@_silgen_name("headless_snapshots_play_display_list")
public func playForDrawing(_ list: DisplayList) throws -> Bitmap {
  try DisplayListPlayer().play(list)
}
