const rowHeight = 48;
const ui = {};

function makeList() {
  ui.space = h("div", { role: "presentation" });
  ui.rows = h("div", {
    class: "rows", role: "listbox", tabindex: "0", "aria-label": "Snapshots",
      onscroll: drawRows,
    onclick: event => {
      const row = event.target.closest(".row");
      if (row) select(Number(row.dataset.item));
    },
  }, ui.space);
  ui.found = h("span", { role: "status" });
  ui.grouping = h("select", {
    "aria-label": "Group by", onchange: event => setGrouping(event.target.value),
  }, ...[["cause", "by cause"], ["suite", "by suite"], ["outcome", "by outcome"], 
    ["none", "ungrouped"]]
    .map(([value, text]) => h("option", { value }, text)));
  return h("nav", { class: "list", "aria-label": "Snapshots" },
    h("header", {}, ui.found, ui.grouping), ui.rows);
}

function setGrouping(grouping) {
  state.grouping = grouping;
  refresh();
}

function setFilter(name) {
  state.filter = name;
  refresh({ reselect: true });
}

/** Draws the rows in sight; those that stay keep their nodes. */
let drawn = new Map();
function drawRows() {
  const top = ui.rows.scrollTop, height = ui.rows.clientHeight || 600;
  const first = Math.max(0, Math.floor(top / rowHeight) - 2);
  const last = Math.min(rows.length, Math.ceil((top + height) / rowHeight) + 2);
  const next = new Map();
  for (let index = first; index < last; index += 1) {
    next.set(index, drawn.get(index) || makeRow(rows[index], index));
  }
  for (const [index, node] of drawn) if (!next.has(index)) node.remove();
  for (const [index, node] of next) if (!drawn.has(index)) ui.space.append(node);
  drawn = next;
}

function redrawList() {
  drawn = new Map();
  ui.space.replaceChildren();
  ui.space.style.height = `${Math.max(rows.length * rowHeight, 1)}px`;
  ui.found.textContent = shown.length === items.length
    ? counted(items.length, "snapshot")
    : `${shown.length.toLocaleString("en")} of ${counted(items.length, "snapshot")}`;
  ui.grouping.value = state.grouping;
  if (rows.length === 0 && items.length > 0) {
    ui.space.append(h("p", { class: "none" }, "No snapshot matches. Esc shows all."));
  }
  drawRows();
  markSelected();
}

const verdictWords = { approved: "✓ Approved", rejected: "✕ Rejected" };

function makeRow(row, index) {
  const node = row.item ? itemRow(row.item) : h("div", { class: "group", role: "presentation",
    title: visible(row.title).slice(0, 400) },
    h("span", {}, visible(row.title).slice(0, 300)), 
    h("b", {}, row.count.toLocaleString("en")));
  node.style.transform = `translateY(${index * rowHeight}px)`;
  return node;
}

function itemRow(item) {
  const outcome = outcomes[item.outcome];
  const decision = decisions.get(item.reference);
  const name = visible([item.state, item.variant].filter(part => part).join(", ") || item.test);
  const place = visible([item.suite, item.state || item.variant ? item.test : ""]
    .filter(part => part).join(" / "));
  const extent = item.difference
    ? percentage(item.difference.differingPixels, item.difference.pixels) : "";
  const label = [outcome.word, name, place, extent, decision].filter(part => part).join(", ");
  return h("div", {
    class: "row", role: "option", id: `row-${item.index}`, "data-item": item.index,
    "aria-label": label.slice(0, 500), "aria-setsize": shown.length,
    "aria-posinset": item.position + 1, "aria-selected": String(item.index === state.selected),
    title: `${place} / ${name}`.slice(0, 400),
  },
    h("i", { class: outcome.mark }),
    h("span", { class: "name" }, name.slice(0, 300)),
    h("span", { class: "sub" }, place.slice(0, 300)),
    extent ? h("span", { class: "extent" }, extent) : null,
    decision && h("span", { class: `verdict ${decision === "approved" ? "yes" : "no"}` },
      verdictWords[decision]));
}

function redrawRow(item) {
  const node = drawn.get(item.row);
  if (!node) return;
  const next = makeRow(rows[item.row], item.row);
  node.replaceWith(next);
  drawn.set(item.row, next);
}

function markSelected() {
  const item = selected();
  for (const node of ui.space.querySelectorAll('[aria-selected="true"]')) {
    node.setAttribute("aria-selected", "false");
  }
  const node = item && shown[item.position] === item && drawn.get(item.row);
  if (node) node.setAttribute("aria-selected", "true");
  if (node) ui.rows.setAttribute("aria-activedescendant", node.id);
  else ui.rows.removeAttribute("aria-activedescendant");
}

function reveal(item) {
  const top = item.row * rowHeight, height = ui.rows.clientHeight;
  // The header of its group stays in sight.
  const above = rows[item.row - 1] && !rows[item.row - 1].item ? rowHeight : 0;
  if (top - above < ui.rows.scrollTop) ui.rows.scrollTop = top - above;
  if (top + rowHeight > ui.rows.scrollTop + height) {
    ui.rows.scrollTop = top + rowHeight - height;
  }
  drawRows();
}

function select(index) {
  state.selected = index;
  const item = selected();
  if (item && shown[item.position] === item) reveal(item);
  markSelected();
  showItem();
}

function step(count) {
  if (shown.length === 0) return;
  const item = selected();
  const position = item && shown[item.position] === item ? item.position + count : 0;
  select(shown[Math.max(0, Math.min(shown.length - 1, position))].index);
}

/** Chooses anew, and keeps the selection where it still is in the list. */
function refresh({ reselect = false } = {}) {
  choose();
  redrawList();
  drawChips();
  const item = selected();
  const isListed = item && shown[item.position] === item;
  if (!isListed && reselect && shown.length > 0) select(shown[0].index);
  else if (isListed) { reveal(item); markSelected(); }
  drawVerdicts();
  writeAddress();
}
