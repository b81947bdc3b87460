// Swipe, onion skin and blink: two pictures on one pane.

const calmMotion = matchMedia("(prefers-reduced-motion: reduce)");
const blinkMilliseconds = 650;
/** Where the slider is: how much of the width, or of the opacity, of 1. */
const share = { swipe: 0.5, onion: 0.5 };
const blink = { timer: 0, showsActual: false };

const hasSlider = name => name === "swipe" || name === "onion";

function drawSlider(name) {
  ui.divider.hidden = name !== "swipe";
  ui.slider.hidden = !hasSlider(name);
  ui.slider.setAttribute("aria-label", name === "swipe" ? "Where the reference ends"
    : "How much of the actual picture shows");
  if (hasSlider(name)) ui.slider.value = String(Math.round(share[name] * 1000));
}

function setShare(value) {
  const name = modeName(selected());
  share[name] = Math.max(0, Math.min(1, value));
  drawSlider(name);
  place();
}

function slide(direction) {
  const name = modeName(selected());
  if (hasSlider(name)) setShare(share[name] + direction * 0.02);
  else move(direction, 0);
}

function startBlinking() {
  blink.showsActual = false;
  drawBlink();
  if (!calmMotion.matches) blink.timer = setInterval(flip, blinkMilliseconds);
}

function stopBlinking() {
  clearInterval(blink.timer);
  blink.timer = 0;
}

const isBlinking = () => ui.note.hidden && modeName(selected()) === "blink";

function flip() {
  blink.showsActual = !blink.showsActual;
  drawBlink();
}

function drawBlink() {
  const { reference } = selected().pictures;
  const actual = actualOf(selected());
  ui.panes[0].images[1].style.visibility = blink.showsActual ? "visible" : "hidden";
  ui.panes[0].images[0].style.visibility = blink.showsActual ? "hidden" : "visible";
  ui.panes[0].tag.textContent = blink.showsActual ? sized(actualWord(selected()), actual)
    : sized("Reference", reference);
}

/** How the two pictures of the first pane share it, with the cut in pixels of the picture. */
function placeLayers(name, left, cut) {
  const [under, over] = ui.panes[0].images;
  const percent = image => Math.min(100, cut / image.pixelsAcross * 100);
  over.style.clipPath = name === "swipe" ? `inset(0 0 0 ${percent(over)}%)` : "none";
  under.style.clipPath = name === "swipe" ? `inset(0 ${100 - percent(under)}% 0 0)` : "none";
  over.style.opacity = name === "onion" ? String(share.onion) : "1";
  if (name !== "blink") over.style.visibility = under.style.visibility = "visible";
  ui.divider.style.left = `${left + cut * camera.scale}px`;
}
