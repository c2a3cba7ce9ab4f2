// Owns what an emoji object looks like as text; pictures of custom emoji are not shown.

/** Return an emoji as text: itself, or its name between colons. */
export function emojiText(emoji) {
  return emoji.id ? `:${emoji.name}:` : emoji.name ?? "";
}
