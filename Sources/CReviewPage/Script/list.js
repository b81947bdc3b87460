// The list. Only the rows in sight are in the document, so that 5,000 snapshots open at once.

/** In pixels, as in the style. */
const rowHeight = 48;
const groupings = {
  cause: "by cause", suite: "by suite", outcome: "by outcome", none: "ungrouped",
};

function makeList() {
  ui.space = h("div", { role: "presentation" });
  ui.rows = h("div", {
    class: "rows", role: "listbox", tabindex: "0", "aria-label": "Snapshots",
    onscroll: drawRows,
    onclick: event => {
      const group = event.target.closest(".group");
      if (group) { showGroup(rows[Number(group.dataset.row)].key); return; }
      const row = event.target.closest(".row");
      if (row) select(Number(row.dataset.item));
    },
  }, ui.space);
  ui.found = h("span", { role: "status" });
  ui.grouping = h("select", {
    "aria-label": "Group by", onchange: event => setGrouping(event.target.value),
  }, ...Object.entries(groupings).map(([value, text]) => h("option", { value }, text)));
  return h("nav", { class: "list", "aria-label": "Snapshots" },
    h("header", {}, ui.found, ui.grouping), ui.rows);
}

function setGrouping(grouping) {
  state.grouping = grouping;
  state.within = "";
  refresh();
}

/** Lists one group alone, or all again; its address leads others to it. */
function showGroup(key) {
  state.within = state.within === key ? "" : key;
  refresh({ reselect: true });
  announce(state.within ? "This group alone. Esc shows all." : "All groups");
}

function setFilter(name) {
  state.filter = name;
  state.within = "";
  refresh({ reselect: true });
}

/** The nodes in the document, by their lines. */
let drawn = new Map();

/** Draws the rows in sight; those that stay keep their nodes. */
function drawRows() {
  const top = ui.rows.scrollTop, height = ui.rows.clientHeight || 600;
  const first = Math.max(0, Math.floor(top / rowHeight) - 2);
  const last = Math.min(rows.length, Math.ceil((top + height) / rowHeight) + 2);
  const next = new Map();
  for (let index = first; index < last; index += 1) {
    next.set(index, drawn.get(index) ?? makeRow(rows[index], index));
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
    : `${numeral(shown.length)} of ${counted(items.length, "snapshot")}`;
  ui.grouping.value = state.grouping;
  if (rows.length === 0 && items.length > 0) {
    ui.space.append(h("p", { class: "none" }, "No snapshot matches. Esc shows all."));
  }
  drawRows();
  markSelected();
}

function makeRow(row, index) {
  const node = row.item ? itemRow(row.item) : groupRow(row, index);
  node.style.transform = `translateY(${index * rowHeight}px)`;
  return node;
}

function groupRow({ key, title, count, seconds }, index) {
  const isTimed = state.grouping === "suite" && seconds > 0;
  return h("div", {
    class: state.within === key ? "group alone" : "group", role: "presentation",
    "data-row": index, title: visible(title).slice(0, 400),
  }, h("span", {}, visible(title).slice(0, 300)),
    h("b", {}, numeral(count), isTimed ? h("small", {}, durationText(seconds)) : null));
}

function itemRow(item) {
  const outcome = outcomes[item.outcome];
  const decision = decisions.get(item.reference);
  const name = visible(namesOf(item).join(", "));
  const place = visible([item.isFlaky ? "flaky" : "", item.suite,
    isNamedByState(item) ? item.test : ""].filter(part => part).join(" / "));
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
      `${decision === "approved" ? "✓" : "✕"} ${decisionWords[decision]}`));
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
  const node = isShown(item) && drawn.get(item.row);
  if (node) node.setAttribute("aria-selected", "true");
  if (node) ui.rows.setAttribute("aria-activedescendant", node.id);
  else ui.rows.removeAttribute("aria-activedescendant");
}

function reveal(item) {
  const top = item.row * rowHeight, height = ui.rows.clientHeight;
  // The header of its group stays in sight.
  const isFirst = item.row > 0 && !rows[item.row - 1].item;
  const above = isFirst ? rowHeight : 0;
  if (top - above < ui.rows.scrollTop) ui.rows.scrollTop = top - above;
  if (top + rowHeight > ui.rows.scrollTop + height) {
    ui.rows.scrollTop = top + rowHeight - height;
  }
  drawRows();
}
