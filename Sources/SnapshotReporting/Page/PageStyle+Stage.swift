// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension PageStyle {
  /// The head of a snapshot, its tools and the stage on which the pictures lie.
  ///
  /// The pictures of the blending modes are isolated: Chromium otherwise blends two equal, downscaled
  /// pictures to pixels that are not black.
  static let stage = #"""
    .head { display: flex; align-items: center; gap: 16px; padding: 12px 20px 10px; min-width: 0; }
    .head > div:first-child { flex: 1; min-width: 0; }
    .head p { color: var(--faint); font-size: 12px; overflow: hidden; text-overflow: ellipsis;
      white-space: nowrap; unicode-bidi: isolate; }
    .head h2 { font-size: 18px; line-height: 26px; letter-spacing: -0.02em; overflow: hidden;
      text-overflow: ellipsis; white-space: nowrap; unicode-bidi: isolate; }
    .verdicts { display: flex; gap: 8px; flex: none; }
    .tools { display: flex; align-items: center; gap: 10px; padding: 0 20px 12px; flex-wrap: wrap;
      row-gap: 8px; }
    .tools .space { flex: 1; }
    .zoom { min-width: 46px; text-align: center; color: var(--soft); font-size: 12px;
      font-variant-numeric: tabular-nums; }
    .zooms { display: flex; align-items: center; gap: 2px; }
    .stage { flex: 1; display: flex; gap: 1px; min-height: 0; position: relative; margin: 0 20px;
      border: 1px solid var(--line); border-radius: 12px; overflow: hidden; background: var(--line);
      touch-action: none; }
    .pane { flex: 1; position: relative; overflow: hidden; min-width: 0; cursor: grab;
      background: radial-gradient(var(--dot) 1px, transparent 1px) 0 0 / 20px 20px var(--sunken); }
    .stacked { flex-direction: column; }
    .stacked .pane { min-height: 0; }
    .pane.held { cursor: grabbing; }
    .plane { position: absolute; left: 0; top: 0; isolation: isolate;
      background: repeating-conic-gradient(var(--check-a) 0 25%, var(--check-b) 0 50%) 0 0 / 16px 16px;
    }
    .plane img { position: absolute; left: 0; top: 0; display: block; max-width: none;
      user-select: none; -webkit-user-drag: none; }
    .crisp .plane img { image-rendering: pixelated; }
    .tag { position: absolute; z-index: 2; left: 12px; top: 12px; padding: 3px 9px; border-radius: 7px;
      font-size: 12px; font-weight: 500; background: color-mix(in srgb, var(--panel) 88%, transparent);
      color: var(--soft); box-shadow: 0 0 0 1px var(--line); pointer-events: none; }
    .tag.right { left: auto; right: 12px; }
    .pane svg { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none;
      fill: none; filter: drop-shadow(0 0 1px var(--halo)); }
    .places { stroke: var(--place); stroke-width: 1.5; }
    .current { stroke: var(--place); stroke-width: 3; }
    .before { stroke: var(--view); stroke-width: 1.5; stroke-dasharray: 5 4; }
    .after { stroke: var(--view); stroke-width: 1.5; }
    .framed { stroke: var(--finding); stroke-width: 2; stroke-dasharray: 2 3; }
    .divider { position: absolute; z-index: 1; top: 0; bottom: 0; width: 24px; margin-left: -12px;
      cursor: ew-resize; background: linear-gradient(var(--accent), var(--accent)) center / 2px 100%
      no-repeat; }
    .divider::after { content: ""; position: absolute; left: 2px; top: 50%; width: 20px; height: 32px;
      margin-top: -16px; border-radius: 10px; background: var(--accent);
      box-shadow: 0 2px 8px #0005, inset 7px 0 0 -6px #fff9, inset -7px 0 0 -6px #fff9; }
    .difference { --place: #ff4fb0; --view: #4db5ff; --finding: #f59e0b; --halo: transparent; }
    .difference .plane { background: #000 !important; }
    .difference .plane img + img { mix-blend-mode: difference; }
    .amplified.difference .plane { filter: brightness(12); }
    .head[hidden] ~ .stage { margin-top: 20px; }
    .note code { white-space: nowrap; }
    .stage:has(+ .strip[hidden]) { margin-bottom: 20px; }
    .strip { display: flex; align-items: center; justify-content: center; gap: 12px; height: 44px;
      color: var(--faint); font-size: 12px; padding: 0 20px; white-space: nowrap; overflow: hidden; }
    .note { position: absolute; inset: 0; display: flex; flex-direction: column; gap: 12px;
      align-items: center; justify-content: center; text-align: center; background: var(--panel);
      padding: 32px; color: var(--soft); overflow: auto; }
    .note h3 { font-size: 20px; letter-spacing: -0.02em; color: var(--text); }
    .note p { max-width: 560px; font-size: 14px; }
    .note pre { text-align: left; white-space: pre-wrap; overflow-wrap: anywhere; max-width: 720px;
      background: var(--sunken); border: 1px solid var(--line); border-radius: 10px; padding: 16px;
      color: var(--soft); }
    .note::before { content: ""; width: 56px; height: 56px; flex: none; border-radius: 14px; border: 2px dashed var(--line-strong); }
    .note.good::before, .note.bad::before { border: 0; border-radius: 50%; }
    .note.good::before { background: var(--good); mask: url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 56 56'><path fill-rule='evenodd' d='M28 0a28 28 0 100 56 28 28 0 000-56zm12.6 20.3L25.4 36.4a2 2 0 01-2.9 0l-7-7.2 2.9-2.8 5.5 5.7 13.8-14.6z'/></svg>"); }
    .note.bad::before { background: var(--bad); mask: url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 56 56'><path fill-rule='evenodd' d='M28 0a28 28 0 100 56 28 28 0 000-56zm-2.5 14h5v19h-5zm0 23h5v5h-5z'/></svg>"); }
    """#
}
