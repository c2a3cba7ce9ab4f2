// Owns select menus: a button that opens its options beneath it, one choice or several.
// Knows nothing of messages: whoever made it hears `onchosen(values)`.

import { el, freshId } from "./dom.js";
import { swallowSecond } from "./doubles.js";
import { emojiText } from "./emoji.js";

const USER = 5;
const CHANNEL = 8;

/** Return the options of any kind of select menu; those of people and channels come from `view`. */
export function optionsOf(component, view) {
  if (component.options) return component.options;
  const entries = { [USER]: view.people, [CHANNEL]: view.channels }[component.type] ?? [];
  const chosen = new Set((component.default_values ?? []).map((value) => value.id));
  return entries.map(({ id, name }) => ({ label: name, value: id, default: chosen.has(id) }));
}

/** Make a select menu. `onchosen` gets the values and the control when a choice is complete. */
export function selectMenu(component, view, onchosen, labelledBy) {
  const options = optionsOf(component, view);
  const least = component.min_values ?? 1;
  const most = Math.min(component.max_values ?? 1, options.length);
  const { words } = view.names;
  const placeholder = component.placeholder || words.choose;
  const chosen = new Set(options.filter((option) => option.default).map((option) => option.value));
  const listId = freshId("options");
  const shownId = freshId("chosen");
  const shown = el("span", { id: shownId, class: "select-shown" });
  const control = el("button", {
    type: "button",
    class: "select-control",
    "aria-haspopup": "listbox",
    "aria-expanded": "false",
    "aria-controls": listId,
    "aria-labelledby": labelledBy ? `${labelledBy} ${shownId}` : undefined,
    "data-custom-id": component.custom_id,
    disabled: component.disabled || !options.length,
    onclick: () => (list.hidden ? open() : complete()),
  }, shown, el("span", { class: "select-arrow", "aria-hidden": "true" }, "▾"));

  const rows = options.map((option) => optionRow(option, most > 1, (event) => pick(option, event)));
  const done = el("button", { type: "button", class: "style-1", onclick: complete }, words.done);
  const foot = most > 1 && el("div", { class: "select-foot" },
    el("span", {}, words.chooseBetween(least, most)), done);
  const list = el("div", { class: "select-list", hidden: true, onkeydown: keys },
    el("div", {
      id: listId,
      role: "listbox",
      "aria-label": placeholder,
      "aria-multiselectable": most > 1 ? "true" : undefined,
    }, rows), foot);
  const root = el("div", { class: "select", onfocusout: leave }, control, list);
  root.values = () => options.filter(({ value }) => chosen.has(value)).map(({ value }) => value);
  root.offer = JSON.stringify([component.custom_id, options]);
  root.goOn = goOn;
  let before = "";
  show();
  return root;

  function show() {
    const labels = options.filter(({ value }) => chosen.has(value)).map(({ label }) => label);
    shown.textContent = labels.length ? labels.join(", ") : placeholder;
    shown.classList.toggle("select-placeholder", !labels.length);
    rows.forEach((row, at) => {
      const on = chosen.has(options[at].value);
      row.setAttribute("aria-selected", String(on));
      row.setAttribute("aria-disabled", String(most > 1 && !on && chosen.size >= most));
    });
    done.disabled = chosen.size < least;
  }

  function open() {
    before = root.values().join();
    list.hidden = false;
    control.setAttribute("aria-expanded", "true");
    (rows[options.findIndex(({ value }) => chosen.has(value))] ?? rows[0])?.focus();
    list.scrollIntoView({ block: "nearest" });
  }

  /** Stay open as the menu that this one takes the place of, when it offers the same. */
  function goOn(old) {
    if (control.disabled) return;
    open();
    chosen.clear();
    for (const value of old.values()) chosen.add(value);
    show();
  }

  function shut() {
    list.hidden = true;
    control.setAttribute("aria-expanded", "false");
  }

  function pick(option, event) {
    if (most === 1) {
      const again = chosen.has(option.value);
      chosen.clear();
      if (!again || least > 0) chosen.add(option.value);
      show();
      swallowSecond(event);
      finish();
    } else if (chosen.has(option.value) || chosen.size < most) {
      if (!chosen.delete(option.value)) chosen.add(option.value);
      show();
    }
  }

  function finish() {
    shut();
    control.focus();
    onchosen(root.values(), control);
  }

  // Closing a menu of several choices sends them if they changed, as people expect of it.
  function complete(event) {
    if (event) swallowSecond(event);
    if (most > 1 && chosen.size >= least && root.values().join() !== before) finish();
    else shut();
  }

  function leave({ relatedTarget }) {
    if (!list.hidden && relatedTarget && !root.contains(relatedTarget)) complete();
  }

  function keys(event) {
    const at = rows.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      rows[(to + rows.length) % rows.length].focus();
    } else if (event.key === "Escape") {
      event.stopPropagation();
      shut();
      control.focus();
    }
  }
}

function optionRow(option, several, onpick) {
  return el("button", { type: "button", role: "option", class: "select-option", onclick: onpick },
    option.emoji && el("span", { class: "emoji" }, emojiText(option.emoji)),
    el("span", { class: "select-text" },
      el("span", {}, option.label),
      option.description && el("span", { class: "select-description" }, option.description)),
    el("span", { class: several ? "mark mark-several" : "mark", "aria-hidden": "true" }));
}
