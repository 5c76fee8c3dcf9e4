import { type FoldedText, foldText } from '../fold-characters.ts';
import { rolesOf } from './vocabulary.ts';

export const WORD = 1;
export const DIGITS = 2;
/** Letters and digits in one: "o77oo", "07seven00", "br1an". */
export const MIXED = 3;
export const SIGN = 4;

/** What stands before a token. */
export const TIGHT = 0;
export const SPACE = 1;
export const WIDE = 2;
export const LINE = 3;

export interface Token {
  readonly kind: number;
  /** As it was folded. */
  readonly text: string;
  /** The word that is meant, where digits and signs stand for letters: "d0t" is "dot". */
  readonly word: string;
  readonly roles: number;
  readonly gap: number;
  /** In the folded text. */
  readonly start: number;
  readonly end: number;
}

export interface TokenList {
  readonly tokens: readonly Token[];
  readonly folded: FoldedText;
}

const lettersMeant: ReadonlyMap<string, string> = new Map(
  Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }),
);

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code > 127 && code !== 163 && code !== 8_211);
const isBlank = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);
const APOSTROPHE = 39;

/** Reads a text in one pass, and words that were spelled with a blank after each letter in a second. */
export function readTokens(text: string): TokenList {
  const folded = foldText(text);
  const { plain } = folded;
  const tokens: Token[] = [];
  let gap = LINE;
  for (let at = 0; at < plain.length; ) {
    const code = plain.charCodeAt(at);
    if (isBlank(code)) {
      gap = Math.max(gap, code === 10 || code === 13 ? LINE : gap === TIGHT ? SPACE : WIDE);
      at++;
      continue;
    }
    const start = at;
    let letters = 0;
    let digits = 0;
    for (; at < plain.length; at++) {
      const next = plain.charCodeAt(at);
      if (isDigit(next)) digits++;
      else if (isLetter(next)) letters++;
      // "don't" is one word.
      else if (next !== APOSTROPHE || letters === 0 || !isLetter(plain.charCodeAt(at + 1))) break;
    }
    if (at === start) at++;
    const kind = letters > 0 ? (digits > 0 ? MIXED : WORD) : digits > 0 ? DIGITS : SIGN;
    tokens.push(tokenOf(kind, plain.slice(start, at), gap, start));
    gap = TIGHT;
  }
  return { tokens: joinSpelled(tokens), folded };
}

function tokenOf(kind: number, text: string, gap: number, start: number, end = start + text.length): Token {
  const word =
    kind === WORD ? (text.includes("'") ? text.replaceAll("'", '') : text) : kind === MIXED ? meantBy(text) : text;
  return { kind, text, word, roles: kind === WORD || kind === MIXED ? rolesOf(word) : 0, gap, start, end };
}

const meantBy = (text: string): string => {
  let word = '';
  for (const character of text) word += lettersMeant.get(character) ?? character;
  return word;
};

const isSingle = ({ kind, text }: Token): boolean => kind === WORD && text.length === 1;

/** "b r i a n" becomes one word, as long as one blank stands between its letters. */
function joinSpelled(tokens: Token[]): Token[] {
  if (
    !tokens.some((token, at) => isSingle(token) && token.gap === SPACE && at > 0 && isSingle(tokens[at - 1] as Token))
  )
    return tokens;
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at] as Token;
    let end = at + 1;
    if (isSingle(first)) while (end < tokens.length && isSpelledOn(tokens[end] as Token)) end++;
    if (end - at < SHORTEST_SPELLED) joined.push(...tokens.slice(at, end));
    else {
      const letters = tokens.slice(at, end);
      joined.push(
        tokenOf(
          WORD,
          letters.map(({ text }) => text).join(''),
          first.gap,
          first.start,
          letters.at(-1)?.end ?? first.end,
        ),
      );
    }
    at = end;
  }
  return joined;
}

const SHORTEST_SPELLED = 3;
const isSpelledOn = (token: Token): boolean => token.gap === SPACE && isSingle(token);

/** Where a part of the folded text stands in the original. */
export function placeIn(text: string, { offsets }: FoldedText, start: number, end: number) {
  if (!offsets) return { start, end };
  const last = offsets[end - 1] ?? 0;
  return { start: offsets[start] ?? 0, end: last + ((text.codePointAt(last) ?? 0) > 0xffff ? 2 : 1) };
}
