// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension PageStyle {
  /// The facts of a snapshot, the decisions, the help sheet, and the page without a script.
  static let facts = #"""
    .facts h3 { font-size: 11px; letter-spacing: 0.06em; text-transform: uppercase;
      color: var(--faint); margin: 20px 0 8px; display: flex; justify-content: space-between; }
    .facts .verdictline { display: flex; align-items: center; gap: 8px; margin-top: 16px; }
    .facts .cards { display: grid; gap: 6px; }
    .card { display: block; width: 100%; text-align: left; border: 1px solid var(--line);
      background: var(--panel); border-radius: 10px; padding: 9px 12px; cursor: pointer;
      line-height: 1.45; unicode-bidi: isolate; }
    .card:hover, .card[aria-pressed="true"] { background: var(--hover);
      border-color: var(--line-strong); }
    .card[aria-pressed="true"] { box-shadow: inset 3px 0 var(--tone, var(--view)); }
    .card small { display: block; color: var(--faint); font-size: 12px;
      font-variant-numeric: tabular-nums; }
    .card.place { --tone: var(--place); padding: 6px 12px; }
    .card.finding { --tone: var(--finding); }
    .card.finding b { display: block; color: var(--finding); font-size: 12px; }
    .card.finding b::first-letter, .card.finding span::first-letter { text-transform: uppercase; }
    .card.finding span { display: block; }
    dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 5px 14px; }
    dt { color: var(--faint); } dd { text-align: right; font-variant-numeric: tabular-nums; }
    dd.long { text-align: left; grid-column: 1 / 3; margin-top: -4px; font: 12px/1.5 var(--mono);
      color: var(--soft); user-select: all; }
    .facts .reason { margin: 0; padding: 10px 12px; border-radius: 10px; background: var(--bad-soft);
      color: var(--text); }
    .facts details { margin-top: 16px; } .facts summary { cursor: pointer; color: var(--soft); }
    .facts pre { margin-top: 8px; white-space: pre-wrap; color: var(--soft); }
    .progress { width: 180px; height: 6px; border-radius: 3px; background: var(--sunken); flex: none;
      background-repeat: no-repeat; box-shadow: inset 0 0 0 1px var(--line); }
    .foot .counts { color: var(--soft); font-variant-numeric: tabular-nums; flex: none; }
    .foot .space { flex: 1; }
    .foot code { max-width: 420px; min-width: 0; flex: 0 1 auto; overflow: hidden; text-overflow: ellipsis; color: var(--faint); }
    .toast { position: fixed; left: 50%; bottom: 112px; transform: translateX(-50%); z-index: 5;
      background: var(--text); color: var(--panel); border-radius: 10px; padding: 9px 16px;
      box-shadow: var(--shadow); font-weight: 500; opacity: 0; transition: opacity 0.16s;
      pointer-events: none; max-width: 80vw; overflow: hidden; text-overflow: ellipsis;
      white-space: nowrap; }
    .toast.seen { opacity: 1; }
    dialog { margin: auto; border: 1px solid var(--line); border-radius: 16px; padding: 24px 28px;
      background: var(--panel); color: var(--text); box-shadow: var(--shadow); width: 640px;
      max-width: calc(100vw - 32px); max-height: calc(100vh - 48px); overflow: auto; }
    dialog::backdrop { background: #0b0d1280; backdrop-filter: blur(2px); }
    dialog h2 { font-size: 18px; letter-spacing: -0.02em; margin-bottom: 16px; }
    dialog .keys { display: grid; grid-template-columns: auto minmax(0, 1fr) auto minmax(0, 1fr);
      gap: 8px 12px; align-items: center; color: var(--soft); margin-bottom: 20px; }
    dialog .letters { display: flex; gap: 12px; align-items: baseline; color: var(--soft);
      margin-bottom: 20px; }
    kbd { display: inline-block; justify-self: start; min-width: 22px; padding: 1px 6px; text-align: center;
      border: 1px solid var(--line-strong); border-bottom-width: 2px; border-radius: 6px;
      background: var(--sunken); color: var(--text); font-size: 11px; white-space: nowrap; }
    .plainly { max-width: 1200px; margin: 0 auto; padding: 40px 24px 64px; }
    .plainly h1 { font-size: 22px; letter-spacing: -0.02em; margin-bottom: 6px; }
    .plainly > p { color: var(--soft); font-size: 14px; }
    .plainly table { border-collapse: separate; border-spacing: 0; table-layout: fixed; width: 100%;
      margin: 24px 0; background: var(--panel); border: 1px solid var(--line); border-radius: 12px; }
    .plainly th { color: var(--faint); font-size: 12px; width: 17%; }
    .plainly th:first-child { width: 23%; } .plainly th:nth-child(2) { width: 26%; }
    .plainly th, .plainly td { padding: 14px 16px; text-align: left; vertical-align: top;
      overflow-wrap: break-word; unicode-bidi: isolate; }
    .plainly td { border-top: 1px solid var(--line); }
    .plainly td > strong { font-size: 14px; font-weight: 600; } .plainly td > code { display: block; margin-top: 4px; }
    .plainly code, .plainly small { color: var(--faint); font-size: 12px; }
    .plainly td p { margin-top: 8px; } .plainly small { display: block; margin-top: 8px; }
    .plainly img { max-width: 100%; max-height: 240px; display: block; border: 1px solid var(--line);
      border-radius: 4px; }
    .plainly pre { white-space: pre-wrap; margin-top: 8px; color: var(--soft); }
    .plainly summary { cursor: pointer; color: var(--soft); margin-top: 8px; }
    .plainly li { margin: 4px 0; }
    """#
}
