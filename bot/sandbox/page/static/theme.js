// Owns which of the two themes the page has: the system's, until one was chosen here.

const KEY = "crazy-duel-theme";
const LIGHT = matchMedia("(prefers-color-scheme: light)");

/** Say which theme is on: "light" or "dark". */
export function theme() {
  return remembered() ?? (LIGHT.matches ? "light" : "dark");
}

/** Show the page in its theme, now and when the system changes; return the way to the other one. */
export function useTheme() {
  const apply = () => {
    document.documentElement.dataset.theme = theme();
  };
  LIGHT.addEventListener("change", apply);
  apply();
  return () => {
    remember(theme() === "light" ? "dark" : "light");
    apply();
  };
}

// A browser that keeps nothing still shows the page.
let chosen = null;

function remembered() {
  try {
    return chosen ?? localStorage.getItem(KEY);
  } catch {
    return chosen;
  }
}

function remember(name) {
  chosen = name;
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Then it is chosen until the page is left.
  }
}
