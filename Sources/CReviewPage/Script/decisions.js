// Approving and rejecting, undoing, and what the browser remembers of it.

const storeName = `snapshots ${review.id}`;

/** The steps that can be undone, each as pairs of a reference and its decision before. */
const undoSteps = [];

function restoreDecisions() {
  if (live) { takeSettled(live.settled); return; }
  try {
    const stored = JSON.parse(localStorage.getItem(storeName) ?? "{}");
    for (const reference of review.decidable) {
      if (Object.hasOwn(decisionWords, stored[reference])) {
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

/** Decides about the selected snapshot; the same decision again takes it back. */
async function decide(decision) {
  const item = selected();
  if (!item?.decidable) return;
  const isTakenBack = decisions.get(item.reference) === decision;
  const next = nextOpen([item]);
  if (!await settle([item], isTakenBack ? null : decision)) return;
  if (!isTakenBack) selectOpen(next);
  const name = visible([item.test, item.state].filter(part => part).join(", ")).slice(0, 200);
  announce(`${isTakenBack ? "Taken back" : decisionWords[decision]}: ${name}`);
}

/** Decides about all that share the selected snapshot's group and are still to review. */
async function decideAlike(decision) {
  const members = alike();
  if (members.length === 0) { announce("Nothing alike is left to review"); return; }
  const next = nextOpen(members);
  if (!await settle(members, decision)) return;
  selectOpen(next);
  announce(`${decisionWords[decision]} ${counted(members.length, "snapshot")}`);
}

/** Decides about all of the list that are still to review. */
async function decideShown(decision) {
  const members = shown.filter(isOpen);
  if (members.length === 0 || !await settle(members, decision)) return;
  announce(`${decisionWords[decision]} ${counted(members.length, "snapshot")} of the list`);
}

async function undo() {
  const step = undoSteps.pop();
  if (!step) { announce("Nothing to undo"); return; }
  if (live && !await postUndo(step)) { undoSteps.push(step); return; }
  for (const [reference, previous] of step) setDecision(reference, previous);
  drawDecisions(step.map(([reference]) => reference));
  const item = items.find(item => item.reference === step[0][0]);
  if (item) select(item.index);
  announce(`Undone: ${counted(step.length, "decision")}`);
}

/**
 * Decides about several snapshots as one step, and at once where the page is live.
 * Returns whether it was done; a server may refuse.
 */
async function settle(members, decision) {
  const step = members.map(item => [item.reference, decisions.get(item.reference) ?? null]);
  if (live && !await postDecision(members, decision)) return false;
  for (const item of members) setDecision(item.reference, decision);
  undoSteps.push(step);
  drawDecisions(members.map(item => item.reference));
  return true;
}

function setDecision(reference, decision) {
  if (decision) decisions.set(reference, decision);
  else decisions.delete(reference);
}

/** Stores the decisions and shows those that have changed. */
function drawDecisions(references) {
  storeDecisions();
  const changed = new Set(references);
  if (state.filter === "open") refresh();
  else items.filter(item => changed.has(item.reference)).forEach(redrawRow);
  markSelected();
  drawVerdicts();
  drawChips();
}

/** Whether a snapshot is still to review. */
const isOpen = item => item.decidable && !decisions.has(item.reference);

/**
 * The snapshot of the list that is to review once others are decided: the next one after the
 * selected one; the first ones follow the last. It is looked for before they are decided, because
 * a list of those to review then has others in their places.
 */
function nextOpen(decided) {
  const item = selected();
  const from = isShown(item) ? item.position : -1;
  const done = new Set(decided);
  return [...shown.slice(from + 1), ...shown.slice(0, Math.max(from, 0))]
    .find(other => isOpen(other) && !done.has(other));
}

function selectOpen(next) {
  if (next) select(next.index);
  else drawVerdicts();
}
