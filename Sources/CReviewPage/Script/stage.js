const modes = [
  { name: "side", word: "Side by side" }, { name: "swipe", word: "Swipe" },
  { name: "onion", word: "Onion" }, { name: "difference", word: "Difference" },
  { name: "blink", word: "Blink" }, { name: "stored", word: "Stored" },
];
const calmMotion = matchMedia("(prefers-reduced-motion: reduce)");
const blinkMilliseconds = 650;

/** Where the pictures lie: the point of the picture in the middle of a pane, and the scale. */
const camera = { x: 0, y: 0, scale: 1, fits: true };
const share = { swipe: 0.5, onion: 0.5 };
const blink = { timer: 0, showsActual: false };

/** Bytes of pictures that are inside of this file: digest -> data address. */
const inside = new Map();
function readPicturesInside() {
  const text = document.getElementById("plain").textContent;
  const marks = /<img id="p-([0-9a-f]{64})" src="([^"]+)"/g;
  for (const [, digest, address] of text.matchAll(marks)) {
    inside.set(digest, address);
  }
}
const address = picture => inside.get(picture.digest) || `images/${picture.digest}.png`;

function makePane(number) {
  const image = () => h("img", { alt: "", draggable: "false" });
  const pane = { images: [image(), image()] };
  pane.plane = h("div", { class: "plane" }, ...pane.images);
  pane.tag = h("span", { class: "tag" });
  pane.paths = {};
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("aria-hidden", "true");
  for (const name of ["places", "before", "after", "framed", "current"]) {
    pane.paths[name] = document.createElementNS("http://www.w3.org/2000/svg", "path");
    pane.paths[name].setAttribute("class", name);
    svg.append(pane.paths[name]);
  }
  pane.node = h("div", { class: "pane", id: `pane-${number}` }, pane.plane, svg, pane.tag);
  return pane;
}

function makeStage() {
  ui.panes = [makePane(1), makePane(2)];
  ui.otherTag = h("span", { class: "tag right" });
  ui.divider = h("div", { class: "divider", "aria-hidden": "true" });
  ui.panes[0].node.append(ui.divider, ui.otherTag);
  ui.note = h("div", { class: "note" });
  ui.stage = h("div", { class: "stage", role: "group", "aria-label": "Pictures" },
    ui.panes[0].node, ui.panes[1].node, ui.note);
  ui.slider = h("input", {
    type: "range", min: "0", max: "1000", oninput: event => setShare(event.target.value / 1000),
  });
  ui.hint = h("span", {});
  ui.strip = h("div", { class: "strip" }, ui.slider, ui.hint);
  ui.stage.addEventListener("wheel", onWheel, { passive: false });
  ui.stage.addEventListener("pointerdown", onPointerDown);
  new ResizeObserver(() => place()).observe(ui.stage);
  return [ui.stage, ui.strip];
}

const pictureSize = item => {
  const all = [item.pictures.reference, item.pictures.actual].filter(picture => picture);
  return {
    width: Math.max(1, ...all.map(picture => picture.width)),
    height: Math.max(1, ...all.map(picture => picture.height)),
  };
};

/** A mode is possible where its pictures are there. */
function possible(mode, item) {
  const { reference, actual, difference } = item.pictures;
  if (mode === 0) return Boolean(reference || actual);
  if (mode === 5) return Boolean(difference);
  return Boolean(reference && actual);
}

function modeFor(item) { return possible(state.mode, item) ? state.mode : 0; }

function setMode(mode) {
  const item = selected();
  if (!item || !possible(mode, item)) return;
  state.mode = mode;
  showPictures();
  writeAddress();
}

function setImage(image, picture, text) {
  image.hidden = !picture;
  if (!picture) { image.removeAttribute("src"); image.alt = ""; return; }
  const source = address(picture);
  if (image.getAttribute("src") !== source) image.src = source;
  [image.pixelsAcross, image.pixelsDown] = [picture.width, picture.height];
  image.alt = text;
}

const sized = (word, picture) =>
  picture ? `${word} · ${picture.width} × ${picture.height}` : `No ${word.toLowerCase()}`;

