// The list of the keys.

const keyList = [
  ["J  ↓", "next snapshot"], ["K  ↑", "previous snapshot"],
  ["A", "approve, and go on"], ["R", "reject, and go on"],
  ["⇧A", "approve all alike"], ["⇧R", "reject all alike"],
  ["U", "undo"], ["C", "copy the command"],
  ["1 – 6", "ways to look"], ["Space", "flip, while blinking"],
  ["N", "next place that differs"], ["P", "previous place"],
  ["+  −", "zoom"], ["0  9", "fit, one to one"],
  ["← →", "slider; else move"], ["⇧ ← ↑ → ↓", "move the pictures"],
  ["O", "outline places"], ["V", "outline changed views"],
  ["M", "make differences bright"], ["D", "download decisions"],
  ["/", "search"], ["Esc", "show all, close"],
  ["S", "contact sheet"], ["[  ]", "previous, next suite"],
  ["G  then letter", "go to a kind"], ["T", "light or dark"],
];

function openHelp() {
  if (ui.help) { ui.help.close(); return; }
  const letters = filters.filter(filter => items.some(filter.has))
    .map(filter => `${filter.key} ${filter.word.toLowerCase()}`).join(", ");
  ui.help = h("dialog", { "aria-label": "Keyboard",
    onclose: () => { ui.help.remove(); ui.help = null; ui.rows.focus(); } },
    h("h2", {}, "Keyboard"),
    h("div", { class: "keys" },
      ...keyList.flatMap(([key, text]) => [h("kbd", {}, key), h("span", {}, text)])),
    h("p", { class: "letters" }, h("kbd", {}, "G"), h("span", {}, letters)),
    h("button", { class: "button primary", onclick: () => ui.help.close() }, "Close"));
  document.body.append(ui.help);
  ui.help.showModal();
}
