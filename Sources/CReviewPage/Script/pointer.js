// The wheel zooms, dragging moves.

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
