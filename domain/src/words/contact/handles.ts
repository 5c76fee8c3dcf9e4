import { commonWords } from './common-words.ts';
import { DIGITS, LINE, SIGN, TIGHT, type Token, WORD } from './tokens.ts';
import {
  CONNECTOR,
  DIGIT,
  HARMLESS_AFTER,
  INVITING,
  LOOSE_NETWORK,
  NETWORK,
  NETWORK_PART,
  REFUSING,
  rolesOf,
  SELF,
  UNDERSCORE,
  UNIT,
} from './vocabulary.ts';
import { type FoundTokens, isName, isSign, readLabel, rolesAt } from './web-addresses.ts';

/** Something nobody would write but in a user name. */
const isOdd = (word: string): boolean => /[_\d]/.test(word) && /[a-z]/.test(word) && !/^\d/.test(word);

/** "@jolets", and "@ jolets" where somebody asks to be written to. */
export function findAtHandle(tokens: readonly Token[], at: number): FoundTokens | null {
  if (!isSign(tokens[at], '@')) return null;
  const label = readLabel(tokens, at + 1);
  const name = tokens[at + 1];
  if (!label || !name || name.kind === DIGITS || name.gap === LINE || name.roles & DIGIT) return null;
  const found = { kind: 'handle', from: at, to: endOfName(tokens, label.to) } as const;
  if (isOdd(label.word)) return found;
  if (commonWords.has(label.word) || label.word.length < 3 || /^\d/.test(name.text)) return null;
  return name.gap === TIGHT || isInvited(tokens, at) ? found : null;
}

/** "jo.lets" after its first part. */
function endOfName(tokens: readonly Token[], at: number): number {
  const isJoined = isSign(tokens[at], '.') && tokens[at]?.gap === TIGHT && tokens[at + 1]?.gap === TIGHT;
  return isJoined ? (readLabel(tokens, at + 1)?.to ?? at) : at;
}

const BEFORE = 7;
/** Whether a network is named or people are asked to write, shortly before. */
function isInvited(tokens: readonly Token[], at: number): boolean {
  for (let near = at - 1; near >= Math.max(0, at - BEFORE) && !isEnd(tokens[near]); near--)
    if (rolesAt(tokens, near) & (NETWORK | INVITING | LOOSE_NETWORK)) return true;
  return false;
}

const isEnd = (token: Token | undefined): boolean => isSign(token, '.!?;') && token?.gap === TIGHT;

/** How many tokens name a network here: "whatsapp", "whats app", "tik tok". */
function networkLength(tokens: readonly Token[], at: number): number {
  const [one, two] = [tokens[at], tokens[at + 1]];
  if (!one || !(one.roles & (NETWORK | LOOSE_NETWORK | NETWORK_PART))) return 0;
  if (one.roles & NETWORK_PART && two?.kind === WORD && two.gap !== LINE && rolesOf(one.word + two.word) & NETWORK)
    return 2;
  return one.roles & (NETWORK | LOOSE_NETWORK) ? 1 : 0;
}

export function findNetworkHandle(tokens: readonly Token[], at: number): FoundTokens | null {
  const length = networkLength(tokens, at);
  if (length === 0) return null;
  const isLoose = length === 1 && !(rolesAt(tokens, at) & NETWORK);
  const to = at + length;
  const handle = findNameBehind(tokens, to, isLoose);
  if (handle > to) return { kind: 'handle', from: at, to: handle };
  if (isRefused(tokens, at, to)) return null;
  const isWhatsApp = /^(?:wh?at|was)/.test(tokens[at]?.word ?? '') && !isLoose;
  const isHarmless = (rolesAt(tokens, isSign(tokens[to], '-') ? to + 1 : to) & HARMLESS_AFTER) !== 0;
  if (isHarmless && tokens[to]?.word !== 'page') return null;
  if (isWhatsApp) return { kind: 'network', from: at, to };
  const isAsked = rolesAt(tokens, to) & SELF || tokens[to]?.word === 'only';
  if (isAsked && !isLoose) return { kind: 'network', from: at, to: to + 1 };
  if (!isLoose && isSearchedFor(tokens, to)) return { kind: 'network', from: at, to };
  return isAskedFor(tokens, at, isLoose) ? { kind: 'network', from: at, to } : null;
}

const towards = new Set('on via through by my our over using'.split(' '));

