// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension PageStyle {
  /// Where things stand: the bar, the list, the stage, the facts and the decisions.
  ///
  ///     +---------------------------------------+
  ///     | bar                                   |
  ///     +---------+--------------------+--------+
  ///     | list    | head, tools, stage | facts  |
  ///     +---------+--------------------+--------+
  ///     | decisions                             |
  ///     +---------------------------------------+
  static let layout = #"""
    #app {
      height: 100%; display: grid; overflow: hidden;
      grid: "bar bar bar" 56px "list main facts" minmax(0, 1fr) "foot foot foot" auto
        / 320px minmax(0, 1fr) 312px;
    }
    .bar {
      grid-area: bar; display: flex; align-items: center; gap: 16px; padding: 0 16px;
      background: var(--panel); border-bottom: 1px solid var(--line); min-width: 0;
    }
    .bar h1 {
      font-size: 14px; letter-spacing: -0.01em; display: flex; align-items: center; gap: 10px;
      width: 288px; flex: none; white-space: nowrap; overflow: hidden; text-overflow: ellipsis;
    }
    .bar h1::before {
      content: ""; width: 24px; height: 24px; flex: none; border-radius: 7px;
      background:
        linear-gradient(var(--panel), var(--panel)) 6px 6px / 7px 7px no-repeat,
        linear-gradient(#ffffffb0, #ffffffb0) 11px 11px / 7px 7px no-repeat,
        linear-gradient(135deg, #7a5cff, #e0007f);
    }
    .chips { display: flex; gap: 4px; flex: 1; min-width: 0; overflow: auto hidden;
      scrollbar-width: none; }
    .chips button {
      border: 0; background: none; border-radius: 8px; padding: 5px 10px; cursor: pointer;
      color: var(--soft); white-space: nowrap; display: flex; gap: 6px; align-items: center;
    }
    .chips button:hover { background: var(--hover); }
    .chips button[aria-pressed="true"] { background: var(--accent-soft); color: var(--text); }
    .chips b { font-variant-numeric: tabular-nums; }
    .chips .bad b { color: var(--bad); } .chips .new b { color: var(--new); }
    .chips .good b { color: var(--good); } .chips .finding b { color: var(--finding); }
    .search { width: 220px; flex: none; }
    input[type="search"] {
      width: 100%; height: 32px; border: 1px solid var(--line-strong); border-radius: 8px;
      background: var(--sunken); padding: 0 10px; appearance: none;
    }
    input[type="search"]::placeholder { color: var(--faint); }
    .list { grid-area: list; display: flex; flex-direction: column; min-height: 0;
      background: var(--panel); border-right: 1px solid var(--line); }
    .main { grid-area: main; display: flex; flex-direction: column; min-width: 0; min-height: 0; }
    .facts { grid-area: facts; overflow: auto; background: var(--panel);
      border-left: 1px solid var(--line); padding: 0 16px 24px; overflow-wrap: anywhere; }
    .foot {
      grid-area: foot; display: flex; align-items: center; gap: 12px; padding: 0 16px; height: 52px;
      background: var(--panel); border-top: 1px solid var(--line); white-space: nowrap; min-width: 0;
    }
    #app.calm { grid-template-columns: 320px minmax(0, 1fr) 0; }
    #app.calm .facts { display: none; }
    """#

  /// What is different where there is less room. It comes last, to have the last word.
  static let narrow = #"""
    @media (max-width: 1400px) {
      #app { grid-template-columns: 288px minmax(0, 1fr) 280px; }
      #app.calm { grid-template-columns: 288px minmax(0, 1fr) 0; }
      .modes button { padding: 0 6px; }
      .tools { gap: 6px; }
      .tools .button.toggle { padding: 0 7px; }
      .zooms { gap: 0; }
      .zoom { min-width: 40px; }
    }
    @media (max-width: 1180px) {
      #app { grid: "bar bar" 56px "list main" minmax(0, 1fr) "list facts" 220px "foot foot" auto
        / 280px minmax(0, 1fr); }
      #app.calm { grid: "bar bar" 56px "list main" minmax(0, 1fr) "foot foot" auto
        / 280px minmax(0, 1fr); }
      .facts { border-left: 0; border-top: 1px solid var(--line); }
      .foot { height: auto; min-height: 52px; flex-wrap: wrap; padding: 8px 16px; }
      .bar h1 { width: auto; } .bar { gap: 10px; } .search { width: 148px; }
      .chips { gap: 0; } .chips button { padding: 5px 8px; }
      .progress, .foot code { display: none; }
    }
    @media (max-width: 760px) {
      #app, #app.calm { grid: "bar" auto "list" 150px "main" minmax(0, 1fr) "foot" auto / 1fr; }
      .facts { display: none; }
      .bar, .foot { flex-wrap: wrap; height: auto; padding: 8px 12px; gap: 8px; }
      .head, .verdicts { flex-wrap: wrap; }
      .head { padding: 8px 12px; gap: 8px; } .head > div:first-child { flex: 1 1 100%; } .stage { margin: 0 12px; }
      .strip, .foot code, .progress { display: none; }
      [data-key]::after { display: none; }
      .bar h1 { flex: 1; } .chips { order: 1; flex: 1 1 100%; } .search { order: 2; width: 100%; }
      .tools { padding: 0 12px 8px; } .foot [data-icon="save"] { display: none; }
      .list { border-right: 0; border-bottom: 1px solid var(--line); }
    }
    """#
}
