// Owns pictures: small in a message, large when pressed, always with their description.

import { el, webAddress } from "./dom.js";

/** Make a picture that can be enlarged. `media` has url, width, height; alt may be empty. */
export function picture(media, alt, words, kind = "picture") {
  const src = webAddress(new URL(media.url, document.baseURI).href);
  const image = el("img", { src, alt, width: media.width, height: media.height, decoding: "sync" });
  const button = el("button", {
    type: "button",
    class: kind,
    "aria-label": words.enlarge(alt || words.picture),
    onclick: () => enlarge(src, alt, words),
  }, image);
  // Its room is kept from the start, so that nothing jumps when the picture arrives.
  if (kind === "picture" && media.width > 0 && media.height > 0) {
    button.style.width = `min(100%, ${media.width}px, ${(60 * media.width) / media.height}vh)`;
  }
  return button;
}

function enlarge(src, alt, words) {
  const close = () => dialog.close();
  const dialog = el("dialog", {
    class: "enlarged",
    "aria-label": alt || words.picture,
    onclose: () => dialog.remove(),
    onclick: close,
  },
  el("img", { src, alt }),
  alt && el("p", {}, alt),
  el("button", { type: "button", class: "style-2", onclick: close }, words.close));
  document.body.append(dialog);
  dialog.showModal();
}
