// Owns the line in which people write: plain text, or a command that is found, filled and sent.
// Text that belongs nowhere is never sent, never lost. `place` gives { known, commands, people,
// channels, words, name, say(text), run(command, options), choices(command, options, focused)
// -> Promise }; nothing can be written in a place that isn't known yet.

import { el, freshId } from "./dom.js";
import {
  fitting, fixedChoices, readValue, recognise, sortOut, startOfNamed, withoutOwnName, written,
} from "./commands.js";
import { Loose, lineInput, optionInput } from "./loose.js";
import { Suggestions } from "./suggestions.js";

const KEYSTROKES_MS = 120;
const MOST_SUGGESTIONS = 25;

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
      onfocusout: ({ relatedTarget }) => {
        if (!this.element.contains(relatedTarget)) this.suggestions.hide();
      },
    }, this.suggestions.element, this.hint, el("div", { class: "bar" }, this.line, this.sendButton));
    this.move(place);
  }

  /** Put the composer into another place, with what stood in the line there; whoever types goes on. */
  move(place, text = "") {
    const typing = this.line.contains(document.activeElement);
    this.place = place;
    this.sendButton.setAttribute("aria-label", place.words.send);
    this.sendButton.disabled = !place.known;
    this.start(text, typing);
  }

  /** What stands in the line, as one would type it. */
  get text() {
    return this.command ? written(this.command, this.fields, this.loose.input.value) : this.free.value;
  }

  start(text, focus = true) {
    this.command = null;
    this.fields = [];
    this.tell("");
    const placeholder = this.place.words.placeholder(this.place.name);
    this.free = lineInput({ class: "free", placeholder, "aria-label": placeholder }, () => this.typed());
    this.free.disabled = !this.place.known;
    this.free.value = text;
    this.suggestions.steerFrom(this.free);
    this.line.replaceChildren(this.free);
    this.suggestions.hide();
    if (focus) {
      this.free.focus();
      this.typed();
    }
  }

  typed() {
    const { commands, words } = this.place;
    const text = this.free.value;
    this.tell("");
    if (!text.startsWith("/")) {
      this.suggestions.hide();
      return;
    }
    const known = recognise(commands, text.slice(1));
    const fits = fitting(commands, text.slice(1).trim());
    const longer = fits.some(({ name }) => known && name.startsWith(`${known.command.name} `));
    if (known && !longer) {
      this.choose(known.command, known.after);
      return;
    }
    const items = fits.map((command) => ({
      label: `/${command.shown}`,
      detail: command.description,
      command,
    }));
    this.suggestions.show(this.free, items, items.length ? "" : words.noCommand);
  }

  choose(command, after = "") {
    const { words } = this.place;
    const { values, rest } = sortOut(command.options, after, this.place);
    this.command = command;
    this.suggestions.hide();
    const chip = el("span", { class: "chip" }, `/${command.shown}`, el("button", {
      type: "button",
      "aria-label": words.cancelCommand,
      onclick: () => this.start("/"),
    }, "×"));
    this.extra = el("span", { class: "extra" });
    this.loose = new Loose(this, rest);
    this.line.replaceChildren(chip, this.extra, this.loose.input);
    this.fields = [];
    const wanted = (option) => option.required || values.has(option.name);
    for (const option of command.options.filter(wanted)) this.addField(option, values.get(option.name));
    this.offerOptional();
    this.tell(command.description);
    const empty = this.fields.find(({ input }) => !input.value);
    const last = rest ? this.loose : this.fields.at(-1) ?? this.loose;
    (empty ?? last).input.focus();
    if (rest) this.loose.typed();
  }

  get unset() {
    return this.command.options.filter((option) => !this.fields.some((field) => field.option === option));
  }

  offerOptional() {
    const { words } = this.place;
    this.extra.replaceChildren(...this.unset.map((option) => el("button", {
      type: "button",
      class: "add",
      "aria-label": words.addOption(option.shown),
      title: option.description,
      onclick: () => this.addField(option).input.focus(),
    }, `+ ${option.shown}`)));
  }

  addField(option, text = "") {
    const input = optionInput(option, this.hint.id, this.place.words, () => this.entered(field));
    const field = { option, input, choice: null, ticket: 0 };
    input.value = text;
    this.suggestions.steerFrom(input);
    field.element = el("label", { class: "field" }, el("span", {}, option.shown), input);
    this.extra.before(field.element);
    this.fields.push(field);
    this.offerOptional();
    return field;
  }

  removeField(field) {
    field.element.remove();
    this.fields.splice(this.fields.indexOf(field), 1);
    this.offerOptional();
  }

  /** Show what fits a field as it stands. */
  entered(field) {
    const { option, input } = field;
    input.value = withoutOwnName(option, input.value);
    const at = startOfNamed(this.unset, input.value);
    if (at > 0) {
      this.loose.take(input.value.slice(at));
      input.value = input.value.slice(0, at).trim();
      return;
    }
    input.removeAttribute("aria-invalid");
    this.tell(option.description);
    field.ticket += 1;
    if (field.choice?.name === input.value) {
      this.suggestions.hide();
      return;
    }
    const fixed = fixedChoices(option, this.place);
    if (fixed) {
      const text = input.value.trim().toLowerCase();
      this.offer(field, fixed.filter(({ name }) => name.toLowerCase().includes(text)));
    } else if (option.autocomplete) {
      this.ask(field, field.ticket);
    } else {
      this.suggestions.hide();
    }
  }

  // Only the answer to the last keystroke counts; until it is there, the old list stays.
  ask(field, ticket) {
    const { words } = this.place;
    const current = () => ticket === field.ticket && document.activeElement === field.input;
    if (!this.suggestions.open) this.suggestions.show(field.input, [], words.loading);
    this.suggestions.outdated = true;
    setTimeout(async () => {
      if (!current()) return;
      try {
        const choices = await this.place.choices(this.command, this.optionsWhile(field), field.option.name);
        if (current()) this.offer(field, choices);
      } catch {
        if (current()) this.suggestions.show(field.input, [], words.choicesFailed);
      }
    }, KEYSTROKES_MS);
  }

  offer(field, choices) {
    const items = choices.slice(0, MOST_SUGGESTIONS).map((choice) => ({ label: choice.name, field, choice }));
    this.suggestions.show(field.input, items, items.length ? "" : this.place.words.nothingFits);
  }

  picked({ command, option, field: known, choice }) {
    if (command) {
      this.choose(command);
      return;
    }
    if (option) this.loose.input.value = "";
    const field = known ?? this.addField(option);
    if (!choice) {
      field.input.focus();
      return;
    }
    field.choice = choice;
    field.input.value = choice.name;
    this.suggestions.hide();
    const next = this.fields.find((one) => one.option.required && !one.input.value);
    (next?.input ?? field.input).focus();
  }

  keydown(event) {
    const { key, target, shiftKey, isComposing } = event;
    if (isComposing || (key === "Tab" && shiftKey)) return;
    if (target.tagName === "INPUT" && this.suggestions.key(key)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const field = this.fields.find(({ input }) => input === target);
    if (key === "Escape" && this.command) {
      event.preventDefault();
      this.start("");
    } else if (key === "Backspace" && !target.value && (field || target === this.loose?.input)) {
      event.preventDefault();
      if (field) this.stepBack(field);
      else if (this.fields.length) this.fields.at(-1).input.focus();
      else this.start(`/${this.command.shown}`);
    }
  }

  stepBack(field) {
    const before = this.fields[this.fields.indexOf(field) - 1];
    if (!field.option.required) this.removeField(field);
    if (before) before.input.focus();
    else if (field.option.required) this.start(`/${this.command.shown}`);
    else this.choose(this.command);
  }

  tell(text, problem = false) {
    this.hint.textContent = text;
    this.hint.hidden = !text;
    this.hint.classList.toggle("problem", problem);
  }

  // While one field is being typed, the others count only as far as they are right.
  optionsWhile(focused) {
    const given = this.fields.map((field) => {
      const { value } = readValue(field.option, field.input.value, field.choice, this.place);
      return [field.option.name, field === focused ? field.input.value : value];
    });
    return Object.fromEntries(given.filter(([, value]) => value !== undefined));
  }

  submit() {
    if (!this.command) {
      this.say(this.free.value.trim());
      return;
    }
    if (!this.loose.settle()) {
      this.loose.input.focus();
      return;
    }
    const options = {};
    for (const field of this.fields) {
      const { value, problem } = readValue(field.option, field.input.value, field.choice, this.place);
      if (problem) {
        field.input.focus();
        field.input.setAttribute("aria-invalid", "true");
        this.tell(`${field.option.shown}: ${problem}`, true);
        return;
      }
      if (value !== undefined) options[field.option.name] = value;
    }
    const { command } = this;
    this.start("");
    this.place.run(command, options);
  }

  say(text) {
    if (text.startsWith("/")) {
      this.tell(this.place.words.noCommand, true);
    } else if (text) {
      this.start("");
      this.place.say(text);
    }
  }
}
