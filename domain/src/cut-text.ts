/** The beginning of a text, never with half a character at its end: databases and JSON readers refuse one. */
export function cutText(text: string, most: number): string {
  const cutsPair = /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(most - 1, most + 1));
  return text.slice(0, cutsPair ? most - 1 : most);
}

/** A text of a stranger as it can be stored and answered: PostgreSQL has neither a NUL nor half a character. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '\ufffd');
