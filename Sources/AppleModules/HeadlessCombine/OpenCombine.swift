// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// What iOS's module Combine has, for sources that import it, by the package OpenCombine. Empty
// without the package trait "Combine".

#if Combine
  @_exported import OpenCombine
  @_exported import OpenCombineDispatch
  @_exported import OpenCombineFoundation
#endif
