// Where pictures come from, and how large they are.

/** The pictures of a single file, which stand in its plain table: digest -> data address. */
const embedded = new Map();

function readEmbeddedPictures() {
  const text = document.getElementById("plain").textContent;
  const marks = /<img id="p-([0-9a-f]{64})" src="([^"]+)"/g;
  for (const [, digest, address] of text.matchAll(marks)) {
    embedded.set(digest, address);
  }
}

const address = picture => embedded.get(picture.digest) ?? `images/${picture.digest}.png`;

/** What both pictures of a snapshot fit into, in pixels. */
function pictureSize(item) {
  const all = [referenceOf(item), actualOf(item)].filter(picture => picture);
  return {
    width: Math.max(1, ...all.map(picture => picture.width)),
    height: Math.max(1, ...all.map(picture => picture.height)),
  };
}

function setImage(image, picture, text) {
  image.hidden = !picture;
  if (!picture) { image.removeAttribute("src"); image.alt = ""; return; }
  const source = address(picture);
  if (image.getAttribute("src") !== source) image.src = source;
  [image.pixelsAcross, image.pixelsDown] = [picture.width, picture.height];
  image.alt = text;
}

/** The next two snapshots' pictures are decoded before they are asked for. */
function preload() {
  const item = selected();
  for (const next of shown.slice(item.position + 1, item.position + 3)) {
    for (const picture of [next.pictures.reference, next.pictures.actual]) {
      if (picture) new Image().src = address(picture);
    }
  }
}
