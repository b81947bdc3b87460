// Light and dark.

const darkSystem = matchMedia("(prefers-color-scheme: dark)");
/** What somebody chose; empty where the system's choice holds. */
let theme = "";

function drawTheme() {
  document.documentElement.dataset.theme = theme || (darkSystem.matches ? "dark" : "light");
}

function switchTheme() {
  theme = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
  drawTheme();
  try {
    localStorage.setItem("snapshots theme", theme);
  } catch { /* Then for this page only. */ }
}

function restoreTheme() {
  try { theme = localStorage.getItem("snapshots theme") ?? ""; } catch { theme = ""; }
}
