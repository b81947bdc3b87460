// A page that a server serves: decisions act at once, and the page follows the run.

const pollMilliseconds = 1000;
/** Of a watched package, whose pictures somebody waits for. */
const watchMilliseconds = 200;

async function post(path, body) {
  try {
    const response = await fetch(path, {
      method: "POST", cache: "no-store",
      headers: { "Content-Type": "application/json", "X-Snapshots-Token": live.token },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    if (!response.ok) {
      announce(visible(answer.problem ?? "It was refused").slice(0, 400));
      return false;
    }
    takeSettled(answer.settled);
    return true;
  } catch {
    announce("The server does not answer: is 'snapshots review' still running?");
    return false;
  }
}

const postDecision = (members, decision) =>
  post("decide", {
    decision: decision ?? "none", references: members.map(item => item.reference),
  });

/** One request for each decision that was there before: all of a step usually had the same. */
async function postUndo(step) {
  const byPrevious = new Map();
  for (const [reference, previous] of step) {
    const key = previous ?? "none";
    if (!byPrevious.has(key)) byPrevious.set(key, []);
    byPrevious.get(key).push(reference);
  }
  for (const [decision, references] of byPrevious) {
    if (!await post("decide", { decision, references })) return false;
  }
  return true;
}

function takeSettled(settled) {
  decisions.clear();
  for (const [reference, decision] of Object.entries(settled)) {
    decisions.set(reference, decision);
  }
}

/** Asks for changes as long as somebody looks. */
async function follow() {
  if (document.visibilityState === "visible") {
    try {
      const address = `review.json?version=${live.version}`;
      const response = await fetch(address, { cache: "no-store" });
      if (response.status === 200) takeLive(await response.json());
    } catch { /* The server may come back; a decision says that it is gone. */ }
  }
  setTimeout(follow, live.watch ? watchMilliseconds : pollMilliseconds);
}

/** Shows the run as it is now; what was looked at stays where it still is there. */
function takeLive(next) {
  const identity = item => [item.reference, item.test, item.state, item.variant].join("\n");
  const item = selected();
  const key = item && identity(item);
  const seen = item && JSON.stringify(item.pictures);
  live.version = next.live.version;
  live.watch = next.live.watch;
  drawWatch();
  if (live.watch) drawnSuite = "";
  setReview(next);
  takeSettled(next.live.settled);
  const same = items.find(item => identity(item) === key);
  state.selected = same?.index ?? 0;
  refresh();
  if (!same || JSON.stringify(same.pictures) !== seen) showItem();
  if (!live.watch) announce("The run went on");
}

const watchWords = { idle: "up to date", working: "building and comparing", failed: "no picture" };

/** How far the build and the tests of a watched package are, in the bar. */
function drawWatch() {
  const { watch } = live ?? {};
  ui.watch.hidden = !watch;
  if (!watch) return;
  const time = watch.seconds ? `${durationText(watch.seconds)} after saving` : "";
  const file = watch.changed.length > 0 ? watch.changed[0].split("/").at(-1) : "";
  ui.watch.className = `watch ${watch.phase}`;
  ui.watch.textContent = [watch.phase === "idle" && time ? time : watchWords[watch.phase],
    visible(file).slice(0, 60)].filter(part => part).join(" · ");
  ui.watch.title = visibleLines(watch.problem ?? watch.changed.join("\n")).slice(0, 2000);
  ui.problem.hidden = !watch.problem;
  ui.problem.textContent = visibleLines(watch.problem ?? "").slice(0, 4000);
}
