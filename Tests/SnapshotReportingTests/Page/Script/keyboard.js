const press = (key, target = document.body, more = {}) => actionFor({ target, key, ...more });

test("every key of the list does something", () => {
  useReview(snapshot("a"));
  const named = keyList.flatMap(([text]) => text.split(" "))
    .filter(key => /^[A-Z0-9+/]$/.test(key)).map(key => key.toLowerCase());
  for (const key of named) equal([key, typeof press(key)], [key, "function"]);
});

test("no key does anything by the name of a property that every object has", () => {
  equal(press("constructor"), undefined);
  equal(press("toString"), undefined);
});

test("keys about a snapshot do nothing where there is none", () => {
  useReview();
  for (const key of needsItem) press(key)();
});

test("letters typed into the search are not taken for keys", () => {
  const [menu, slider] = [h("select", {}), h("input", { type: "range" })];
  const button = h("button", {});

  equal(hasOwnUse({ target: menu, key: "a" }), true);
  equal(hasOwnUse({ target: slider, key: "ArrowLeft" }), true);
  equal(hasOwnUse({ target: slider, key: "a" }), false);
  equal(["Enter", " ", "a"].map(key => hasOwnUse({ target: button, key })), [true, true, false]);
});

test("the letter behind G is that of a filter, and one alone", () => {
  document.getElementById("app").replaceChildren();
  useReview(snapshot("a"), snapshot("new", { outcome: "missingReference" }));
  makePage();
  selectFirst();

  press("g")();
  press("n")();

  equal([state.filter, isGoing, shown.map(item => item.state)], ["new", false, ["new"]]);
});
