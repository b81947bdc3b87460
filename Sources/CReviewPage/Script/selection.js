// Which snapshot is looked at.

function select(index) {
  state.selected = index;
  const item = selected();
  if (isShown(item)) reveal(item);
  markSelected();
  showItem();
}

function step(count) {
  if (shown.length === 0) return;
  if (state.sheet && stepTile(count)) return;
  const item = selected();
  const position = isShown(item) ? item.position + count : 0;
  select(shown[Math.max(0, Math.min(shown.length - 1, position))].index);
}

/** Makes the list anew, and keeps the selection where it still is in the list. */
function refresh({ reselect = false } = {}) {
  makeRows();
  redrawList();
  drawChips();
  const item = selected();
  const isListed = isShown(item);
  if (!isListed && reselect && shown.length > 0) select(shown[0].index);
  else if (isListed) { reveal(item); markSelected(); }
  drawVerdicts();
  writeAddress();
}

/** Shows the selected snapshot on the stage, in the head and in the facts. */
function showItem() {
  const item = selected();
  focus = null;
  past = null;
  attempt = null;
  camera.fits = true;
  ui.head.hidden = !item;
  ui.app.classList.toggle("calm", !item);
  ui.main.classList.toggle("sheeted", Boolean(item) && state.sheet);
  ui.sheet.hidden = !item || !state.sheet;
  if (!item) { showEmpty(); return; }
  if (state.sheet) drawSheet();
  const hasPictures = modes[0].isPossible(item.pictures);
  showStage(hasPictures);
  drawHead(item);
  drawTogglesOf(item);
  if (hasPictures) showPictures();
  else if (item.texts) showText(item);
  else { stopBlinking(); showNote(item); }
  drawFacts();
  drawVerdicts();
  writeAddress();
}
