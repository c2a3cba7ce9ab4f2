// Owns how elements are made and which addresses may be followed.
// Text goes in as text nodes only: no module of this page ever parses HTML.

/** Make an element: attributes by name, `onclick` and the like as listeners, children or strings. */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === "function") node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...children.flat(Infinity).filter(Boolean));
  return node;
}

/** Return an address a link may lead to, or null: only http and https. */
export function webAddress(text) {
  const url = URL.canParse(text ?? "") ? new URL(text) : null;
  return url && (url.protocol === "http:" || url.protocol === "https:") ? url.href : null;
}

let count = 0;

/** Return an id no other element of the page has. */
export function freshId(prefix) {
  count += 1;
  return `${prefix}-${count}`;
}
