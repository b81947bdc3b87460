// What is shown of the decisions.

function makeFoot() {
  ui.progress = h("div", { class: "progress", "aria-hidden": "true" });
  ui.counts = h("span", { class: "counts" });
  ui.undo = h("button", { class: "button plain", "data-icon": "undo", "data-key": "U",
    onclick: undo }, "Undo");
  ui.approveShown = h("button", { class: "button plain", "data-icon": "check",
    onclick: () => decideShown("approved") }, "Approve all left in the list");
  ui.code = h("code", {});
  ui.save = h("button", { class: "button", "data-icon": "save", onclick: saveDecisions },
    "Download");
  ui.copy = h("button", { class: "button primary", "data-icon": "copy", "data-key": "C",
    onclick: copyCommand }, "Copy command");
  ui.foot = h("footer", { class: "foot", "aria-label": "Decisions" }, ui.progress, ui.counts,
    ui.undo, ui.approveShown, h("span", { class: "space" }), ui.code, ui.save, ui.copy);
  return ui.foot;
}

/** Shows the decision about the selected snapshot, and the foot. */
function drawVerdicts() {
  const item = selected();
  const decision = decisions.get(item?.reference);
  ui.verdicts.hidden = !item?.decidable;
  ui.approve.setAttribute("aria-pressed", String(decision === "approved"));
  ui.reject.setAttribute("aria-pressed", String(decision === "rejected"));
  const members = item?.decidable ? alike() : [];
  ui.approveAlike.hidden = members.length === 0 || members.length === 1 && isOpen(item);
  ui.approveAlike.textContent = `Approve ${numeral(members.length)} alike`;
  drawFoot();
}

function drawFoot() {
  const total = review.decidable.length;
  ui.foot.hidden = total === 0;
  if (total === 0) return;
  drawProgress(total);
  const listed = shown.filter(isOpen).length;
  ui.approveShown.textContent = `Approve all ${numeral(listed)} left in the list`;
  ui.approveShown.hidden = listed < 2;
  ui.undo.disabled = undoSteps.length === 0;
  ui.copy.hidden = ui.save.hidden = Boolean(live);
  ui.copy.disabled = ui.save.disabled = decisions.size === 0;
  ui.code.textContent = live ? `changes ${visible(live.folder)} at once`
    : decisions.size === 0 ? "" : command();
  ui.code.title = ui.code.textContent;
}

function drawProgress(total) {
  const all = [...decisions.values()];
  const approved = all.filter(decision => decision === "approved").length;
  const rejected = all.length - approved;
  const left = total - all.length;
  const good = approved / total * 100, bad = all.length / total * 100;
  ui.progress.style.backgroundImage = `linear-gradient(to right, var(--good) ${good}%, `
    + `var(--bad) ${good}% ${bad}%, transparent ${bad}%)`;
  ui.counts.textContent = [`${approved} approved`, `${rejected} rejected`,
    left === 0 ? "all reviewed" : `${left} to review`].join(" · ");
}
