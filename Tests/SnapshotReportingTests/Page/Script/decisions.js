function beginWith(...snapshots) {
  document.getElementById("app").replaceChildren();
  useReview(...snapshots);
  makePage();
  selectFirst();
}
const made = () => Object.fromEntries(decisions);
const selectedState = () => selected().state;

test("a decision goes on to the next that is open, and again takes itself back", async () => {
  beginWith(snapshot("a"), snapshot("b"), snapshot("c"));

  await decide("approved");
  equal([made(), selectedState()], [{ "Snapshots/a.png": "approved" }, "b"]);
  select(0);
  await decide("approved");
  equal([made(), selectedState()], [{}, "a"]);
});

test("the first open one follows the last", async () => {
  beginWith(snapshot("a"), snapshot("b"));
  select(1);

  await decide("rejected");

  equal(selectedState(), "a");
});

test("a step is undone as a whole, and to what was before", async () => {
  beginWith(snapshot("a"), snapshot("b"), snapshot("c", { outcome: "failed" }));
  await decide("rejected");
  await decideShown("approved");
  equal(Object.values(made()), ["rejected", "approved", "approved"]);

  await undo();
  equal(made(), { "Snapshots/a.png": "rejected" });
  await undo();
  await undo();
  equal([made(), ui.toast.textContent], [{}, "Nothing to undo"]);
});

test("all alike and all of the list overturn no decision", async () => {
  const cause = { causes: [{ fingerprint: "aa", change: "moved" }] };
  beginWith(...["a", "b", "c", "d"].map(state => snapshot(state, cause)));
  select(1);
  await decide("rejected");
  equal(ui.approveAlike.textContent, "Approve 3 alike");
  equal(ui.approveShown.textContent, "Approve all 3 left in the list");

  await decideAlike("approved");
  equal(made()["Snapshots/b.png"], "rejected");
  equal(Object.values(made()).filter(decision => decision === "approved").length, 3);

  await decideAlike("approved");
  await decideShown("approved");
  equal([undoSteps.length, made()["Snapshots/b.png"]], [2, "rejected"]);
});

test("in the list of those to review a decision goes on behind what was skipped", async () => {
  beginWith(...["a", "b", "c", "d", "e", "f"].map(state => snapshot(state)));
  setFilter("open");
  step(1); step(1); step(1);
  equal(selectedState(), "d");

  await decide("approved");
  equal(selectedState(), "e");
  await decide("rejected");
  await decide("approved");
  equal([selectedState(), shown.map(item => item.state)], ["a", ["a", "b", "c"]]);
});

test("what cannot be decided is passed over", async () => {
  beginWith(snapshot("a"), snapshot("b"));
  items.forEach(item => { item.decidable = false; });

  await decide("approved");
  await decideAlike("approved");
  await decideShown("approved");

  equal([made(), undoSteps], [{}, []]);
});

test("stored decisions come back, and nothing else that a browser may have stored", () => {
  beginWith(snapshot("a"), snapshot("b"), snapshot("c"));
  localStorage.setItem(storeName, JSON.stringify({
    "Snapshots/a.png": "approved", "Snapshots/b.png": "toString", "Snapshots/other.png": "rejected",
  }));

  restoreDecisions();

  equal(made(), { "Snapshots/a.png": "approved" });
  localStorage.removeItem(storeName);
});
