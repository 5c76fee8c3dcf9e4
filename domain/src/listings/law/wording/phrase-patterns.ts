import { ADVERB, BANNED, DENIED, DENIED_VERB, FEE_LIST, NO, NOT, WILL } from './grammar-words.ts';
import { isOfThePast } from './past.ts';
import { breakAt, COLON, COMMA, DASH, QUESTION, STOP, type WordList, wordAt } from './read-words.ts';
import { isToldOfOthers } from './told-of-others.ts';
import { type Element, learn, learnWords, numberWords, type PhrasePattern } from './vocabulary.ts';

export interface PhraseTable {
  readonly patterns: readonly string[];
  /** Words in whose company the phrase means something lawful. */
  readonly unlessNear: string;
}

export interface PhraseMatch {
  readonly phrase: string;
  readonly from: number;
  readonly to: number;
}

const numberElement = /^#(?:(\d+)-(\d+))?$/;

function parseElement(source: string): Element {
  const range = numberElement.exec(source);
  if (range) return { kind: 'number', min: Number(range[1] ?? 0), max: Number(range[2] ?? Number.MAX_VALUE) };
  if (source.startsWith('£')) return { kind: 'money', most: Number(source.slice(1) || Number.MAX_VALUE) };
  if (source === '.') return { kind: 'end', of: 'clause' };
  if (source === '..') return { kind: 'end', of: 'sentence' };
  if (source.startsWith('~'))
    return { kind: 'gap', most: Number.parseInt(source.slice(1), 10), crossesCommas: source.endsWith(',') };
  const optional = source.endsWith('?');
  const all = (optional ? source.slice(0, -1) : source).split('|');
  const alternatives = all.filter((words) => words !== '.').map((words) => words.split('_'));
  for (const word of alternatives.flat()) learn(word);
  const byFirst = Map.groupBy(alternatives, ([first = '']) => first);
  return { kind: 'words', byFirst, optional, orEnd: all.includes('.') };
}

/**
 * Learns the patterns of a phrase. A pattern is a row of words: `a|b` are alternatives, `in_advance` is two words,
 * `?` makes optional, `#` is a number and `#2-60` one between them, `£` a sum of money and `£99` one up to it, `~3` up to three words of any
 * kind, `~3,` the same across commas, `.` the end of a clause, also as an alternative, and `..` of a sentence; `^` before the first word, that it begins a clause.
 */
export function learnPhrase(phrase: string, patterns: readonly string[], unlessNear: ReadonlySet<string>): void {
  for (const source of patterns) {
    const isFirst = source.startsWith('^');
    const elements = (isFirst ? source.slice(1) : source).split(' ').map(parseElement);
    const reach = elements.reduce((sum, element) => sum + longestOf(element), 0);
    const pattern = { phrase, elements, needs: markNeeded(elements), reach, unlessNear, isFirst };
    for (const word of firstWords(elements[0])) learn(word).patterns.push(pattern);
  }
}

const numberOfElement = new Map<string, number>();

/** Numbers the elements that a pattern cannot do without, so that most patterns need not be tried. */
function markNeeded(elements: readonly Element[]): readonly number[] {
  const needs: number[] = [];
  for (const [index, element] of elements.entries()) {
    const needed = index === 0 ? neededBehindFirst(element) : neededWords(element);
    if (needed.length === 0) continue;
    const key = needed.join(' ');
    let number = numberOfElement.get(key);
    if (number === undefined) {
      number = numberOfElement.size;
      numberOfElement.set(key, number);
      for (const word of new Set(needed)) learn(word).neededBy.push(number);
    }
    needs.push(number);
  }
  return needs;
}

const longestOf = (element: Element): number => {
  if (element.kind === 'gap') return element.most;
  if (element.kind !== 'words') return element.kind === 'end' ? 0 : 1;
  return Math.max(...[...element.byFirst.values()].flat().map((words) => words.length));
};

/** Of words in a row the last is needed, because the first is often a small one. */
const lastWords = (element: Element): readonly string[] =>
  element.kind === 'words'
    ? [...element.byFirst.values()].flat().flatMap((words) => words.slice(-1))
    : firstWords(element);

/** The words behind the first word, where every alternative has some. */
const neededBehindFirst = (element: Element): readonly string[] =>
  element.kind === 'words' && [...element.byFirst.values()].flat().every(({ length }) => length > 1)
    ? lastWords(element)
    : [];

/** The words of which an element needs one; none where it can do without. */
const neededWords = (element: Element): readonly string[] =>
  element.kind === 'words' && (element.optional || element.orEnd) ? [] : lastWords(element);

