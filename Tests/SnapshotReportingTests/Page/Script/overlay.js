test("outlines stand 2.5 pixels outside of their areas, at any scale", () => {
  Object.assign(camera, { scale: 2 });

  equal(outline([{ x: 1, y: 2, width: 3, height: 4 }, null], 10, 20), "M9.5 21.5h11v13h-11z");
  Object.assign(camera, { scale: 1 });
});

test("the hull holds all areas that are there", () => {
  equal(hull([null, undefined]), null);
  equal(hull([{ x: 5, y: 1, width: 1, height: 9 }, null, { x: 2, y: 3, width: 1, height: 1 }]),
    { x: 2, y: 1, width: 4, height: 9 });
});

const area = x => ({ x, y: 0, width: 1, height: 1 });
const reviewWithEverything = () => useReview(snapshot("a", {
  difference: { places: [area(1), area(2)] },
  causes: [{ fingerprint: "1", change: "moved", views: [{ before: area(3), after: area(4) }] },
    { fingerprint: "2", change: "hidden" }],
  findings: [{ kind: "smallTarget", frame: area(5) }, { kind: "ambiguous" }],
}));
const across = areas => Object.fromEntries(
  Object.entries(areas).map(([name, all]) => [name, all.map(area => area?.x ?? null)]));

test("places alone are outlined until somebody asks for more", () => {
  reviewWithEverything();

  equal(across(outlinedAreas(items[0])),
    { places: [1, 2], current: [], before: [], after: [], framed: [] });
  state.places = false;
  state.views = true;
  equal(across(outlinedAreas(items[0])),
    { places: [], current: [], before: [3], after: [4], framed: [5, null] });
});

test("what is pointed at is outlined alone of its kind", () => {
  reviewWithEverything();

  focus = { kind: "place", index: 1 };
  equal(across(outlinedAreas(items[0])).current, [2]);
  focus = { kind: "cause", index: 0 };
  equal(across(outlinedAreas(items[0])).after, [4]);
  focus = { kind: "cause", index: 1 };
  equal(across(outlinedAreas(items[0])).after, []);
  focus = { kind: "finding", index: 0 };
  state.views = true;
  equal(across(outlinedAreas(items[0])).framed, [5]);
});

test("the stored difference shows its places itself", () => {
  reviewWithEverything();
  items[0].pictures.difference = { digest: "c", width: 1, height: 1 };
  state.mode = modes.findIndex(mode => mode.name === "stored");

  equal(across(outlinedAreas(items[0])).places, []);
});
