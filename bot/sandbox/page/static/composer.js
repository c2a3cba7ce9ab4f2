// Owns the line in which people write: plain text, or a command that is found, filled and sent.
// Text that belongs nowhere is never sent, never lost. `place` gives { id, known, commands, people,
// channels, words, name, closed(), say(text), run(command, options, text), choices(command, options,
// focused) -> Promise }; nothing can be written in a place that isn't known yet, and nothing is
// sent while `closed` says why not.

import { fitting, recognise, sortOut, written } from "./commands.js";
import { el, freshId } from "./dom.js";
import { draftOf, plainText, putCaret, resumed } from "./drafts.js";
import { Fields } from "./fields.js";
import { Loose, lineInput } from "./loose.js";
import { Suggestions } from "./suggestions.js";

/** One composer to a pane; `place` may be replaced when the channel or language changes. */
export class Composer {
  constructor(place) {
    this.suggestions = new Suggestions((item) => this.picked(item));
    this.hint = el("p", { class: "hint", id: freshId("hint"), role: "status", hidden: true });
    this.line = el("div", { class: "line" });
    this.sendButton = el("button", { type: "submit", class: "send" }, "➤");
    this.element = el("form", {
      class: "composer",
      onsubmit: (event) => {
        event.preventDefault();
        this.submit();
      },
      onkeydown: (event) => this.keydown(event),
      oncompositionstart: () => {
        this.composing = true;
      },
      oncompositionend: () => setTimeout(() => this.composed()),
      onfocusout: ({ relatedTarget }) => {
        if (!this.element.contains(relatedTarget)) this.suggestions.hide();
      },
    }, this.suggestions.element, this.hint, el("div", { class: "bar" }, this.line, this.sendButton));
    this.move(place);
  }

  /** Put the composer into another place, with the draft kept there; whoever types goes on. */
  move(place, draft = { text: "" }) {
    this.movingTo = null;
    if (this.composing && place.id === this.place.id) {
      this.movingTo = place;
      return;
    }
    this.composing = false;
    const typing = this.line.contains(document.activeElement);
    this.place = place;
    this.sendButton.setAttribute("aria-label", place.words.send);
    this.sendButton.disabled = !place.known;
    const { command, entries, rest } = resumed(draft, place) ?? {};
    if (!command) {
      this.start(plainText(draft, place), typing, draft.caret);
      if (draft.command) this.unmet = draft;
      return;
    }
    const missing = command.options.filter(({ name, required }) => required && entries.every(({ option }) => option.name !== name));
    this.lay(command, [...missing.map((option) => ({ option })), ...entries], rest);
    if (typing) this.goOn(draft.caret);
  }

  // Half a character is in nobody's line but this one: only then is a line replaced.
  composed() {
    this.composing = false;
    if (this.movingTo) this.move(this.movingTo, this.draft);
  }

  /** What stands in the line, as one would type it. */
  get text() {
    return this.command ? written(this.command, this.fields.list, this.loose.input.value) : this.free.value;
  }

  /** What stands in the line, as `move` takes it back. */
  get draft() {
    return draftOf(this);
  }

  start(text, focus = true, caret = null) {
    this.command = null;
    this.unmet = null;
    this.tell("");
    const placeholder = this.place.words.placeholder(this.place.name);
    this.free = lineInput({ class: "free", placeholder, "aria-label": placeholder }, () => this.typed());
    this.free.disabled = !this.place.known;
    this.free.value = text;
    this.suggestions.steerFrom(this.free);
    this.line.replaceChildren(this.free);
    this.suggestions.hide();
    if (!focus) {
      this.recognise(false);
      return;
    }
    putCaret(caret, [this.free], this.free);
    this.typed();
  }

  typed() {
    const { commands, words } = this.place;
    const text = this.free.value;
    this.tell("");
    if (!text.startsWith("/")) {
      this.suggestions.hide();
      return;
    }
    if (this.recognise()) return;
    const items = fitting(commands, text.slice(1).trim()).map((command) => ({
      label: `/${command.shown}`,
      detail: command.description,
      command,
    }));
    this.suggestions.show(this.free, items, items.length ? "" : words.noCommand);
  }

