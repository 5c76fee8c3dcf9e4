import { commonWords } from './common-words.ts';
import { isEnding, isEndingOfHomes, isSureEnding } from './endings.ts';
import { DIGITS, LINE, MIXED, SIGN, SPACE, TIGHT, type Token, WORD } from './tokens.ts';
import { AT, DOT, LINK_PART, PROVIDER, REFUSING, WEB } from './vocabulary.ts';

/** Tokens that say how to reach somebody, from the first to behind the last. */
export interface FoundTokens {
  readonly kind: 'email' | 'link' | 'handle' | 'network';
  readonly from: number;
  readonly to: number;
}

export const isSign = (token: Token | undefined, signs: string): boolean =>
  token?.kind === SIGN && signs.includes(token.text);
export const rolesAt = (tokens: readonly Token[], at: number): number => tokens[at]?.roles ?? 0;
export const isName = (token: Token | undefined): token is Token => token !== undefined && token.kind !== SIGN;

interface Label {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** A name with hyphens and underscores in it. */
export function readLabel(tokens: readonly Token[], at: number): Label | null {
  const first = tokens[at];
  if (!isName(first)) return null;
  let to = at + 1;
  let word = first.kind === MIXED ? first.word : first.text;
  for (let parts = 0; parts < MOST_PARTS; parts++) {
    const [sign, next] = [tokens[to], tokens[to + 1]];
    if (!isSign(sign, '-_') || sign?.gap !== TIGHT || !isName(next) || next.gap !== TIGHT) break;
    if (next.roles & (AT | DOT)) break;
    word += `${sign.text}${next.text}`;
    to += 2;
  }
  return { word, from: at, to };
}
const MOST_PARTS = 8;

/** How sure a full stop is one of a web address. */
const STOP_TIGHT = 4;
const STOP_IN_WORDS = 3;
const STOP_COMMA = 2;
const STOP_SPACED = 1;

interface Stop {
  readonly kind: number;
  readonly to: number;
}

const OPENING = '([{<_-*~"\'';
const CLOSING = ')]}>_-*~"\'';
const MOST_AROUND = 2;

/** A sign or word between brackets, dashes or nothing. */
function unwrap(tokens: readonly Token[], at: number) {
  let inner = at;
  while (inner < at + MOST_AROUND && isSign(tokens[inner], OPENING)) inner++;
  let to = inner + 1;
  while (to < inner + 1 + MOST_AROUND && isSign(tokens[to], CLOSING)) to++;
  return { inner: tokens[inner], isWrapped: inner > at && to > inner + 1, to };
}

function readStop(tokens: readonly Token[], at: number): Stop | null {
  const { inner, isWrapped, to } = unwrap(tokens, at);
  if (!inner || tokens[to] === undefined) return null;
  if (inner.roles & DOT) return { kind: STOP_IN_WORDS, to };
  if (isWrapped && (isSign(inner, '.') || inner.text === 'd')) return { kind: STOP_IN_WORDS, to };
  const next = tokens[at + 1];
  if (!next || next.gap === LINE) return null;
  if (isSign(tokens[at], '.'))
    return { kind: tokens[at]?.gap === TIGHT && next.gap === TIGHT ? STOP_TIGHT : STOP_SPACED, to: at + 1 };
  if (isSign(tokens[at], ',') && tokens[at]?.gap === TIGHT && next.gap === TIGHT)
    return { kind: STOP_COMMA, to: at + 1 };
  return null;
}

interface Chain {
  readonly labels: readonly Label[];
  /** The stop before each label but the first. */
  readonly stops: readonly number[];
}

const MOST_LABELS = 8;

function readChain(tokens: readonly Token[], at: number): Chain | null {
  const first = readLabel(tokens, at);
  if (!first) return null;
  const labels = [first];
  const stops: number[] = [];
  while (labels.length < MOST_LABELS) {
    const stop = readStop(tokens, labels.at(-1)?.to ?? at);
    const label = stop && readLabel(tokens, stop.to);
    if (!stop || !label) break;
    stops.push(stop.kind);
    labels.push(label);
  }
  return { labels, stops };
}

const hasLetter = (word: string): boolean => /[a-z]/.test(word);
const secondLevel = new Set('co org ltd plc me gov ac net sch'.split(' '));
/** "The dot com years". */
const articles = new Set('the a this that of'.split(' '));
const shortHosts = new Set('t.me x.com g.co t.co m.me wa.me'.split(' '));

/** Behind the web address that begins here, or -1. */
export function endOfDomain(tokens: readonly Token[], at: number, isEmail: boolean): number {
  const chain = readChain(tokens, at);
  if (!chain || chain.labels.length < 2) return -1;
  if (chain.labels[0]?.word === 'www') return endOfPath(tokens, chain.labels.at(-1)?.to ?? at);
  for (let last = chain.labels.length - 1; last > 0; last--)
    if (isDomain(tokens, chain, last, isEmail)) return endOfPath(tokens, chain.labels[last]?.to ?? at);
  return -1;
}

function isDomain(tokens: readonly Token[], { labels, stops }: Chain, last: number, isEmail: boolean): boolean {
  const [before, ending] = [labels[last - 1] as Label, labels[last] as Label];
  const stop = stops[last - 1] as number;
  if (!isEnding(ending.word) || !hasLetter(before.word)) return false;
  const isUk = ending.word === 'uk' && last > 1 && secondLevel.has(before.word);
  if (stop === STOP_SPACED)
    return (
      isUk ||
      isSpacedHost(tokens, before, ending) ||
      ending.word === 'com' ||
      (isEmail && isSureEnding(ending.word)) ||
      isJolted(tokens, ending)
    );
  if (stop === STOP_COMMA) return isUk || ending.word === 'com' || (ending.word === 'co' && isEmail);
  if (stop === STOP_IN_WORDS)
    return isSureEnding(ending.word) ? !articles.has(before.word) : isEmail || !commonWords.has(before.word);
  if (before.word.length === 1 && last === 1 && !isEmail)
    return hasPath(tokens, ending.to) || shortHosts.has(`${before.word}.${ending.word}`);
  return isEmail || isSureEnding(ending.word) || hasPath(tokens, ending.to) || isLikely(tokens, before, ending);
}

/** "t . me / jolets". */
const isSpacedHost = (tokens: readonly Token[], before: Label, { word, to }: Label): boolean =>
  shortHosts.has(`${before.word}.${word}`) && isSign(tokens[to], '/') && isName(tokens[to + 1]);

/** "jolets .net": the blank stands before the full stop alone. */
const isJolted = (tokens: readonly Token[], { word, from }: Label): boolean =>
  isSureEnding(word) && tokens[from]?.gap === TIGHT && tokens[from - 1]?.gap === SPACE;

const hasPath = (tokens: readonly Token[], at: number): boolean =>
  (isSign(tokens[at], '/') && tokens[at]?.gap === TIGHT && isName(tokens[at + 1])) || tokens[at]?.word === 'slash';

/** An ending that is an ordinary word, with a name before it that is none: "jolets.homes", not "street.in". */
function isLikely(tokens: readonly Token[], before: Label, ending: Label): boolean {
  if (commonWords.has(before.word) || before.word.length < 3) return false;
  if (isEndingOfHomes(ending.word)) return true;
  const next = tokens[ending.to];
  const isLast = next === undefined || next.kind === SIGN || next.gap === LINE;
  return isLast || isAnnounced(tokens, before.from);
}

function isAnnounced(tokens: readonly Token[], from: number): boolean {
  for (let at = Math.max(0, from - 4); at < from; at++) if ((tokens[at]?.roles ?? 0) & WEB) return true;
  return false;
}

const MOST_OF_PATH = 20;
function endOfPath(tokens: readonly Token[], at: number): number {
  if (!isSign(tokens[at], '/:?#') || tokens[at]?.gap !== TIGHT) return at;
  let to = at;
  while (to < at + MOST_OF_PATH && tokens[to]?.gap === TIGHT && !isSign(tokens[to], '),;"')) to++;
  while (to > at && isSign(tokens[to - 1], '.!?:')) to--;
  return to;
}

const schemes = new Set('http https hxxp hxxps ftp'.split(' '));
const joinedEndings = new Set('dotcom dotcouk dotuk dotnet dotorg'.split(' '));

/** A link or a bare web address that begins here. */
export function findLink(tokens: readonly Token[], at: number): FoundTokens | null {
  const token = tokens[at] as Token;
  const next = tokens[at + 1];
  if (!next || token.kind === SIGN) return null;
  const isCandidate = next.kind === SIGN ? !isSign(next, ':;!?/') : (next.roles & (DOT | LINK_PART)) !== 0;
  if (!isCandidate && !(token.roles & LINK_PART)) return null;
  if (schemes.has(token.word) && (isSign(next, ':/') || isName(next))) {
    let to = at + 1;
    while (to < at + MOST_OF_PATH && (isSign(tokens[to], ':/.') || isName(tokens[to])) && !isNewSentence(tokens, to))
      to++;
    return { kind: 'link', from: at, to };
  }
  const to = endOfDomain(tokens, at, false);
  if (to > at) return { kind: 'link', from: at, to };
  if (token.word === 'www' && isName(next)) return { kind: 'link', from: at, to: at + 2 };
  if (commonWords.has(token.word)) return null;
  if (joinedEndings.has(next.word)) return { kind: 'link', from: at, to: at + 2 };
  const isSpokenUk = secondLevel.has(next.word) && tokens[at + 2]?.word === 'uk' && next.gap === SPACE;
  return isSpokenUk && !(token.roles & WEB) ? { kind: 'link', from: at, to: at + 3 } : null;
}

const isNewSentence = (tokens: readonly Token[], at: number): boolean =>
  isName(tokens[at]) && tokens[at]?.gap !== TIGHT && isName(tokens[at - 1]);

const sureProviders = new Set('gmail googlemail hotmail protonmail btinternet ymail'.split(' '));
const splitProviders = new Set('hot mail,g mail,google mail,proton mail,bt internet'.split(','));
const splitHalves = new Set('mail internet'.split(' '));

/** How many tokens name a provider here; 0 for none. */
function providerLength(tokens: readonly Token[], at: number): number {
  const [one, two] = [tokens[at], tokens[at + 1]];
  if (one && one.roles & PROVIDER) return 1;
  return one && two && splitHalves.has(two.word) && splitProviders.has(`${one.word} ${two.word}`) ? 2 : 0;
}

/** An email address whose "@" or "at" begins here. */
export function findEmail(tokens: readonly Token[], at: number): FoundTokens | null {
  if (!(tokens[at]?.kind === SIGN || rolesAt(tokens, at) & AT)) return null;
  const { inner, isWrapped, to } = unwrap(tokens, at);
  const isLetter = isWrapped && inner?.text === 'a';
  if (!inner || !(isSign(inner, '@') || inner.roles & AT || isLetter)) return null;
  const local = tokens[at - 1];
  if (!isName(local) || local.gap === LINE + 1 || !isName(tokens[to]) || tokens[to]?.gap === LINE) return null;
  const from = startOfLocal(tokens, at - 1);
  const isAtSign = isSign(inner, '@');
  const end = endOfDomain(tokens, to, isAtSign || isWrapped);
  if (end > to && (isAtSign || isWrapped || !commonWords.has(local.word) || from < at - 1))
    return { kind: 'email', from, to: end };
  if (isLetter) return null;
  if (isWrapped) return { kind: 'email', from, to: to + 1 };
  const provider = providerLength(tokens, to);
  if (provider > 0 && (isAtSign || !commonWords.has(local.word) || isSure(tokens, to, provider)))
    return { kind: 'email', from, to: to + provider };
  const isTight = isAtSign && inner.gap === TIGHT && tokens[to]?.gap === TIGHT;
  const isNamed =
    isTight && !commonWords.has(tokens[to]?.word ?? '') && tokens[to]?.kind !== DIGITS && local.kind !== DIGITS;
  return isNamed && inner.text === '@' ? { kind: 'email', from, to: to + 1 } : null;
}

function startOfLocal(tokens: readonly Token[], last: number): number {
  let from = last;
  for (let parts = 0; parts < MOST_PARTS; parts++) {
    const isJoined = isSign(tokens[from - 1], '.-_+') && tokens[from - 1]?.gap === TIGHT && tokens[from]?.gap === TIGHT;
    if (!isJoined || !isName(tokens[from - 2])) break;
    from -= 2;
  }
  return from;
}

const isSure = (tokens: readonly Token[], at: number, length: number): boolean =>
  length === 2 || sureProviders.has(tokens[at]?.word ?? '');

/** A provider of email that is named without an "at": "jo gmail", "my gmail is jo". */
export function findProvider(tokens: readonly Token[], at: number): FoundTokens | null {
  const length = providerLength(tokens, at);
  if (length === 0) return null;
  for (let near = Math.max(0, at - 5); near < at; near++) if ((tokens[near]?.roles ?? 0) & REFUSING) return null;
  const before = tokens[at - 1];
  const isLocal = before?.kind === WORD && !commonWords.has(before.word) && before.word !== tokens[at]?.word;
  if (!isSure(tokens, at, length) && !(isLocal && tokens[at]?.gap === SPACE && !(before.roles & (WEB | PROVIDER))))
    return null;
  const isOutlook = tokens[at]?.word === 'outlook' || tokens[at]?.word === 'proton';
  return isOutlook ? null : { kind: 'email', from: isLocal ? at - 1 : at, to: at + length };
}
