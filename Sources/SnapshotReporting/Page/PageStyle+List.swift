// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension PageStyle {
  /// The list of snapshots. The script relies on the rows' height: 48 pixels.
  static let list = #"""
    .list header { display: flex; align-items: center; gap: 8px; padding: 8px 12px 8px 16px;
      border-bottom: 1px solid var(--line); color: var(--faint); font-size: 12px; }
    .list header span { flex: 1; }
    .list select { border: 0; background: none; color: var(--soft); cursor: pointer; font-size: 12px;
      padding: 4px; border-radius: 6px; }
    .list option { background: var(--panel); color: var(--text); }
    .rows { flex: 1; overflow: auto; position: relative; min-height: 0; overscroll-behavior: contain; }
    .rows:focus-visible { outline: none; }
    .rows:focus-visible .row[aria-selected="true"] { outline: 1.5px solid var(--accent);
      outline-offset: -1.5px; }
    .rows > div { position: relative; contain: strict; }
    .row { position: absolute; left: 0; right: 0; height: 48px; padding: 6px 12px 6px 16px;
      display: grid; grid: "dot name verdict" 18px "dot sub extent" 17px / 10px minmax(0, 1fr) auto;
      column-gap: 11px; cursor: pointer; contain: strict; }
    .row:hover { background: var(--hover); }
    .row[aria-selected="true"] { background: var(--accent-soft); box-shadow: inset 3px 0 var(--accent); }
    .row .name, .row .sub { overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
      unicode-bidi: isolate; }
    .row .name { grid-area: name; font-weight: 500; }
    .row .extent { grid-area: extent; text-align: right; color: var(--faint); font-size: 12px; line-height: 17px;
      font-variant-numeric: tabular-nums; }
    .row .sub { grid-area: sub; color: var(--faint); font-size: 12px; line-height: 17px;
      font-variant-numeric: tabular-nums; }
    .row i { grid-area: dot; width: 8px; height: 8px; margin-top: 5px; border-radius: 50%;
      background: var(--quiet); }
    .row i.bad { background: var(--bad); } .row i.new { background: var(--new); border-radius: 2px; }
    .row i.good { background: none; box-shadow: inset 0 0 0 1.5px var(--good); }
    .row i.worst { background: var(--bad); border-radius: 1px; transform: rotate(45deg); }
    .verdict { grid-area: verdict; text-align: right; font-size: 11px; font-weight: 600; line-height: 18px; }
    .verdict.yes { color: var(--good); } .verdict.no { color: var(--bad); }
    .group { position: absolute; left: 0; right: 0; height: 48px; padding: 8px 16px 4px; contain: strict;
      background: var(--canvas); border-bottom: 1px solid var(--line); font-size: 12px;
      line-height: 17px; display: grid; align-content: center; grid-template-columns: minmax(0, 1fr) auto;
      column-gap: 8px; color: var(--soft); }
    .group span { overflow: hidden; display: -webkit-box; -webkit-line-clamp: 2;
      -webkit-box-orient: vertical; overflow-wrap: anywhere; }
    .group b { font-variant-numeric: tabular-nums; color: var(--text); }
    .none { padding: 48px 24px; text-align: center; color: var(--faint); }
    """#
}
