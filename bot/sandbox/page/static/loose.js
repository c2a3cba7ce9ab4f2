// Owns the plain inputs of the line, and the text that belongs to no option yet: what it may become.
// It is never sent, never lost. `owner` gives { command, fields, place, hint, suggestions, tell }.

import { fixedChoices, isNamed, sortOut, startOfNamed } from "./commands.js";
import { el } from "./dom.js";

const LONGEST_LINE = 2000;

/** Make an input of the line; `ontyped` hears what is typed and of presses. */
export function lineInput(attributes, ontyped) {
  return el("input", {
    enterkeyhint: "send",
    autocapitalize: "none",
    spellcheck: "false",
    maxlength: LONGEST_LINE,
    oninput: ontyped,
    onclick: ontyped,
    ...attributes,
  });
}

/** The end of a command's line. */
export class Loose {
  constructor(owner, text) {
    this.owner = owner;
    const label = owner.place.words.moreOptions;
    this.input = lineInput({ class: "loose", "aria-label": label, "aria-describedby": owner.hint.id }, () => this.typed());
    this.input.value = text;
    owner.suggestions.steerFrom(this.input);
  }

  /** Show what the text may become; what names an option becomes one at once. */
  typed() {
    const { fields: { unset }, command, place, suggestions } = this.owner;
    const text = this.input.value;
    if (startOfNamed(unset, text) >= 0) {
      this.settle();
      return;
    }
    const typed = text.trim().toLowerCase();
    const items = typed ? unset.flatMap((option) => this.offers(option, typed)) : [];
    if (items.length && document.activeElement === this.input) suggestions.show(this.input, items);
    else suggestions.hide();
    if (typed && !items.length && sortOut(unset, text, place).rest) this.complain();
    else this.owner.tell(command.description);
  }

  /** Take text that names an option. */
  take(text) {
    this.input.value = `${this.input.value} ${text}`.trim();
    this.settle();
  }

  offers(option, typed) {
    const choices = (fixedChoices(option, this.owner.place) ?? [])
      .filter((choice) => choice.name.toLowerCase().includes(typed) || isNamed(choice, typed))
      .map((choice) => ({ label: `${option.shown}: ${choice.name}`, option, choice }));
    const named = [option.name, option.shown].some((name) => name.toLowerCase().startsWith(typed));
    return named ? [{ label: option.shown, detail: option.description, option }, ...choices] : choices;
  }

  /** Turn the text into options as far as it goes; say whether nothing is left of it. */
  settle() {
    const { fields: { unset }, place } = this.owner;
    const { values, rest } = sortOut(unset, this.input.value, place);
    this.input.value = rest;
    for (const option of unset.filter(({ name }) => values.has(name))) {
      this.owner.fields.add(option, values.get(option.name)).input.focus();
    }
    if (rest) this.complain();
    return !rest;
  }

  complain() {
    const { place, command } = this.owner;
    this.owner.tell(place.words.noOption(this.input.value.trim(), command), true);
  }
}
