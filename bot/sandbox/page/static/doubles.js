// Owns the second half of a double click: when the first half closed a list, the second one would
// press whatever was beneath it.

const TOGETHER_MS = 500;
const NEAR_PX = 8;

/** Swallow a click that follows `click` at once and at the same spot; a key's click has no spot. */
export function swallowSecond({ detail, clientX, clientY }) {
  if (!detail) return;
  const swallow = (event) => {
    const apart = Math.hypot(event.clientX - clientX, event.clientY - clientY);
    if (event.detail < 2 || apart > NEAR_PX) return;
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener("click", swallow, { capture: true });
  setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), TOGETHER_MS);
}
