const storeName = `snapshots ${review.id}`;
let history = [];

function restoreDecisions() {
  if (live) { takeSettled(live.settled); return; }
  try {
    const stored = JSON.parse(localStorage.getItem(storeName) || "{}");
    for (const reference of review.decidable) {
      if (["approved", "rejected"].includes(stored[reference])) {
        decisions.set(reference, stored[reference]);
      }
    }
  } catch { /* A browser without storage decides all the same. */ }
}

function storeDecisions() {
  if (live) return;
  try {
    localStorage.setItem(storeName, JSON.stringify(Object.fromEntries(decisions)));
  } catch { /* As above. */ }
}

/** Decides about one snapshot; the same decision again takes it back. */
function decide(decision) {
  const item = selected();
  if (!item || !item.decidable) return;
  const isTakenBack = decisions.get(item.reference) === decision;
  settle([item], isTakenBack ? null : decision).then(isDone => {
    if (!isDone) return;
    if (!isTakenBack) nextOpen();
    announce(`${isTakenBack ? "Taken back" : decision === "approved" ? "Approved" : "Rejected"}: `
      + visible([item.test, item.state].filter(part => part).join(", ")).slice(0, 200));
  });
}

function decideAlike(decision) {
  const members = alike();
  if (members.length === 0) return;
  settle(members, decision).then(isDone => {
    if (!isDone) return;
    nextOpen();
    announce(`${decision === "approved" ? "Approved" : "Rejected"} ${counted(members.length, "snapshot")}`);
  });
}

function decideShown(decision) {
  const members = shown.filter(item => item.decidable);
  if (members.length === 0) return;
  settle(members, decision).then(isDone => {
    if (isDone) announce(
      `${decision === "approved" ? "Approved" : "Rejected"} ${counted(members.length, "snapshot")} of the list`);
  });
}

function undo() {
  const last = history.pop();
  if (!last) { announce("Nothing to undo"); return; }
  const restore = live ? postUndo(last) : Promise.resolve(true);
  restore.then(isDone => {
    if (!isDone) { history.push(last); return; }
    for (const [reference, previous] of last) setDecision(reference, previous);
    decisionsChanged(last.map(([reference]) => reference));
    const item = items.find(item => item.reference === last[0][0]);
    if (item) select(item.index);
    announce(`Undone: ${counted(last.length, "decision")}`);
  });
}

/** Notes a decision for several snapshots as one step, and acts at once where the page is live. */
function settle(members, decision) {
  const before = members.map(item => [item.reference, decisions.get(item.reference) || null]);
  const acted = live ? postDecision(members, decision) : Promise.resolve(true);
  return acted.then(isDone => {
    if (!isDone) return false;
    for (const item of members) setDecision(item.reference, decision);
    history.push(before);
    decisionsChanged(members.map(item => item.reference));
    return true;
  });
}

function setDecision(reference, decision) {
  if (decision) decisions.set(reference, decision);
  else decisions.delete(reference);
}

function decisionsChanged(references) {
  storeDecisions();
  const changed = new Set(references);
  if (state.filter === "open") refresh();
  else for (const item of items) if (changed.has(item.reference)) redrawRow(item);
  markSelected();
  drawVerdicts();
  drawChips();
}

/** The next snapshot of the list that is still to review, else the next one. */
function nextOpen() {
  const item = selected();
  const from = item && shown[item.position] === item ? item.position : -1;
  const next = shown.slice(from + 1).concat(shown.slice(0, Math.max(from, 0)))
    .find(other => other.decidable && !decisions.has(other.reference));
  if (next) select(next.index);
  else drawVerdicts();
}

// MARK: What is shown of it

function drawVerdicts() {
  const item = selected();
  const isDecidable = Boolean(item && item.decidable);
  ui.verdicts.hidden = !isDecidable;
  const decision = item ? decisions.get(item.reference) : undefined;
  ui.approve.setAttribute("aria-pressed", String(decision === "approved"));
  ui.reject.setAttribute("aria-pressed", String(decision === "rejected"));
  const members = isDecidable ? alike() : [];
  ui.approveAlike.hidden = members.length < 2;
  ui.approveAlike.textContent = `Approve ${members.length.toLocaleString("en")} alike`;
  drawFoot();
}

