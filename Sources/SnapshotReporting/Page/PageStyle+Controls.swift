// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension PageStyle {
  /// Buttons, segmented controls and the marks of outcomes and decisions.
  static let controls = #"""
    .button {
      display: inline-flex; align-items: center; justify-content: center; gap: 7px; height: 32px;
      padding: 0 12px; border: 1px solid var(--line-strong); border-radius: 8px; cursor: pointer;
      background: var(--panel); color: var(--text); font-weight: 500; white-space: nowrap; flex: none;
    }
    .button:hover:not(:disabled) { background: var(--hover); }
    .button:disabled { opacity: 0.45; cursor: default; }
    .button.plain { border-color: transparent; background: none; }
    .button.primary { background: var(--accent); border-color: transparent; color: var(--on-accent); }
    .button.primary:hover:not(:disabled) { background: var(--accent); filter: brightness(1.08); }
    .button[aria-pressed="true"].yes, .button.yes:hover:not(:disabled) {
      background: var(--good-soft); border-color: var(--good); color: var(--good);
    }
    .button[aria-pressed="true"].no, .button.no:hover:not(:disabled) {
      background: var(--bad-soft); border-color: var(--bad); color: var(--bad);
    }
    .button.yes::before { background: var(--good); } .button.no::before { background: var(--bad); }
    .button.toggle { height: 28px; padding: 0 9px; font-size: 12px; color: var(--soft); }
    .button.toggle[aria-pressed="true"] {
      background: var(--accent-soft); border-color: transparent; color: var(--text);
    }
    .button.toggle:disabled { background: none; }
    .button.square { width: 32px; padding: 0; }
    .button.square.toggle { width: 28px; }
    [data-key]::after {
      content: attr(data-key); font: 500 10px/16px var(--sans); min-width: 18px; padding: 0 4px;
      border-radius: 4px; text-align: center; color: var(--faint); background: var(--sunken);
      border: 1px solid var(--line);
    }
    .primary[data-key]::after { background: #ffffff26; border-color: transparent; color: inherit; }
    [data-icon]::before {
      content: ""; width: 15px; height: 15px; flex: none; background: currentColor;
      mask: var(--icon) center / contain no-repeat;
    }
    [data-icon="check"] { --icon: url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='black' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'><path d='M3 8.5l3.2 3.2L13 4.8'/></svg>"); }
    [data-icon="cross"] { --icon: url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='black' stroke-width='2' stroke-linecap='round'><path d='M4 4l8 8M12 4l-8 8'/></svg>"); }
    [data-icon="undo"] { --icon: url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='black' stroke-width='1.7' stroke-linecap='round' stroke-linejoin='round'><path d='M6 3L2.8 6.2 6 9.4M3 6.2h6.5a3.6 3.6 0 010 7.2H6'/></svg>"); }
    [data-icon="copy"] { --icon: url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='black' stroke-width='1.6' stroke-linejoin='round'><rect x='5.5' y='5.5' width='8' height='8' rx='1.8'/><path d='M10.5 2.5h-6a2 2 0 00-2 2v6'/></svg>"); }
    [data-icon="save"] { --icon: url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='black' stroke-width='1.7' stroke-linecap='round' stroke-linejoin='round'><path d='M8 2.5v7M5 7l3 3 3-3M2.8 12.8h10.4'/></svg>"); }
    [data-icon="theme"] { --icon: url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><circle cx='8' cy='8' r='5.7' fill='none' stroke='black' stroke-width='1.6'/><path d='M8 2.5a5.5 5.5 0 010 11z'/></svg>"); }
    [data-icon="help"] { --icon: url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='black' stroke-width='1.7' stroke-linecap='round'><path d='M5.6 5.8a2.4 2.4 0 114 1.9C8.6 8.4 8 8.9 8 10M8 12.8v.1'/></svg>"); }
    [data-icon="minus"] { --icon: url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' stroke='black' stroke-width='1.8' stroke-linecap='round'><path d='M3.5 8h9'/></svg>"); }
    [data-icon="plus"] { --icon: url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' stroke='black' stroke-width='1.8' stroke-linecap='round'><path d='M3.5 8h9M8 3.5v9'/></svg>"); }
    .modes { display: flex; padding: 2px; gap: 2px; border-radius: 9px; background: var(--sunken);
      border: 1px solid var(--line); }
    .modes button {
      border: 0; background: none; height: 26px; padding: 0 10px; border-radius: 7px; cursor: pointer;
      color: var(--soft); font-size: 12px; font-weight: 500; white-space: nowrap;
    }
    .modes button:hover { color: var(--text); }
    .modes button[aria-checked="true"] {
      background: var(--panel); color: var(--text); box-shadow: 0 1px 2px #1018281f;
    }
    [data-theme="dark"] .modes button[aria-checked="true"] { background: #2a3040; }
    .modes button:disabled { opacity: 0.4; cursor: default; }
    input[type="range"] { accent-color: var(--accent); width: 220px; }
    .pill { display: inline-flex; align-items: center; height: 22px; padding: 0 9px; max-width: 100%;
      border-radius: 11px; font-size: 12px; font-weight: 500; background: var(--sunken);
      color: var(--soft); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .pill.bad { background: var(--bad-soft); color: var(--bad); }
    .pill.new { background: var(--new-soft); color: var(--new); }
    .pill.good { background: var(--good-soft); color: var(--good); }
    """#
}