/** Puts the pictures of the mode on the stage. */
function showPictures() {
  const item = selected();
  stopBlinking();
  const mode = item ? modeFor(item) : 0;
  const name = modes[mode].name;
  const { reference, actual, difference } = item ? item.pictures : {};
  const [first, second] = ui.panes;
  const isPair = name === "side" && reference && actual;
  const title = item ? visible(item.test) : "";
  ui.stage.className = `stage ${name}${state.amplified ? " amplified" : ""}`;
  second.node.hidden = !isPair;
  const left = name === "stored" ? difference : reference || actual;
  const leftWord = name === "stored" ? "Difference" : reference ? "Reference" : "Actual";
  setImage(first.images[0], left, `${leftWord} of ${title}`);
  const isLayered = ["swipe", "onion", "difference", "blink"].includes(name);
  setImage(first.images[1], isLayered ? actual : null, `Actual of ${title}`);
  setImage(second.images[0], isPair ? actual : null, `Actual of ${title}`);
  setImage(second.images[1], null, "");
  first.tag.textContent = name === "difference" ? "Reference − actual, blended"
    : left ? sized(leftWord, left) : "";
  first.tag.hidden = !left;
  second.tag.textContent = actual ? sized("Actual", actual) : "";
  ui.otherTag.textContent = actual ? sized("Actual", actual) : "";
  ui.otherTag.hidden = !["swipe", "onion"].includes(name);
  ui.divider.hidden = name !== "swipe";
  ui.slider.hidden = !["swipe", "onion"].includes(name);
  ui.slider.setAttribute("aria-label", name === "swipe" ? "Where the reference ends"
    : "How much of the actual picture shows");
  if (!ui.slider.hidden) ui.slider.value = String(Math.round(share[name] * 1000));
  drawModes(item, mode);
  if (name === "blink") startBlinking();
  place();
  ui.hint.textContent = hint(name, isPair);
  preload();
}

function hint(name, isPair) {
  if (name === "swipe" || name === "onion") return "← → move the slider";
  if (name === "difference") return "Black is equal. M makes faint differences bright.";
  if (name === "blink") return calmMotion.matches ? "Space shows the other picture"
    : "Space pauses and flips";
  if (name === "stored") return "Magenta differs, gray is equal, blue frames views that changed";
  return isPair ? "Wheel zooms, dragging moves both" : "Wheel zooms, dragging moves";
}

/** The next two snapshots' pictures are decoded before they are asked for. */
function preload() {
  const item = selected();
  if (!item) return;
  for (const next of shown.slice(item.position + 1, item.position + 3)) {
    for (const picture of [next.pictures.reference, next.pictures.actual]) {
      if (picture) new Image().src = address(picture);
    }
  }
}

// MARK: Swipe, onion skin and blink