function firstWords(first: Element | undefined): readonly string[] {
  if (first?.kind === 'number') return ['#', ...numberWords];
  if (first?.kind === 'money') return ['£'];
  return first?.kind === 'words' ? [...first.byFirst.keys()] : [];
}

/** Whether what it cannot do without stands near enough behind its first word. */
function mayMatch({ needs, reach }: PhrasePattern, nearest: Int32Array, from: number, sentenceEnd: number): boolean {
  const end = Math.min(sentenceEnd, from + reach);
  for (let index = 0; index < needs.length; index++)
    if ((nearest[needs[index] as number] as number) >= end) return false;
  return true;
}

export function findPhrases(words: WordList): readonly PhraseMatch[] {
  const found: PhraseMatch[] = [];
  const { entries, breaks } = words;
  // From the last word to the first, so that where the nearest words behind it stand is known.
  const nearest = new Int32Array(numberOfElement.size).fill(entries.length);
  let sentenceEnd = entries.length;
  for (let from = entries.length - 1; from >= 0; from--) {
    const { patterns, neededBy } = entries[from] as WordList['entries'][number];
    for (const pattern of patterns) {
      if (!mayMatch(pattern, nearest, from, sentenceEnd) || (pattern.isFirst && breaks[from] === 0)) continue;
      const { phrase, elements, unlessNear } = pattern;
      const next = matchFrom(words, elements, 0, from);
      if (next <= from || isDenied(words, from, next - 1) || isNear(words, from, next - 1, unlessNear)) continue;
      if (!isOfThePast(words, from) && !isToldOfOthers(words, from, next - 1))
        found.push({ phrase, from, to: next - 1 });
    }
    for (const element of neededBy) nearest[element] = from;
    if (((breaks[from] as number) & STOP) !== 0) sentenceEnd = from;
  }
  return found;
}

/** Not a question mark: "Minimum term? 12 months". */
const BETWEEN_ELEMENTS = STOP | COMMA;
/** What turns the phrase around. */
const gapEnders = learnWords('free without none');
const isEndAt = (words: WordList, at: number): boolean => at >= words.entries.length || words.breaks[at] !== 0;

const isSum = (value: number, most: number): boolean => value > 0 && value <= most;

/** The word behind the match, or -1. Gaps and options are few and short, so this takes bounded time. */
function matchFrom(
  words: WordList,
  elements: readonly Element[],
  index: number,
  at: number,
  ends = BETWEEN_ELEMENTS,
): number {
  const element = elements[index];
  if (element === undefined) return at;
  if (element.kind === 'end') {
    const isEnd = element.of === 'clause' ? isEndAt(words, at) : (breakAt(words, at) & STOP) !== 0;
    return isEnd ? matchFrom(words, elements, index + 1, at) : -1;
  }
  const isReachable = at < words.entries.length && (index === 0 || !((words.breaks[at] as number) & ends));
  switch (element.kind) {
    case 'number': {
      const value = words.values[at] ?? Number.NaN;
      const fits = isReachable && words.entries[at]?.word !== '£' && value >= element.min && value <= element.max;
      return fits ? matchFrom(words, elements, index + 1, at + 1) : -1;
    }
    case 'money': {
      const fits = isReachable && words.entries[at]?.word === '£' && isSum(words.values[at] as number, element.most);
      return fits ? matchFrom(words, elements, index + 1, at + 1) : -1;
    }
    case 'gap': {
      const gapEnds = element.crossesCommas ? STOP : BETWEEN_ELEMENTS;
      for (let skipped = 0; skipped <= element.most; skipped++) {
        const end = matchFrom(words, elements, index + 1, at + skipped, gapEnds);
        if (end >= 0) return end;
        const entry = words.entries[at + skipped];
        if (!entry || entry.roles & (NO | NOT) || gapEnders.has(entry.word)) return -1;
        if ((words.breaks[at + skipped] as number) & gapEnds) return -1;
      }
      return -1;
    }
    case 'words': {
      if (isReachable)
        for (const alternative of element.byFirst.get(words.entries[at]?.word ?? '') ?? [])
          if (standsAt(words, alternative, at)) {
            const end = matchFrom(words, elements, index + 1, at + alternative.length);
            if (end >= 0) return end;
          }
      const mayBeLeftOut = element.optional || (element.orEnd && isEndAt(words, at));
      return mayBeLeftOut ? matchFrom(words, elements, index + 1, at, ends) : -1;
    }
  }
}

