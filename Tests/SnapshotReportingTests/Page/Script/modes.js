const picture = { digest: "a", width: 1, height: 1 };
const possible = pictures => modes.filter(mode => mode.isPossible(pictures)).map(mode => mode.name);

test("a way to look is possible where its pictures are there", () => {
  equal(possible({}), []);
  equal(possible({ actual: picture }), ["side"]);
  equal(possible({ reference: picture, actual: picture }),
    ["side", "swipe", "onion", "difference", "blink"]);
  equal(possible({ reference: picture, actual: picture, difference: picture }),
    modes.map(mode => mode.name));
});

test("a snapshot without the chosen way's pictures is shown side by side", () => {
  useReview(snapshot("a"), snapshot("new", { pictures: { actual: picture } }));
  state.mode = 1;

  equal(items.map(modeName), ["swipe", "side"]);
  equal(state.mode, 1);
});
