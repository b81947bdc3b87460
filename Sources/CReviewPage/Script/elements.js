// The page's elements, and how they are made.

/** The elements that are changed later, by name. */
const ui = {};

/** An element. Properties that begin with "on" are listeners; those without a value are omitted. */
function h(tag, properties, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.filter(child => child !== undefined && child !== null));
  return node;
}

/** A path whose lines break behind its slashes, if they can. */
const brokenPath = path => path.split(/(?<=\/)/).flatMap(part => [part, h("wbr", {})]);
