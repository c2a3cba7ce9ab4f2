// Owns how one message is shown: author, how it came about, contents, marks.

import { el, webAddress } from "./dom.js";
import { colour, components, fileLink } from "./components.js";
import { markdown } from "./markdown.js";
import { picture } from "./picture.js";
import { timeElement } from "./times.js";

const COMMAND_INTERACTION = 2;
const SUPPRESS_EMBEDS = 1 << 2;
export const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;

/** Make a message's element. `view.dismiss(message)` is called for an ephemeral one put away. */
export function messageElement(message, view) {
  const { words, locale } = view.names;
  const { id: authorId, global_name: ownName, username } = message.author;
  const name = view.people.find(({ id }) => id === authorId)?.name || ownName || username;
  const hidden = message.flags & EPHEMERAL;
  const mine = (message.mentions ?? []).some(({ id }) => id === view.viewer.id);
  const own = { ...view, message, attachments: message.attachments ?? [] };
  return el("li", {
    class: ["message", hidden && "ephemeral", mine && "mentions-me"].filter(Boolean).join(" "),
    "data-id": message.id,
    tabindex: "-1",
  },
  used(message, view),
  el("div", { class: "avatar", "aria-hidden": "true" }, [...name][0]),
  el("div", { class: "head" },
    el("strong", {}, name),
    message.author.bot && el("span", { class: "tag" }, words.app),
    timeElement(Date.parse(message.timestamp) / 1000, "t", locale)),
  el("div", { class: "body" },
    message.flags & LOADING ? el("p", { class: "thinking" }, words.thinking(name)) : contents(message, own),
    message.edited_timestamp && el("span", { class: "edited" }, words.edited)),
  hidden && el("div", { class: "foot" },
    el("span", {}, `${words.onlyYou} · `),
    el("button", { type: "button", class: "plain", onclick: () => view.dismiss(message) }, words.dismiss)));
}

function used(message, view) {
  const by = message.interaction_metadata;
  const command = message.interaction?.name ?? by?.name;
  if (by?.type !== COMMAND_INTERACTION || !command) return null;
  const text = view.names.words.used(`/${view.names.command(command)}`);
  return el("div", { class: "used" }, `${view.names.person(by.user.id)} ${text}`);
}

function contents(message, view) {
  const shown = new Set(message.components?.length ? mediaNames(message.components) : []);
  const files = view.attachments.filter((one) => !shown.has(one.filename));
  const embeds = message.flags & SUPPRESS_EMBEDS ? [] : message.embeds ?? [];
  return [
    message.content && el("div", { class: "text" }, markdown(message.content, view.names)),
    files.map((file) => attachment(file, view)),
    embeds.map((one) => embed(one, view)),
    components(message.components, view),
  ];
}

// Files that a component shows are not shown a second time beneath it.
function mediaNames(list) {
  return list.flatMap((component) => [
    ...[component.media, component.file, ...(component.items ?? []).map((item) => item.media)]
      .filter(Boolean)
      .map((media) => media.url.split("?")[0].split("/").pop()),
    ...mediaNames([component.accessory, ...(component.components ?? [])].filter(Boolean)),
  ]);
}

function attachment(file, view) {
  return file.content_type?.startsWith("image/")
    ? picture(file, file.description ?? "", view.names.words)
    : fileLink(file, view);
}

function embed(one, view) {
  const { names } = view;
  const title = one.title && el("strong", {}, markdown(one.title, names));
  const node = el("div", { class: "container embed" },
    one.author?.name && el("div", { class: "subtext" }, one.author.name),
    title && (webAddress(one.url) ? el("a", { href: webAddress(one.url), rel: "noopener", target: "_blank" }, title) : title),
    one.description && el("div", { class: "text" }, markdown(one.description, names)),
    (one.fields ?? []).map((field) => el("div", { class: "text" },
      el("strong", {}, markdown(field.name, names)), markdown(field.value, names))),
    one.image && picture(one.image, "", names.words),
    one.footer?.text && el("div", { class: "subtext" }, one.footer.text));
  if (Number.isInteger(one.color)) node.style.borderInlineStartColor = colour(one.color);
  return node;
}
