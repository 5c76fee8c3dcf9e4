/*
 * What `/[. ]+$/` and its kind do, in linear time. An expression for the end of a text begins anew at each character
 * of every run that does not reach the end.
 */

/** Without any of the characters at the end. */
export function trimEndOf(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

/** Without any of the characters at either end. */
export function trimOf(text: string, characters: string): string {
  const trimmed = trimEndOf(text, characters);
  let start = 0;
  while (start < trimmed.length && characters.includes(trimmed[start]!)) start += 1;
  return trimmed.slice(start);
}

/** Where the last word begins: behind the last blank, or at the start of a text without one. */
export function lastWordStart(text: string): number {
  let start = text.length;
  while (start > 0 && text[start - 1]!.trim() !== '') start -= 1;
  return start;
}
