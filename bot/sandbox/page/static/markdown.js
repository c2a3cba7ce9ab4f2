// Owns Discord's markdown: text -> nodes. Everything that is not markup stays text.
// `names` tells what ids are called: { person(id), channel(id), locale, words, jump(url) }.

import { el, webAddress } from "./dom.js";
import { timeElement } from "./times.js";

const FENCE = /```(?:([\w+-]+)\n|\n)?([\s\S]*?)```/g;
const LIST_ITEM = /^( *)([-*]|\d{1,9}\.) +(.+)$/;

/** Turn a message's text into nodes. */
export function markdown(text, names) {
  const nodes = [];
  let end = 0;
  for (const fence of text.matchAll(FENCE)) {
    nodes.push(...blocks(trimBreak(text.slice(end, fence.index)), names));
    nodes.push(el("pre", {}, el("code", {}, fence[2])));
    end = fence.index + fence[0].length;
  }
  nodes.push(...blocks(text.slice(end).replace(end ? /^\n/ : /^$/, ""), names));
  return nodes;
}

function trimBreak(text) {
  return text.endsWith("\n") ? text.slice(0, -1) : text;
}

const LINES = [
  [/^(#{1,3}) +(\S.*)$/, (match, names) => {
    const level = match[1].length;
    return el(`h${level + 2}`, { class: `md-h${level}` }, inline(match[2], names));
  }],
  [/^-# +(\S.*)$/, (match, names) => el("p", { class: "subtext" }, inline(match[1], names))],
];

function blocks(text, names) {
  if (!text) return [];
  const lines = text.split("\n");
  const nodes = [];
  let paragraph = [];
  const flush = () => {
    if (paragraph.some((line) => line.trim())) {
      nodes.push(el("p", {}, inline(paragraph.join("\n"), names)));
    }
    paragraph = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const [pattern, make] = LINES.find(([shape]) => shape.test(line)) ?? [];
    if (pattern) {
      flush();
      nodes.push(make(pattern.exec(line), names));
    } else if (line.startsWith(">>> ")) {
      flush();
      nodes.push(el("blockquote", {}, blocks([line.slice(4), ...lines.slice(at + 1)].join("\n"), names)));
      return nodes;
    } else if (line.startsWith("> ")) {
      flush();
      const quoted = run(lines, at, (one) => one.startsWith("> "));
      nodes.push(el("blockquote", {}, blocks(quoted.map((one) => one.slice(2)).join("\n"), names)));
      at += quoted.length - 1;
    } else if (LIST_ITEM.test(line)) {
      flush();
      const items = run(lines, at, (one) => LIST_ITEM.test(one));
      nodes.push(list(items.map((one) => LIST_ITEM.exec(one)), names));
      at += items.length - 1;
    } else {
      paragraph.push(line);
    }
  }
  flush();
  return nodes;
}

function run(lines, start, fits) {
  let end = start;
  while (end < lines.length && fits(lines[end])) end += 1;
  return lines.slice(start, end);
}

function list(items, names) {
  const [, indent, mark] = items[0];
  const ordered = mark.endsWith(".");
  const node = el(ordered ? "ol" : "ul", ordered ? { start: parseInt(mark, 10) } : {});
  for (let at = 0; at < items.length; ) {
    const item = el("li", {}, inline(items[at][3], names));
    at += 1;
    const inner = run(items, at, (one) => one[1].length > indent.length);
    if (inner.length) item.append(list(inner, names));
    at += inner.length;
    node.append(item);
  }
  return node;
}

const wrap = (tag) => (match, names) => el(tag, {}, inline(match[1], names));
const mention = (text) => el("span", { class: "mention" }, text);

const INLINE = [
  [/\\([^\p{L}\p{N}\s])/uy, (match) => match[1]],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (match) => el("code", {}, match[2].trim())],
  [/<@!?(\d+)>/y, (match, names) => mention(`@${names.person(match[1])}`)],
  [/<@&(\d+)>/y, (match) => mention(`@${match[1]}`)],
  [/<#(\d+)>/y, (match, names) => mention(`#${names.channel(match[1])}`)],
  [/<\/([^:<>]+):\d+>/y, (match) => mention(`/${match[1]}`)],
  [/<a?(:\w+:)\d+>/y, (match) => match[1]],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (match, names) =>
    timeElement(Number(match[1]), match[2], names.locale) ?? match[0]],
  [/\[((?:[^[\]]|\[[^[\]]*\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: +"[^"]*")?\)/y, (match, names) =>
    link(match[2], inline(match[1], names), names)],
  [/<(https?:\/\/[^\s>]+)>/y, (match, names) => link(match[1], match[1], names)],
  [/https?:\/\/[^\s<]*[^\s<.,:;"')\]*_~|]/y, (match, names) => link(match[0], match[0], names)],
  [/\*\*\*([\s\S]+?)\*\*\*(?!\*)/y, (match, names) => el("strong", {}, el("em", {}, inline(match[1], names)))],
  [/\*\*([\s\S]+?)\*\*(?!\*)/y, wrap("strong")],
  [/__([\s\S]+?)__(?!_)/y, wrap("u")],
  [/~~([\s\S]+?)~~/y, wrap("s")],
  [/\|\|([\s\S]+?)\|\|/y, (match, names) => spoiler(inline(match[1], names), names)],
  [/\*(?![\s*])((?:\*\*[\s\S]+?\*\*|[^*])+?)(?<![\s*])\*(?!\*)/y, wrap("em")],
  [/(?<![\p{L}\p{N}])_(?![\s_])([^_]+?)(?<!\s)_(?![\p{L}\p{N}_])/uy, wrap("em")],
  [/[^\\`<[*_~|h]+|[\s\S]/y, (match) => match[0]],
];

function inline(text, names) {
  const nodes = [];
  for (let at = 0; at < text.length; ) {
    for (const [pattern, make] of INLINE) {
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      if (!match) continue;
      nodes.push(make(match, names));
      at += match[0].length;
      break;
    }
  }
  return nodes;
}

/** Make a link; addresses of messages on this page lead there instead of away. */
export function link(address, content, names) {
  const href = webAddress(address);
  if (!href) return content;
  return el("a", {
    href,
    target: "_blank",
    rel: "noopener noreferrer",
    onclick: (event) => {
      if (names.jump(href)) event.preventDefault();
    },
  }, content);
}

function spoiler(content, names) {
  return el("button", {
    type: "button",
    class: "spoiler",
    "aria-label": names.words.spoiler,
    onclick: ({ currentTarget }) => {
      currentTarget.removeAttribute("aria-label");
      currentTarget.classList.add("shown");
    },
  }, el("span", {}, content));
}
