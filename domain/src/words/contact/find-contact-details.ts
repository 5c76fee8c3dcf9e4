import { findAtHandle, findNamed, findNetworkHandle } from './handles.ts';
import { type FoundNumber, findNumbers, findSpreadNumbers, type NumberedText } from './phone-numbers.ts';
import { readDigitGroups } from './read-digits.ts';
import { placeIn, readTokens, SIGN, type Token, type TokenList } from './tokens.ts';
import { AT, DOT, LINK_PART, LOOSE_NETWORK, NETWORK, NETWORK_PART, PROVIDER, UNDERSCORE } from './vocabulary.ts';
import { type FoundTokens, findEmail, findLink, findProvider } from './web-addresses.ts';

export type ContactKind = 'phone' | FoundTokens['kind'];

/** Words that say how to reach somebody, in one of the texts. */
export interface ContactPlace {
  readonly text: number;
  readonly start: number;
  readonly end: number;
}

/** One number, address or user name; a number may be spread over several texts. */
export interface ContactDetail {
  readonly kind: ContactKind;
  readonly places: readonly ContactPlace[];
}

/** Contact details in the texts that others read of one home or person, in the order in which they stand. */
export function contactIn(texts: readonly string[]): readonly ContactDetail[] {
  const lists = texts.map(readTokens);
  const numbered = lists.map(({ tokens }) => ({ tokens, groups: readDigitGroups(tokens) }));
  const numbers = numbered.flatMap((text, at) => findNumbers(at, text));
  const place = ({ text, from, to }: FoundNumber[number]): ContactPlace => placeOf(texts, lists, { text, from, to });
  const phones = [...numbers, ...spreadNumbers(numbered, numbers)].map(
    (number): ContactDetail => ({ kind: 'phone', places: number.map(place) }),
  );
  const written = lists.flatMap(({ tokens }, text) =>
    findWritten(tokens).map(({ kind, from, to }): ContactDetail => ({ kind, places: [place({ text, from, to })] })),
  );
  return [...phones, ...written].sort((one, two) => order(one) - order(two));
}

const order = ({ places: [first] }: ContactDetail): number => (first ? first.text * 1e6 + first.start : 0);

/** Of the groups that are not part of a number that was found already. */
function spreadNumbers(texts: readonly NumberedText[], numbers: readonly FoundNumber[]): readonly FoundNumber[] {
  const taken = new Set(numbers.flat().map(({ text, from }) => `${text} ${from}`));
  if (!texts.some(({ groups }) => groups.length > 0)) return [];
  return findSpreadNumbers(
    texts.map(({ tokens, groups }, text) => ({
      tokens,
      groups: groups.filter(({ from }) => !taken.has(`${text} ${from}`)),
    })),
  );
}

function placeOf(
  texts: readonly string[],
  lists: readonly TokenList[],
  { text, from, to }: FoundNumber[number],
): ContactPlace {
  const { tokens, folded } = lists[text] as TokenList;
  const place = placeIn(texts[text] ?? '', folded, tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
  return { text, ...place };
}

const SPEAKING = AT | PROVIDER | NETWORK | LOOSE_NETWORK | NETWORK_PART | UNDERSCORE | LINK_PART;

/** Most words of a text are no part of an address, and need not be shown to the readers one by one. */
const isPlainWord = (token: Token, next: Token | undefined): boolean =>
  token.kind !== SIGN &&
  (token.roles & SPEAKING) === 0 &&
  (next === undefined || (next.kind !== SIGN && (next.roles & (DOT | LINK_PART)) === 0));

const finders = [findLink, findEmail, findProvider, findAtHandle, findNetworkHandle, findNamed];

/** Everything but phone numbers, each once and from left to right. */
function findWritten(tokens: readonly Token[]): readonly FoundTokens[] {
  const found: FoundTokens[] = [];
  for (let at = 0; at < tokens.length; ) {
    let next = at + 1;
    if (isPlainWord(tokens[at] as Token, tokens[next])) {
      at = next;
      continue;
    }
    for (const find of finders) {
      const hit = find(tokens, at);
      if (!hit) continue;
      const before = found.at(-1);
      if (before && hit.from < before.to) found[found.length - 1] = { ...before, to: Math.max(hit.to, before.to) };
      else found.push(hit);
      next = Math.max(next, hit.to);
      break;
    }
    at = next;
  }
  return found;
}