function standsAt(words: WordList, alternative: readonly string[], at: number): boolean {
  for (let index = 1; index < alternative.length; index++) {
    if (words.entries[at + index]?.word !== alternative[index]) return false;
    if ((words.breaks[at + index] as number) & BETWEEN_ELEMENTS) return false;
  }
  return true;
}

const REACH = 8;
const deniedAnswers = learnWords('none nil no zero never waived free nothing');
const answeredTo = learnWords('to for');
const bannedWords = learnWords('banned illegal unlawful prohibited waived outlawed');
const onUs = learnWords('me us');
const payers = learnWords('landlord landlords owner us');
learnWords('without against free refuse by nothing feel no longer');

/** "No admin fees", "we do not take bids", "admin fees are prohibited", "referencing: free". */
const isDenied = (words: WordList, from: number, to: number): boolean =>
  isDeniedBefore(words, from) || isDeniedBehind(words, to);

function isDeniedBefore(words: WordList, from: number): boolean {
  let isList = true;
  let isVerb = true;
  let isAsked = words.entries[from]?.word === 'pay';
  for (let at = from; at > 0 && from - at < REACH && (isList || isVerb); at--) {
    const gap = words.breaks[at] as number;
    const { roles, word } = words.entries[at - 1] as WordList['entries'][number];
    if (gap & (STOP | QUESTION | COLON | DASH)) return false;
    if (gap & COMMA && !(roles & FEE_LIST)) return false;
    if (roles & NO || word === 'nothing') return isList || (isVerb && wordAt(words, at) === 'need');
    // "Without references pay three months ahead" denies the references.
    isAsked ||= word === 'pay';
    if (word === 'without') return isVerb && !isAsked;
    const isFree = word === 'free' && words.entries[at - 2]?.word !== 'feel';
    if (roles & NOT || word === 'against' || isFree || word === 'refuse') return isVerb;
    isList &&= (roles & FEE_LIST) !== 0;
    isVerb &&= (roles & (FEE_LIST | DENIED_VERB)) !== 0;
  }
  return false;
}

function isDeniedBehind(words: WordList, to: number): boolean {
  const answer = words.entries[to + 1]?.word ?? '';
  const isAnswered = deniedAnswers.has(answer);
  const isAnswerAt = isEndAt(words, to + 2) || answeredTo.has(wordAt(words, to + 2));
  if (isAnswered && !((words.breaks[to + 1] as number) & STOP) && isAnswerAt) return true;
  if (wordAt(words, to + 1) === 'you' && wordAt(words, to + 2) === 'nothing') return true;
  for (let at = to + 1; at <= to + REACH && at < words.entries.length; at++) {
    if ((words.breaks[at] as number) & BETWEEN_ELEMENTS) return false;
    const { roles, word } = words.entries[at] as WordList['entries'][number];
    if (roles & BANNED || bannedWords.has(word)) return true;
    if (word === 'no' && words.entries[at + 1]?.word === 'longer') return true;
    if (roles & NOT) {
      let next = at + 1;
      while (next < at + 3 && (words.entries[next]?.roles ?? 0) & (WILL | ADVERB)) next++;
      return ((words.entries[next]?.roles ?? 0) & DENIED) !== 0;
    }
    if (word === 'by' && isPayer(words, at + 1)) return true;
    if (word === 'on' && onUs.has(wordAt(words, at + 1)) && isEndAt(words, at + 2)) return true;
  }
  return false;
}

/** "Paid by the landlord". */
const isPayer = (words: WordList, at: number): boolean =>
  [at, at + 1].some((index) => payers.has(words.entries[index]?.word ?? ''));

const NEAR = 3;
/** "Six months, then rolling" is no rolling tenancy. */
const turns = learnWords('then thereafter after afterwards becoming becomes followed moving before');

/** Looks inside a match and at the words around it in the same clause. */
function isNear(words: WordList, from: number, to: number, near: ReadonlySet<string>): boolean {
  const has = (at: number) => near.has(words.entries[at]?.word || '-');
  for (let at = from; at <= to; at++) if (has(at)) return true;
  for (let at = from - 1; at >= 0 && from - at <= NEAR && !((words.breaks[at + 1] as number) & BETWEEN_ELEMENTS); at--)
    if (has(at)) return true;
  for (
    let at = to + 1;
    at < words.entries.length && at - to <= NEAR && !((words.breaks[at] as number) & BETWEEN_ELEMENTS);
    at++
  ) {
    if (turns.has(words.entries[at]?.word ?? '')) return false;
    if (has(at)) return true;
  }
  return false;
}
