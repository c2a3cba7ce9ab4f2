// Owns a form the bot asks to fill in: texts and choices, over one person's pane only, so that
// the other person can go on.

import { el, freshId } from "./dom.js";
import { markdown } from "./markdown.js";
import { selectMenu } from "./select.js";

const PARAGRAPH = 2;
const ROW = 1;
const TEXT_INPUT = 4;
const TEXT_DISPLAY = 10;
const LABEL = 18;
const SELECTS = new Set([3, 5, 6, 7, 8]);

/** Open a modal in a pane. `onsubmit` gets { custom_id: text or values } and returns a promise. */
export function openModal(modal, pane, view, { onsubmit, oncancel }) {
  const { words } = view.names;
  const before = document.activeElement;
  const others = [...pane.children];
  const entries = [];
  const titleId = freshId("title");
  const parts = modal.components.map((component) => part(component, view, entries));
  const failure = el("p", { class: "failure", role: "alert" });
  const close = () => {
    root.remove();
    for (const other of others) other.inert = false;
    if (pane.contains(before)) before.focus();
  };
  // A form that could not be sent stays open with what was typed.
  const submit = async (event) => {
    event.preventDefault();
    failure.textContent = "";
    send.disabled = true;
    try {
      await onsubmit(Object.fromEntries(entries.map(({ id, read }) => [id, read()])));
      close();
    } catch (reason) {
      failure.textContent = reason;
      send.disabled = false;
    }
  };
  const send = el("button", { type: "submit", class: "button style-1" }, words.submit);
  const cancel = () => {
    close();
    oncancel();
  };
  const root = el("div", { class: "modal", role: "dialog", "aria-modal": "true", "aria-labelledby": titleId,
    onkeydown: (event) => {
      if (event.key === "Escape") cancel();
    } },
  el("form", { onsubmit: submit },
  el("h3", { id: titleId }, modal.title),
  el("div", { class: "modal-parts" }, parts),
  failure,
  el("div", { class: "row end" },
    el("button", { type: "button", class: "button style-2", onclick: cancel }, words.cancel), send)));
  for (const other of others) other.inert = true;
  pane.append(root);
  (root.querySelector("input, textarea, .select-control") ?? root.querySelector("button")).focus();
}

function part(component, view, entries) {
  switch (component.type) {
    case ROW:
      return component.components.map((inner) => labelled(inner.label, "", inner, view, entries));
    case LABEL:
      return labelled(component.label, component.description, component.component, view, entries);
    case TEXT_DISPLAY:
      return el("div", { class: "text" }, markdown(component.content, view.names));
    default:
      return el("p", { class: "subtext" }, view.names.words.unsupported);
  }
}

function labelled(label, description, component, view, entries) {
  const id = freshId("entry");
  const control = entry(component, view, entries, id);
  const needed = component.required !== false;
  return el("div", { class: "entry" },
    el("label", { id: `${id}-label`, for: id }, label, needed ? el("span", { class: "needed", title: view.names.words.required }, " *") : ""),
    description && el("p", { class: "subtext" }, description),
    control);
}

function entry(component, view, entries, id) {
  if (SELECTS.has(component.type)) {
    const menu = selectMenu(component, view, () => {}, `${id}-label`);
    entries.push({ id: component.custom_id, read: menu.values });
    return menu;
  }
  if (component.type !== TEXT_INPUT) {
    return el("p", { class: "subtext" }, view.names.words.unsupported);
  }
  const tall = component.style === PARAGRAPH;
  const input = el(tall ? "textarea" : "input", {
    id,
    rows: tall ? 4 : undefined,
    "data-custom-id": component.custom_id,
    placeholder: component.placeholder,
    required: component.required !== false,
    minlength: component.min_length,
    maxlength: component.max_length ?? 4000,
    autocomplete: "off",
  });
  input.value = component.value ?? "";
  entries.push({ id: component.custom_id, read: () => input.value });
  return input;
}
