import { firstPhrase, type Phrase, pattern, plainText } from '../../listings/law/wording/phrases.ts';

/** Kinds of content the reader is warned about. */
export const messageWarnings = ['payment', 'contact', 'link'] as const;
export type MessageWarning = (typeof messageWarnings)[number];

const refused = /\b(?:no|not|never|\w{2,6}n't|cannot|without|refuse|against)(?: [a-z']{1,20}){0,4} $/i;
const unlessRefused = { unlessBefore: refused };
const A_SUM = '(?:£|€|\\$|gbp|eur|usd) ?\\d';
const MONEY = '(?:money|cash|funds|deposit|rent|payment|fees?|pounds|the amount|half|full amount)';

/** Requests for money, or for payments that cannot be reversed. */
const payment: readonly Phrase[] = [
  { words: pattern('\\b(?:western ?union|money ?gram|ria money|world ?remit)\\b') },
  { words: pattern('\\b(?:bitcoin|btc|ethereum|usdt|crypto(?:currency|currencies)?|binance|coinbase)\\b') },
  {
    words: pattern(
      '\\b(?:gift ?cards?|(?:steam|itunes|google play|amazon|razer) (?:gift )?(?:cards?|vouchers?)|paysafe ?card|ukash)\\b',
    ),
  },
  { words: pattern('\\b(?:paypal|revolut|monzo\\.me|cash ?app|venmo|zelle|wise transfer)\\b') },
  {
    words: pattern(
      '\\b(?:sort code|account (?:number|no\\b)|bank (?:details|transfer|account|name)|(?:swift|iban|bic)\\b)',
    ),
  },
  // a sort code beside an account number
  { words: pattern('\\b\\d{2}[- ]\\d{2}[- ]\\d{2}[^\\d\\n]{1,30}\\d{8}\\b') },
  { words: pattern('\\b[a-z]{2}\\d{2}(?: ?[a-z0-9]{4}){3,7}(?: ?[a-z0-9]{1,3})?\\b') },
  {
    words: pattern(`\\b(?:send|transfer|wire|pay|forward|deposit)(?: [a-z']{1,20}){0,4} ${MONEY}\\b`),
    ...unlessRefused,
  },
  { words: pattern(`\\b(?:send|transfer|wire|pay|forward|deposit)(?: [a-z']{1,20}){0,4} ${A_SUM}`), ...unlessRefused },
  {
    words: pattern(
      "\\b(?:pay(?:ment)?|deposit|rent|fee|money)(?: [a-z']{1,20}){0,3} (?:up ?front|in advance|before (?:the |a |you )?(?:viewing|view|visit|see|keys))\\b",
    ),
    ...unlessRefused,
  },
  {
    words: pattern(
      '\\b(?:holding|reservation|viewing|booking|admin(?:istration)?|referenc(?:e|ing)|refundable) (?:fee|deposit)\\b',
    ),
  },
  { words: pattern('\\bescrow\\b') },
];

/** Requests to continue outside the platform. */
const contact: readonly Phrase[] = [
  { words: pattern('(?<![a-z0-9._%+-])[a-z0-9._%+-]+@[a-z0-9-]{1,63}\\.[a-z]{2,}') },
  { words: pattern('(?<![a-z0-9._-])[a-z0-9._-]+ ?[\\[({] ?at ?[\\])}] ?[a-z0-9-]{1,63}') },
  { words: pattern('(?<![a-z0-9._-])[a-z0-9._-]{2,} at (?:gmail|hotmail|outlook|yahoo|icloud|proton ?mail)\\b') },
  { words: pattern('\\b(?:whats ?app|telegram|viber|we ?chat|signal app|snap ?chat|messenger|wa\\.me|t\\.me)\\b') },
  { words: pattern('(?:\\+|\\b00)\\d{1,3}(?:[ ().-]{0,2}\\d){7,12}(?!\\d)') },
  { words: pattern('(?<![\\w£.,-])0(?:[ ().-]{0,2}\\d){9,10}(?!\\w)') },
  {
    words: pattern(
      '\\b(?:call|ring|text|phone|e-?mail) me (?:on|at|instead|directly)\\b|\\bmy (?:phone|mobile|number|e-?mail) (?:number |address )?is\\b',
    ),
    ...unlessRefused,
  },
];

const TOP_LEVEL = '(?:com|co\\.uk|uk|org|net|info|io|me|ly|gl|app|site|online|xyz|top|shop|club|ru|cn|link|page|live)';
const link: readonly Phrase[] = [
  { words: pattern('\\b(?:https?|hxxps?):\\/\\/\\S') },
  { words: pattern('\\bwww\\.[a-z0-9-]{1,63}\\.') },
  {
    words: pattern(
      `(?<![\\w@.-])[a-z0-9-]{2,63}(?:\\.[a-z0-9-]{1,63}){0,3}\\.${TOP_LEVEL}(?![\\w.-]*@)(?:\\/|(?![\\w-]))`,
    ),
  },
];

const kinds: Readonly<Record<MessageWarning, readonly Phrase[]>> = { payment, contact, link };

/** Warnings in a fixed order; the message itself is never changed or held back. */
export function findMessageWarnings(content: string): MessageWarning[] {
  const text = plainText(content);
  return messageWarnings.filter((kind) => firstPhrase(text, kinds[kind]) !== null);
}
