const traits = (state, variant) => snapshot(`${state}-${variant}`, { state, variant });

test("parts of a variant's name are told apart by their form", () => {
  equal(axesOf(traits("adult", "iPhone-13,dark,AX2,rtl,3x")),
    { test: "testView", state: "adult", device: "iPhone-13", style: "dark", text: "AX2",
      direction: "rtl", scale: "3x" });
  equal(axesOf(traits("adult", "my width, L")).device, "my width");
  equal(axesOf(snapshot("a")), { test: "testView", state: "a", device: "" });
});

test("only axes on which snapshots differ are offered", () => {
  useReview(traits("a", "dark,2x"), traits("b", "dark,2x"), traits("b", "light,2x"));

  equal(usefulAxes(items), ["state", "style"]);
  state.axis = "style";
  equal(sheetAxis(items), "style");
  state.axis = "scale";
  equal(sheetAxis(items), "state");
  equal(sheetAxis([items[0]]), "test");
});

test("a row holds the snapshots of one value, and a tile is called after the rest", () => {
  useReview(traits("a", "dark"), traits("b", "dark"), traits("a", "light"));

  equal(sheetRows(items, "style").map(row => [row.value, row.members.map(item => item.state)]),
    [["dark", ["a", "b"]], ["light", ["a"]]]);
  equal(items.map(item => tileName(item, "style")), ["a", "b", "a"]);
  equal(items.map(item => tileName(item, "state")), ["dark", "dark", "light"]);
});

test("the members of a suite are those of all outcomes, in the order of numbers", () => {
  useReview(snapshot("s10", { outcome: "matched" }), snapshot("s9"),
    snapshot("other", { suite: "Others" }));

  equal(suiteMembers("AppTests / ViewTests").map(item => item.state), ["s9", "s10"]);
});
