// Which part of the pictures is seen, and how large.

/** Where the pictures lie: the point of the picture in the middle of a pane, and the scale. */
const camera = { x: 0, y: 0, scale: 1, fits: true };

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
function fit(item) {
  const pane = paneSize(), size = pictureSize(item);
  const scale = Math.min((pane.width - 48) / size.width, (pane.height - 84) / size.height);
  camera.scale = scale >= 1 ? Math.min(4, Math.floor(scale)) : Math.max(scale, 0.02);
  camera.x = size.width / 2;
  camera.y = size.height / 2;
}

/** Scales about a point of the pane, by default its middle. */
function zoom(factor, point) {
  const pane = paneSize();
  const dx = (point?.x ?? pane.width / 2) - pane.width / 2;
  const dy = (point?.y ?? pane.height / 2) - pane.height / 2;
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

function showWhole() {
  camera.fits = true;
  place();
}

/** One pixel of the picture to one of the page. */
const showPixels = () => zoom(1 / camera.scale);

function move(x, y) {
  camera.x += x * 60 / camera.scale;
  camera.y += y * 60 / camera.scale;
  camera.fits = false;
  place();
}

/** Moves the pictures to where the camera looks. */
function place() {
  const item = selected();
  if (!item || !ui.note.hidden) return;
  if (camera.fits) { arrange(item); fit(item); }
  const pane = paneSize(), size = pictureSize(item), ratio = devicePixelRatio || 1;
  const snapped = value => Math.round(value * ratio) / ratio;
  const left = snapped(pane.width / 2 - camera.x * camera.scale);
  const top = snapped(pane.height / 2 - camera.y * camera.scale);
  for (const { plane, images } of ui.panes) {
    plane.style.transform = `translate(${left}px, ${top}px)`;
    plane.style.width = `${size.width * camera.scale}px`;
    plane.style.height = `${size.height * camera.scale}px`;
    for (const image of images) {
      // Sizes, unlike a scaling transform, are rounded to whole pixels: no soft edge is blended.
      image.style.width = `${image.pixelsAcross * camera.scale}px`;
      image.style.height = `${image.pixelsDown * camera.scale}px`;
    }
  }
  ui.stage.classList.toggle("crisp", camera.scale * ratio >= 1);
  ui.zoom.textContent = `${Math.round(camera.scale * 100)}%`;
  placeLayers(modeName(item), left, share.swipe * size.width);
  drawOverlay(left, top);
}
