// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

extension DisplayList {
  /// The pixels of the list, painted by the rasterizer with empty caches: for views that need a
  /// picture while they record one, such as a symbol or what lies behind glass.
  ///
  /// The rasterizer is known by a symbol alone, so that it and the views are compiled side by side.
  /// A program that has this module and not Rasterizer is not linked.
  ///
  /// - Throws: `DisplayListPlayer.Error`, of Rasterizer.
  public func pixels() throws -> Bitmap { try playedByRasterizer(self) }
}

@_silgen_name("headless_snapshots_play_display_list")
private func playedByRasterizer(_ list: DisplayList) throws -> Bitmap