  // A command is known as soon as what was typed can't become a longer one.
  recognise(focus = true) {
    const { commands } = this.place;
    const text = this.free.value;
    const known = text.startsWith("/") && recognise(commands, text.slice(1));
    if (!known) return false;
    const longer = ({ name }) => name.startsWith(`${known.command.name} `);
    if (fitting(commands, text.slice(1).trim()).some(longer)) return false;
    this.choose(known.command, known.after, focus);
    return true;
  }

  choose(command, after = "", focus = true) {
    const { values, rest } = sortOut(command.options, after, this.place);
    const wanted = command.options.filter((option) => option.required || values.has(option.name));
    this.lay(command, wanted.map((option) => ({ option, text: values.get(option.name) })), rest);
    if (focus) this.goOn();
  }

  // Entries are { option, text, choice }.
  lay(command, entries, rest) {
    this.command = command;
    this.suggestions.hide();
    const chip = el("span", { class: "chip" }, `/${command.shown}`, el("button", {
      type: "button",
      "aria-label": this.place.words.cancelCommand,
      onclick: () => this.start("/"),
    }, "×"));
    this.fields = new Fields(this);
    this.loose = new Loose(this, rest);
    this.line.replaceChildren(chip, this.fields.extra, this.loose.input);
    for (const { option, text, choice } of entries) this.fields.add(option, text, choice);
    this.fields.offerOptional();
    this.tell(command.description);
  }

  // Where the caret was, else where something is wanted next.
  goOn(caret = null) {
    const { fields, loose } = this;
    const last = loose.input.value.trim() ? loose : fields.list.at(-1) ?? loose;
    putCaret(caret, [...fields.list.map(({ input }) => input), loose.input], (fields.empty ?? last).input);
    if (loose.input.value.trim()) loose.typed();
  }

  picked({ command, option, field: known, choice }) {
    if (command) {
      this.choose(command);
      return;
    }
    if (option) this.loose.input.value = "";
    const field = known ?? this.fields.add(option);
    if (choice) this.fields.pick(field, choice);
    else field.input.focus();
  }

  keydown(event) {
    const { key, target, shiftKey, isComposing } = event;
    if (isComposing || (key === "Tab" && shiftKey)) return;
    if (target.tagName === "INPUT" && this.suggestions.key(key)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const { list } = this.command ? this.fields : { list: [] };
    const field = list.find(({ input }) => input === target);
    if (key === "Escape" && this.command) {
      event.preventDefault();
      this.start("");
    } else if (key === "Backspace" && !target.value && (field || target === this.loose?.input)) {
      event.preventDefault();
      if (field) this.stepBack(field);
      else if (list.length) list.at(-1).input.focus();
      else this.start(`/${this.command.shown}`);
    }
  }

  stepBack(field) {
    const { list } = this.fields;
    const before = list[list.indexOf(field) - 1];
    if (!field.option.required) this.fields.remove(field);
    if (before) before.input.focus();
    else if (field.option.required) this.start(`/${this.command.shown}`);
    else this.choose(this.command);
  }

  tell(text, problem = false) {
    this.hint.textContent = text;
    this.hint.hidden = !text;
    this.hint.classList.toggle("problem", problem);
  }

  submit() {
    if (!this.command && !this.free.value.trim()) return;
    const closed = this.place.closed();
    if (closed) {
      this.tell(closed, true);
      return;
    }
    if (!this.command && !this.named()) {
      this.say(this.free.value.trim());
      return;
    }
    if (!this.loose.settle()) {
      this.loose.input.focus();
      return;
    }
    const options = this.fields.values();
    if (!options) return;
    const { command, text } = this;
    this.start("");
    this.place.run(command, options, text.trim());
  }

  // Who sends a command has written all of its name.
  named() {
    const text = this.free.value.trim();
    const known = text.startsWith("/") && recognise(this.place.commands, `${text.slice(1)} `);
    if (known) this.choose(known.command, known.after.trim());
    return Boolean(known);
  }

  say(text) {
    if (text.startsWith("/")) {
      this.tell(this.place.words.noCommand, true);
    } else {
      this.start("");
      this.place.say(text);
    }
  }
}