/** "Message me on Telegram". */
function isAskedFor(tokens: readonly Token[], at: number, isLoose: boolean): boolean {
  if (!towards.has(tokens[at - 1]?.word ?? '')) return false;
  let roles = 0;
  for (let near = at - 1; near >= Math.max(0, at - BEFORE) && !isEnd(tokens[near]); near--)
    roles |= rolesAt(tokens, near);
  return isLoose ? (roles & INVITING) !== 0 && (roles & SELF) !== 0 : (roles & (INVITING | SELF)) !== 0;
}

const searching = new Set('search find lookup look'.split(' '));
const pages = new Set('page profile account'.split(' '));

/** "On Facebook please search the page …". */
function isSearchedFor(tokens: readonly Token[], from: number): boolean {
  let isSearched = false;
  for (let near = from; near < Math.min(tokens.length, from + BEFORE) && !isEnd(tokens[near]); near++) {
    if (isSearched && pages.has(tokens[near]?.word ?? '')) return true;
    isSearched ||= searching.has(tokens[near]?.word ?? '');
  }
  return false;
}

const firmlyRefusing = new Set('not never dont arent isnt'.split(' '));

function isRefused(tokens: readonly Token[], from: number, to: number): boolean {
  for (let near = from - 1; near >= Math.max(0, from - BEFORE) && !isEnd(tokens[near]); near--)
    if (rolesAt(tokens, near) & REFUSING) return true;
  for (let near = to; near < Math.min(tokens.length, to + BEFORE) && !isEnd(tokens[near]); near++)
    if (firmlyRefusing.has(tokens[near]?.word ?? '')) return true;
  return false;
}

const MOST_BETWEEN = 5;
const goingOn = new Set('for to and or if msg then n but because also'.split(' '));

/** Behind the user name that follows the name of a network; `at` where none does. */
function findNameBehind(tokens: readonly Token[], at: number, isLoose: boolean): number {
  let name = at;
  let isTied = false;
  for (; name < at + MOST_BETWEEN && name < tokens.length; name++) {
    const token = tokens[name] as Token;
    if (token.gap === LINE) return at;
    if (token.kind === SIGN) {
      if (!':=@-–/"\'(>,'.includes(token.text)) return at;
      isTied ||= ':=@>'.includes(token.text);
    } else if (!(token.roles & CONNECTOR)) break;
    else isTied ||= token.word === 'is' || token.word === 'as' || token.word === 'id' || token.word === 'handle';
  }
  const token = tokens[name];
  const label = readLabel(tokens, name);
  if (!token || !label || token.kind === SIGN || token.kind === DIGITS || token.gap === LINE) return at;
  const to = endOfName(tokens, label.to);
  // "live:" stands before the user names of Skype.
  if (label.word === 'live' && isSign(tokens[to], ':') && isName(tokens[to + 1])) return endOfName(tokens, to + 2);
  if (isOdd(label.word) || (to > label.to && isTied) || rolesAt(tokens, label.to) & UNDERSCORE) return to;
  if (commonWords.has(label.word) || /^\d/.test(token.text)) return at;
  if (token.roles & (NETWORK | LOOSE_NETWORK | REFUSING | UNIT | DIGIT | HARMLESS_AFTER | INVITING)) return at;
  if (isTied) return label.word.length >= 2 ? to : at;
  if (isLoose && !short.has(tokens[at - 1]?.word ?? '')) return at;
  const next = tokens[to];
  // "The Facebook residents' group".
  if (isSign(next, "'") && rolesAt(tokens, to + 1) & HARMLESS_AFTER) return at;
  const isLast = next === undefined || next.kind === SIGN || next.gap === LINE || goingOn.has(next.word);
  return isLast && label.word.length >= 4 ? to : at;
}
const short = new Set('ig fb tg wa wapp sc'.split(' '));

const namings = new Set('handle username'.split(' '));

/** "my handle is jolets", "jo underscore lets". */
export function findNamed(tokens: readonly Token[], at: number): FoundTokens | null {
  const token = tokens[at] as Token;
  const [before, next, last] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  if (token.roles & UNDERSCORE && isName(before) && isName(next)) return { kind: 'handle', from: at - 1, to: at + 2 };
  const isNaming = namings.has(token.word) && (isSign(next, ':') || next?.word === 'is');
  return isNaming && isName(last) && !commonWords.has(last.word) ? { kind: 'handle', from: at, to: at + 3 } : null;
}