function makeFoot() {
  ui.progress = h("div", { class: "progress", "aria-hidden": "true" });
  ui.counts = h("span", { class: "counts" });
  ui.undo = h("button", { class: "button plain", "data-icon": "undo", "data-key": "U",
    onclick: undo },
    "Undo");
  ui.approveShown = h("button", { class: "button plain", "data-icon": "check",
    onclick: () => decideShown("approved") }, "Approve all in the list");
  ui.code = h("code", {});
  ui.save = h("button", { class: "button", "data-icon": "save", onclick: saveDecisions },
    "Download");
  ui.copy = h("button", { class: "button primary", "data-icon": "copy", "data-key": "C",
    onclick: copyCommand }, "Copy command");
  ui.foot = h("footer", { class: "foot", "aria-label": "Decisions" }, ui.progress, ui.counts,
    ui.undo, ui.approveShown, h("span", { class: "space" }), ui.code, ui.save, ui.copy);
  return ui.foot;
}

function drawFoot() {
  const total = review.decidable.length;
  ui.foot.hidden = total === 0;
  if (total === 0) return;
  let approved = 0, rejected = 0;
  for (const decision of decisions.values()) {
    if (decision === "approved") approved += 1;
    else rejected += 1;
  }
  const left = total - approved - rejected;
  const good = approved / total * 100, bad = (approved + rejected) / total * 100;
  ui.progress.style.backgroundImage = `linear-gradient(to right, var(--good) ${good}%, `
    + `var(--bad) ${good}% ${bad}%, transparent ${bad}%)`;
  ui.counts.textContent = [`${approved} approved`, `${rejected} rejected`,
    left === 0 ? "all reviewed" : `${left} to review`].join(" · ");
  const listed = shown.filter(item => item.decidable).length;
  ui.approveShown.textContent = `Approve all ${listed.toLocaleString("en")} in the list`;
  ui.approveShown.hidden = listed < 2;
  ui.undo.disabled = history.length === 0;
  ui.copy.hidden = ui.save.hidden = Boolean(live);
  ui.copy.disabled = ui.save.disabled = decisions.size === 0;
  ui.code.textContent = live ? `changes ${visible(live.folder)} at once`
    : decisions.size === 0 ? "" : command();
  ui.code.title = ui.code.textContent;
}

// MARK: How decisions travel

function code() {
  const bytes = new Uint8Array(Math.ceil(review.decidable.length / 4));
  review.decidable.forEach((reference, index) => {
    const decision = decisions.get(reference);
    const bits = decision === "approved" ? 1 : decision === "rejected" ? 2 : 0;
    bytes[index >> 2] |= bits << (index % 4 * 2);
  });
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  const text = Array.from(bytes.subarray(0, end), byte => String.fromCharCode(byte)).join("");
  return `${review.id}.${btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "")}`;
}

/** The command finds a report at its usual place; of any other it needs the path. */
function command() {
  const path = location.protocol === "file:" ? decodeURIComponent(location.pathname) : "";
  const isUsual = path === "" || path.endsWith("/.build/snapshots/report/report.html");
  const quoted = `'${path.replace(/'/g, "'\\''")}'`;
  return `swift run snapshots accept ${code()}${isUsual ? "" : ` --report ${quoted}`}`;
}

async function copyCommand() {
  if (live || decisions.size === 0) return;
  const text = command();
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Where the clipboard is closed to scripts, the old way may still work.
    const area = h("textarea", { class: "spoken" });
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
  announce("Copied. Run it in the package’s folder.");
}

function saveDecisions() {
  if (live || decisions.size === 0) return;
  const file = {
    schema: 1, review: review.id, decisions: review.decidable
      .filter(reference => decisions.has(reference))
      .map(reference => ({ reference, decision: decisions.get(reference) })),
  };
  const blob = new Blob([JSON.stringify(file, null, 2) + "\n"], { type: "application/json" });
  const link = h("a", { href: URL.createObjectURL(blob),
    download: `decisions-${review.id}.json` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  announce("Downloaded. Apply it with: swift run snapshots accept --decisions FILE");
}
