import { firstPhrase, type Phrase, pattern, plainText } from '../../compliance/wording/phrases.ts';
import { formatPence } from '../../money.ts';

/** Something a moderator should look at. A flag decides nothing. */
export interface ReviewFlag {
  readonly kind: 'reused-photo' | 'price' | 'new-account' | 'wording';
  readonly sentence: string;
}

/** Shares of the median rent of the area; outside them a rent is bait or a typing mistake more often than a bargain. */
const CHEAP_BELOW = 0.6;
const DEAR_ABOVE = 1.8;

export function priceFlag(rentPence: number, medianPence: number | null): ReviewFlag | null {
  if (medianPence === null || medianPence <= 0) return null;
  const share = rentPence / medianPence;
  if (share >= CHEAP_BELOW && share <= DEAR_ABOVE) return null;
  return {
    kind: 'price',
    sentence: `The rent of ${formatPence(rentPence)} is ${share < 1 ? 'far below' : 'far above'} the area’s median of ${formatPence(medianPence)}.`,
  };
}

const NEW_ACCOUNT_DAYS = 7;
const DAY_MS = 86_400_000;

/** `liveBefore` counts the listings of this account that have been published before. */
export function newAccountFlag(accountCreatedAt: Date, now: Date, liveBefore: number): ReviewFlag | null {
  const isNew = now.getTime() - accountCreatedAt.getTime() < NEW_ACCOUNT_DAYS * DAY_MS;
  if (!isNew || liveBefore > 0) return null;
  return {
    kind: 'new-account',
    sentence: `The account is younger than ${NEW_ACCOUNT_DAYS} days and has published nothing before.`,
  };
}

/** `count` is how many of the photos, or ones that look like them, stand in a listing of another account. */
export function reusedPhotoFlag(count: number): ReviewFlag | null {
  if (count <= 0) return null;
  const photos = count === 1 ? 'One of the photos also stands' : `${count} of the photos also stand`;
  return { kind: 'reused-photo', sentence: `${photos} in a listing of another account.` };
}

/** "We never ask for money before a viewing." */
const refused = { unlessBefore: /\b(?:no|not|never|\w{2,6}n't|without|cannot)(?: [a-z']{1,20}){0,4} $/i };
const MONEY = '(?:deposits?|money|payments?|funds|fees?|rent|cash)';
const BEFORE_VIEWING =
  '(?:before|prior to|ahead of) (?:you |the |a |any |your )?(?:view(?:ing|ings|s)?|visit(?:ing|s)?|see(?:ing)?)\\b';

const moneyFirst: readonly Phrase[] = [
  { words: pattern(`\\b${MONEY}(?: [a-z']{1,20}){0,4} ${BEFORE_VIEWING}`), ...refused },
  { words: pattern(`\\b(?:pay|paid|payable|send|transfer)(?: [a-z']{1,20}){0,4} ${BEFORE_VIEWING}`), ...refused },
  { words: pattern('\\bviewing (?:fees?|charges?|deposits?)\\b'), ...refused },
  {
    words: pattern(
      `\\b(?:send|transfer|wire)(?: (?:me|us|the|a|your|first|month's|holding|security)){0,4} ${MONEY}\\b`,
    ),
    ...refused,
  },
  { words: pattern('\\bkeys (?:will be |can be |are )?(?:sent|posted|mailed|couriered|delivered)\\b'), ...refused },
];

const untraceable: readonly Phrase[] = [
  {
    words: pattern(
      '\\b(?:western[ -]?union|money[ -]?gram|bitcoins?|btc|ethereum|usdt|crypto(?:[ -]?currency|[ -]?currencies)?)\\b',
    ),
    ...refused,
  },
  { words: pattern('\\b(?:gift|itunes|steam|amazon|google play)[ -](?:cards?|vouchers?)\\b'), ...refused },
];

const outside: readonly Phrase[] = [
  { words: pattern('[\\w.+-]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{2,63}){1,3}') },
  { words: pattern('\\b[\\w.+-]{1,64} ?[(\\[] ?at ?[)\\]] ?[\\w-]{1,63}') },
  { words: pattern('(?:^|[^\\d/+])(?:\\+\\d{1,3}|00\\d{1,3}|0)(?:[ ().-]{0,3}\\d){8,11}(?![\\d/])') },
  { words: pattern("\\bwhat[’']?s ?app\\b") },
  { words: pattern('\\b(?:on|via|by|through|my) (?:telegram|signal|viber|wechat)\\b') },
];

const suspicions: readonly (readonly [string, readonly Phrase[]])[] = [
  ['asks for money before anybody has seen the home', moneyFirst],
  ['names a way of paying that cannot be traced', untraceable],
  ['asks people to get in touch elsewhere', outside],
];

const LONGEST_QUOTE = 80;

/** Looks through everything the lister wrote. */
export function wordingFlag(texts: readonly string[]): ReviewFlag | null {
  const text = plainText(texts.join('\n'));
  const reasons = suspicions.flatMap(([reason, phrases]) => {
    const words = firstPhrase(text, phrases);
    return words === null ? [] : [`${reason} (“${words.slice(0, LONGEST_QUOTE)}”)`];
  });
  return reasons.length === 0 ? null : { kind: 'wording', sentence: `The text ${reasons.join(', and ')}.` };
}
