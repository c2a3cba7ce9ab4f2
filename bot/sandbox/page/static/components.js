// Owns how components are shown: buttons, menus, and the containers and texts of layouts.
// `view` is { names, people, channels, attachments, message, act(message, component, values, control) }.

import { el } from "./dom.js";
import { emojiText } from "./emoji.js";
import { link, markdown } from "./markdown.js";
import { picture } from "./picture.js";
import { selectMenu } from "./select.js";

const LINK_STYLE = 5;

const SHOWN = {
  1: (row, view) => el("div", { class: "row" }, components(row.components, view)),
  2: button,
  3: menu,
  5: menu,
  6: menu,
  7: menu,
  8: menu,
  9: section,
  10: (text, view) => el("div", { class: "text" }, markdown(text.content, view.names)),
  11: (thumbnail, view) =>
    covered(thumbnail, view, picture(mediaOf(thumbnail.media, view), thumbnail.description ?? "",
      view.names.words, "thumbnail")),
  12: gallery,
  13: (file, view) => fileLink(mediaOf(file.file, view), view),
  14: (separator) => el("hr", {
    class: `${separator.divider === false ? "plain" : "line"} space-${separator.spacing === 2 ? 2 : 1}`,
  }),
  17: container,
};

/** Show a list of components in their order. */
export function components(list, view) {
  return (list ?? []).map((component) =>
    (SHOWN[component.type] ?? unsupported)(component, view));
}

function unsupported(_component, view) {
  return el("p", { class: "subtext" }, view.names.words.unsupported);
}

function button(component, view) {
  const content = [
    component.emoji && el("span", { class: "emoji" }, emojiText(component.emoji)),
    component.label && el("span", {}, component.label),
  ];
  if (component.style === LINK_STYLE) {
    const node = link(component.url, content, view.names);
    if (node instanceof Element) node.className = "button style-5";
    return node;
  }
  return el("button", {
    type: "button",
    class: `button style-${Number(component.style)}`,
    "data-custom-id": component.custom_id,
    disabled: component.disabled,
    onclick: ({ currentTarget }) => view.act(view.message, component, null, currentTarget),
  }, content);
}

function menu(component, view) {
  return selectMenu(component, view, (values, control) => view.act(view.message, component, values, control));
}

function section(component, view) {
  return el("div", { class: "section" },
    el("div", { class: "section-text" }, components(component.components, view)),
    component.accessory && el("div", { class: "accessory" }, components([component.accessory], view)));
}

function gallery(component, view) {
  const items = component.items.map((item) =>
    covered(item, view, picture(mediaOf(item.media, view), item.description ?? "", view.names.words)));
  return el("div", { class: `gallery of-${Math.min(items.length, 4)}` }, items);
}

function container(component, view) {
  const node = el("div", { class: "container" }, components(component.components, view));
  if (Number.isInteger(component.accent_color)) {
    node.style.borderInlineStartColor = colour(component.accent_color);
  }
  return covered(component, view, node);
}

/** Write a colour number as CSS. */
export function colour(number) {
  return `#${(number & 0xffffff).toString(16).padStart(6, "0")}`;
}

function covered(component, view, node) {
  if (!component.spoiler) return node;
  const cover = el("button", {
    type: "button",
    class: "cover",
    onclick: () => {
      cover.remove();
      node.inert = false;
    },
  }, view.names.words.spoiler);
  node.inert = true;
  return el("div", { class: "covered" }, node, cover);
}

// A picture named attachment://board.png is the message's own file of that name.
function mediaOf(media, view) {
  const name = /^attachment:\/\/(.+)$/.exec(media.url)?.[1];
  const own = view.attachments.find((one) => (name ? one.filename === name : one.url === media.url));
  return { ...own, ...media, url: (name ? own?.url : media.url) ?? "" };
}

/** Show a file as a link that downloads it. */
export function fileLink(file, view) {
  const name = file.filename ?? file.name ?? file.url.split("/").pop();
  const size = file.size && ` · ${Math.ceil(file.size / 1024)} KB`;
  const node = link(new URL(file.url, document.baseURI).href, [name, size], view.names);
  if (node instanceof Element) node.classList.add("file");
  return node;
}
