export interface Mentionable {
  readonly id: string;
  readonly name: string;
}

interface Mentions<P> {
  readonly people: readonly P[];
  /** What follows an "@" and is nobody's name: somebody who has left, or a slip. */
  readonly unknown: readonly string[];
}

const isInWord = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** An "@" within a word belongs to an email address. */
const isSign = (text: string, at: number): boolean => text[at] === '@' && !isInWord(text[at - 1]);

const lower = (text: string): string => text.toLocaleLowerCase('en-GB');

/** Who a note names after an "@", each once. */
export function mentionsIn<P extends Mentionable>(text: string, members: readonly P[]): Mentions<P> {
  // So that "@Ann Lee" isn't read as a mention of Ann.
  const longestFirst = members.toSorted((one, other) => other.name.length - one.name.length);
  const people = new Set<P>();
  const unknown = new Set<string>();
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    if (!isSign(text, at)) continue;
    const rest = text.slice(at + 1);
    const person = longestFirst.find(
      ({ name }) => lower(rest.slice(0, name.length)) === lower(name) && !isInWord(rest[name.length]),
    );
    if (person) people.add(person);
    else if (isInWord(rest[0])) unknown.add(`@${rest.split(/\s/u, 1)[0]}`);
  }
  return { people: [...people], unknown: [...unknown] };
}

const LONGEST_TYPED = 60;

export interface TypedMention<P> {
  /** Where the "@" is. */
  readonly from: number;
  readonly suggestions: readonly P[];
}

/** The mention that is being typed before the cursor, and who it may become; null where none is. */
export function typedMention<P extends Mentionable>(
  text: string,
  cursor: number,
  members: readonly P[],
): TypedMention<P> | null {
  const from = text.lastIndexOf('@', cursor - 1);
  if (cursor === 0 || from === -1 || cursor - from > LONGEST_TYPED || !isSign(text, from)) return null;
  const typed = lower(text.slice(from + 1, cursor));
  const suggestions = members.filter(({ name }) => {
    const words = lower(name).split(' ');
    return words.some((_, first) => words.slice(first).join(' ').startsWith(typed)) && lower(name) !== typed;
  });
  return suggestions.length > 0 ? { from, suggestions } : null;
}