function setShare(value) {
  const name = modes[modeFor(selected())].name;
  share[name] = Math.max(0, Math.min(1, value));
  ui.slider.value = String(Math.round(share[name] * 1000));
  place();
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
function flip() {
  blink.showsActual = !blink.showsActual;
  drawBlink();
}
function drawBlink() {
  const { reference, actual } = selected().pictures;
  ui.panes[0].images[1].style.visibility = blink.showsActual ? "visible" : "hidden";
  ui.panes[0].images[0].style.visibility = blink.showsActual ? "hidden" : "visible";
  ui.panes[0].tag.textContent = blink.showsActual ? sized("Actual", actual)
    : sized("Reference", reference);
}

// MARK: Zoom

const paneSize = () => ({
  width: Math.max(1, ui.panes[0].node.clientWidth),
  height: Math.max(1, ui.panes[0].node.clientHeight),
});

/** A pair lies beside or below each other, whichever shows it larger. */
function arrange(item) {
  const { width, height } = pictureSize(item);
  const across = ui.stage.clientWidth, down = ui.stage.clientHeight;
  const scale = (across, down) => Math.min((across - 48) / width, (down - 84) / height);
  const isStacked = !ui.panes[1].node.hidden && across > 0
    && scale(across, down / 2) > scale(across / 2, down);
  ui.stage.classList.toggle("stacked", isStacked);
}

/** The whole picture in sight; small ones whole times as large, so that pixels stay squares. */
function fit() {
  const item = selected();
  if (!item) return;
  const pane = paneSize(), size = pictureSize(item);
  const scale = Math.min((pane.width - 48) / size.width, (pane.height - 84) / size.height);
  camera.scale = scale >= 1 ? Math.min(4, Math.floor(scale)) : Math.max(scale, 0.02);
  camera.x = size.width / 2;
  camera.y = size.height / 2;
  camera.fits = true;
}

/** Scales about a point of the pane, by default its middle. */
function zoom(factor, point) {
  const pane = paneSize();
  const dx = (point ? point.x : pane.width / 2) - pane.width / 2;
  const dy = (point ? point.y : pane.height / 2) - pane.height / 2;
  const scale = Math.max(0.02, Math.min(64, camera.scale * factor));
  camera.x += dx / camera.scale - dx / scale;
  camera.y += dy / camera.scale - dy / scale;
  camera.scale = scale;
  camera.fits = false;
  place();
}

/** The next whole scale up or down; below 1, halves. */
function zoomStep(direction) {
  const steps = [0.0625, 0.125, 0.25, 0.5, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64];
  const next = direction > 0 ? steps.find(step => step > camera.scale * 1.001)
    : steps.findLast(step => step < camera.scale * 0.999);
  if (next) zoom(next / camera.scale);
}

function zoomTo(area) {
  const pane = paneSize();
  const scale = Math.min((pane.width - 40) / area.width, (pane.height - 96) / area.height);
  camera.scale = scale >= 1 ? Math.min(16, Math.floor(scale)) : Math.max(scale, 0.02);
  camera.x = area.x + area.width / 2;
  camera.y = area.y + area.height / 2;
  camera.fits = false;
  place();
}

/** Moves the pictures to where the camera looks. */
function place() {
  const item = selected();
  if (!item || !ui.note.hidden) return;
  if (camera.fits) { arrange(item); fit(); }
  const pane = paneSize(), size = pictureSize(item), ratio = devicePixelRatio || 1;
  const snapped = value => Math.round(value * ratio) / ratio;
  const left = snapped(pane.width / 2 - camera.x * camera.scale);
  const top = snapped(pane.height / 2 - camera.y * camera.scale);
  const name = modes[modeFor(item)].name;
  for (const { plane, images } of ui.panes) {
    plane.style.transform = `translate(${left}px, ${top}px)`;
    plane.style.width = `${size.width * camera.scale}px`;
    plane.style.height = `${size.height * camera.scale}px`;
    for (const image of images) {
      // Sizes, unlike a scaling transform, are rounded to whole pixels: no soft edge is blended.
      image.style.width = `${image.pixelsAcross * camera.scale}px`;
      image.style.height = `${image.pixelsDown * camera.scale}px`;
      if (name !== "blink") image.style.visibility = "visible";
    }
  }
  ui.stage.classList.toggle("crisp", camera.scale * ratio >= 1);
  const over = ui.panes[0].images[1], cut = share.swipe * size.width;
  const under = ui.panes[0].images[0];
  const percent = image => Math.min(100, cut / image.pixelsAcross * 100);
  over.style.clipPath = name === "swipe" ? `inset(0 0 0 ${percent(over)}%)` : "none";
  under.style.clipPath = name === "swipe" ? `inset(0 ${100 - percent(under)}% 0 0)` : "none";
  over.style.opacity = name === "onion" ? String(share.onion) : "1";
  ui.divider.style.left = `${left + cut * camera.scale}px`;
  ui.zoom.textContent = `${Math.round(camera.scale * 100)}%`;
  drawOverlay(left, top);
}

function onWheel(event) {
  if (!ui.note.hidden) return;
  event.preventDefault();
  const pane = event.target.closest(".pane");
  if (!pane) return;
  if (event.shiftKey) {
    camera.x += (event.deltaX || event.deltaY) / camera.scale;
    camera.fits = false;
    place();
    return;
  }
  const bounds = pane.getBoundingClientRect();
  const factor = Math.exp(-Math.max(-120, Math.min(120, event.deltaY)) / 300);
  zoom(factor, { x: event.clientX - bounds.left, y: event.clientY - bounds.top });
}

function onPointerDown(event) {
  const pane = event.target.closest(".pane");
  if (!pane || event.button !== 0) return;
  const isDivider = event.target === ui.divider;
  const size = pictureSize(selected());
  let last = { x: event.clientX, y: event.clientY };
  pane.setPointerCapture(event.pointerId);
  pane.classList.add("held");
  const move = event => {
    const dx = (event.clientX - last.x) / camera.scale;
    const dy = (event.clientY - last.y) / camera.scale;
    last = { x: event.clientX, y: event.clientY };
    if (isDivider) { setShare(share.swipe + dx / size.width); return; }
    camera.x -= dx;
    camera.y -= dy;
    camera.fits = false;
    place();
  };
  const end = () => {
    pane.classList.remove("held");
    pane.removeEventListener("pointermove", move);
  };
  pane.addEventListener("pointermove", move);
  pane.addEventListener("pointerup", end, { once: true });
  pane.addEventListener("pointercancel", end, { once: true });
}
