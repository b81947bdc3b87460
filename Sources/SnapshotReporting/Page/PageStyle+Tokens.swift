// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension PageStyle {
  /// Colors, fonts and distances in light and dark. Everything else refers to these.
  static let tokens = #"""
    :root {
      color-scheme: light;
      --canvas: #f4f5f8; --panel: #ffffff; --sunken: #eceef3; --hover: #f1f3f8;
      --line: #e3e6ed; --line-strong: #cfd4df;
      --text: #12151d; --soft: #4b5363; --faint: #626b7c;
      --accent: #4a3fe0; --accent-soft: #ecebfe; --on-accent: #ffffff;
      --bad: #c8232c; --bad-soft: #fdecec; --good: #0c7a4b; --good-soft: #e3f6ec;
      --new: #9a5b00; --new-soft: #fdf1dc; --quiet: #6c7486;
      --place: #e0007f; --view: #0077d9; --finding: #b45309;
      --check-a: #ffffff; --check-b: #eceef2; --dot: #d5d9e2; --halo: #ffffffe0;
      --shadow: 0 1px 2px #1018280d, 0 8px 24px #10182814;
      --sans: Inter, ui-sans-serif, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
      --mono: ui-monospace, "SF Mono", "JetBrains Mono", "Cascadia Code", Menlo, "DejaVu Sans Mono",
        monospace;
    }
    * { box-sizing: border-box; margin: 0; }
    [hidden] { display: none !important; }
    html, body { height: 100%; }
    body {
      background: var(--canvas); color: var(--text); font: 13px/1.45 var(--sans);
      font-feature-settings: "cv11", "ss03"; -webkit-font-smoothing: antialiased;
    }
    button, input, select { font: inherit; color: inherit; }
    b, h1, h2, h3 { font-weight: 600; }
    code, pre, kbd, .mono { font-family: var(--mono); font-size: 12px; }
    .number { font-variant-numeric: tabular-nums; }
    .spoken {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
      white-space: nowrap;
    }
    :focus { outline: none; }
    :focus-visible {
      outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 6px;
    }
    @media (prefers-reduced-motion: reduce) {
      * { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
    }
    """#

  /// The colors of the dark theme, which hold where the script or, without one, the system asks for it.
  static let darkTheme =
    ":root[data-theme=\"dark\"] {\n\(darkColors)\n}\n"
    + "@media (prefers-color-scheme: dark) { :root:not([data-theme]) {\n\(darkColors)\n} }"

  private static let darkColors = #"""
    color-scheme: dark;
    --canvas: #0c0e13; --panel: #14171e; --sunken: #0f1117; --hover: #1b1f29;
    --line: #242936; --line-strong: #363d4e;
    --text: #eef0f5; --soft: #b4bccb; --faint: #8d96a9;
    --accent: #8f87ff; --accent-soft: #24224a; --on-accent: #0d0b24;
    --bad: #ff7b80; --bad-soft: #3a1a20; --good: #4fd08f; --good-soft: #11301f;
    --new: #f3b95f; --new-soft: #35270f; --quiet: #7f889b;
    --place: #ff4fb0; --view: #4db5ff; --finding: #f59e0b;
    --check-a: #2a2e38; --check-b: #22262f; --dot: #232834; --halo: transparent;
    --shadow: 0 1px 2px #0006, 0 12px 32px #0008;
    """#
}
