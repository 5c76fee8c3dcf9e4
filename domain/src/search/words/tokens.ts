/** A word, a number or a sign of a sentence. Numbers and the letters behind them are apart: "2bed" is "2" and "bed". */
export interface Token {
  readonly kind: 'word' | 'number' | 'sign' | 'break';
  /** Of a word in lower case, without accents and apostrophes. */
  readonly text: string;
  /** Where it stands in the sentence. */
  readonly from: number;
  readonly to: number;
  /** Whether a blank is in front of it. */
  readonly isApart: boolean;
  readonly isCapital: boolean;
}

const TOKENS =
  /(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)|(\p{L}[\p{L}\p{M}\p{Nd}'’ʼ]*)|([£+\-–—/&<>~])|([.,;:!?()\n\r"“”|•])/gu;
const DASH = /[–—]/;

const plainWord = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ]/gu, '')
    .toLowerCase();

function kindOf([, number, word, sign]: RegExpMatchArray): Token['kind'] {
  if (number !== undefined) return 'number';
  if (word !== undefined) return 'word';
  return sign === undefined ? 'break' : 'sign';
}

function textOf(kind: Token['kind'], written: string): string {
  if (kind === 'number') return written.replaceAll(',', '');
  if (kind === 'word') return plainWord(written);
  return DASH.test(written) ? '-' : written;
}

function* rawTokens(sentence: string): Generator<Token> {
  let end = 0;
  for (const match of sentence.matchAll(TOKENS)) {
    const [written] = match;
    const kind = kindOf(match);
    const from = match.index;
    const to = from + written.length;
    const isApart = from > end || from === 0;
    yield { kind, text: textOf(kind, written), from, to, isApart, isCapital: /^\p{Lu}/u.test(written) };
    end = to;
  }
}

const periods: ReadonlySet<string> = new Set(['m', 'w', 'cm', 'a', 'wk', 'month', 'week']);

/** What a sign means between its neighbours: the same token, another one, or nothing. */
function tokenOfSign(sign: Token, before: Token | undefined, after: Token | undefined): Token | null {
  const asWord = (text: string): Token => ({ ...sign, kind: 'word', text });
  const isAmount = after?.kind === 'number' || after?.text === '£';
  if (sign.text === '&') return asWord('and');
  if (sign.text === '-') {
    if (isAmount && before !== undefined && before.kind !== 'break') return sign;
    return sign.isApart ? { ...sign, kind: 'break' } : null;
  }
  if (sign.text === '/') {
    if (before?.kind === 'number' && after?.kind === 'number') return sign;
    if (before?.text === 'w' || before?.text === 'p') return null;
    if (after?.kind === 'word' && periods.has(after.text)) return asWord('per');
    return asWord('or');
  }
  return sign;
}

/** "p/w", "pet-friendly", "house/flat" and "w/ garden" are words like others. */
export function tokensOf(sentence: string): readonly Token[] {
  const raw = [...rawTokens(sentence)];
  return raw.flatMap((token, at): Token[] => {
    const before = raw[at - 1];
    const after = raw[at + 1];
    if (token.kind === 'sign') return [tokenOfSign(token, before, after) ?? []].flat();
    if (token.text === 'w' && after?.text === '/') return [{ ...token, text: 'with' }];
    if (token.text === 'p' && after?.text === '/') return [{ ...token, text: 'per' }];
    // The full stop of "St. Albans" and "approx. 900".
    if (token.text === '.' && before?.kind === 'word' && before.text.length <= 6 && after !== undefined) return [];
    return [token];
  });
}
