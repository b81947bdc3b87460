// The ways to look at a pair of pictures.

const isPair = ({ reference, actual }) => Boolean(reference && actual);

const modes = [
  { name: "side", word: "Side by side",
    isPossible: ({ reference, actual }) => Boolean(reference || actual) },
  { name: "swipe", word: "Swipe", isPossible: isPair },
  { name: "onion", word: "Onion", isPossible: isPair },
  { name: "difference", word: "Difference", isPossible: isPair },
  { name: "blink", word: "Blink", isPossible: isPair },
  { name: "stored", word: "Stored", isPossible: ({ difference }) => Boolean(difference) },
];

const isPossible = (mode, item) => modes[mode].isPossible(item.pictures);

/** The chosen way where its pictures are there, else side by side. */
const modeFor = item => isPossible(state.mode, item) ? state.mode : 0;
const modeName = item => modes[modeFor(item)].name;

function setMode(mode) {
  const item = selected();
  if (!item || !isPossible(mode, item)) return;
  state.mode = mode;
  showPictures();
  writeAddress();
}

function drawModes(item) {
  [...ui.modes.children].forEach((button, index) => {
    const isChosen = index === (item ? modeFor(item) : 0);
    button.setAttribute("aria-checked", String(isChosen));
    button.tabIndex = isChosen ? 0 : -1;
    button.disabled = !item || !isPossible(index, item);
  });
}

/** The arrow keys within the modes go to the next that is possible. */
function stepMode(direction) {
  const item = selected();
  let mode = modeFor(item);
  do mode = (mode + direction + modes.length) % modes.length; while (!isPossible(mode, item));
  setMode(mode);
  ui.modes.children[mode].focus();
}
