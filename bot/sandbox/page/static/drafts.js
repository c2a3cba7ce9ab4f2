// Owns what stands unsent in a line as data, so that it outlives a look elsewhere, another
// language and a new connection. A command and its options are known by their own names, a choice
// by its value. A draft is { text, caret } and, with a command, { command, fields, rest }.

import { fixedChoices, isNamed } from "./commands.js";

/** Return what stands in a composer's line. */
export function draftOf(composer) {
  const { command, fields, loose, free, place, unmet } = composer;
  if (command) {
    return {
      text: composer.text,
      command: command.name,
      fields: fields.list.map((field) => kept(field, place)),
      rest: loose.input.value,
      caret: caretIn([...fields.list.map(({ input }) => input), loose.input]),
    };
  }
  // Its command is away, with the bot perhaps; it comes back as it was if nothing was typed since.
  if (unmet && unmet.text === free.value) return unmet;
  const whole = place.commands.find(({ shown }) => free.value === `/${shown}`);
  return { text: free.value, whole: whole?.name, caret: caretIn([free]) };
}

/** Return the command a draft is of, where it is there, with { entries, rest } for its line. */
export function resumed(draft, place) {
  const command = place.commands.find(({ name }) => name === draft.command);
  if (!command) return null;
  const known = (entry) => command.options.find(({ name }) => name === entry.name);
  const entries = draft.fields.filter(known).map((entry) => inWords(entry, known(entry), place));
  const homeless = draft.fields.filter((entry) => !known(entry) && entry.text);
  const rest = [draft.rest, ...homeless.map(({ shown, text }) => `${shown}:${text}`)];
  return { command, entries, rest: rest.filter((part) => part).join(" ") };
}

/** Return the text of a draft without its command; a command's whole name is put in this language. */
export function plainText(draft, place) {
  const whole = draft.whole && place.commands.find(({ name }) => name === draft.whole);
  return whole ? `/${whole.shown}` : draft.text;
}

/** Put the caret where it was among inputs, or at the end of the one given. */
export function putCaret(caret, inputs, otherwise) {
  const input = caret && inputs.find(({ dataset }) => dataset.option === caret.option);
  (input ?? otherwise).focus();
  input?.setSelectionRange(caret.start, caret.end);
}

function caretIn(inputs) {
  const input = inputs.find((one) => one === document.activeElement);
  return input && { option: input.dataset.option, start: input.selectionStart, end: input.selectionEnd };
}

// A choice that was typed counts as picked: in another language it is called something else.
function kept({ option, input, choice }, place) {
  const text = input.value;
  const picked = choice?.name === text ? choice : fixedChoices(option, place)?.find((one) => isNamed(one, text));
  return { name: option.name, shown: option.shown, text, choice: picked ?? null };
}

function inWords({ text, choice }, option, place) {
  const fixed = fixedChoices(option, place);
  if (!choice || !fixed) return { option, text, choice };
  const same = fixed.find(({ value }) => value === choice.value);
  return { option, text: same?.name ?? text, choice: same ?? null };
}
