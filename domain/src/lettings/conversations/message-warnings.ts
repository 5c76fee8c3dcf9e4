import { contactIn } from '../../words/contact/find-contact-details.ts';
import { firstPhrase, type Phrase, pattern, plainText } from '../../words/phrases.ts';

/** Kinds of content the reader is warned about. */
export const messageWarnings = ['payment', 'threat', 'contact', 'link'] as const;
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

const HARM = '(?:hurt|harm|kill|beat|hit|stab|shoot|smash|punch|attack|destroy|ruin)';
const I_WILL =
  "(?:(?:i|we)(?: will|'ll| am going to|'m going to| are going to|'re going to| gonna)|(?:i'm|im|we're) gonna|gonna)";

/** Threats of violence, of what the law forbids, or of what nobody names. */
const threat: readonly Phrase[] = [
  { words: pattern(`\\b${I_WILL}(?: [a-z']{1,20}){0,2} ${HARM} (?:you|your|u|him|her|them)\\b`), ...unlessRefused },
  {
    words: pattern(
      `\\byou(?:'ll| will|'re going to| are going to) (?:get (?:hurt|killed|beaten)|pay for (?:this|it|that)|regret|be sorry)\\b`,
    ),
  },
  {
    words: pattern(
      '\\b(?:i|we) know where (?:you|u|your (?:family|kids|children|mum|parents)) (?:live|work|lives|are|go)\\b',
    ),
  },
  { words: pattern('\\bwatch your back\\b|\\bor else (?:you|i|we)\\b|\\bor else[.!]') },
  {
    words: pattern(
      `\\b${I_WILL}(?: [a-z']{1,20}){0,2} (?:someone|somebody|people|men|lads|the boys|my mates) (?:round|over|to your)\\b`,
    ),
  },
  {
    words: pattern(
      '\\b(?:change the locks|(?:throw|kick|chuck) you out|(?:throw|put|dump) (?:all )?your (?:things|stuff|belongings) (?:out|on|in)|cut off your (?:heating|water|gas|electric(?:ity)?))\\b',
    ),
    ...unlessRefused,
  },
  {
    words: pattern('\\b(?:report|call|ring|tell)(?: you to| the)? (?:immigration|the home office|home office)\\b'),
    ...unlessRefused,
  },
  {
    words: pattern(
      '\\b(?:post|share|publish|leak) your (?:nudes|photos|pictures|address|details) (?:online|everywhere|to|on|unless|if)\\b',
    ),
    ...unlessRefused,
  },
];

/** Requests to continue outside the platform, beside the contact details themselves. */
const contact: readonly Phrase[] = [
  { words: pattern('\\b(?:whats ?app|telegram|viber|we ?chat|signal app|snap ?chat|messenger|wa\\.me|t\\.me)\\b') },
  {
    words: pattern(
      '\\b(?:call|ring|text|phone|e-?mail) me (?:on|at|instead|directly)\\b|\\bmy (?:phone|mobile|number|e-?mail) (?:number |address )?is\\b',
    ),
    ...unlessRefused,
  },
];

/** Warnings in a fixed order; the message itself is never changed or held back. */
export function findMessageWarnings(content: string): MessageWarning[] {
  const text = plainText(content);
  const details = contactIn([content]);
  const isGiven: Readonly<Record<MessageWarning, boolean>> = {
    payment: firstPhrase(text, payment) !== null,
    threat: firstPhrase(text, threat) !== null,
    contact: details.some(({ kind }) => kind !== 'link') || firstPhrase(text, contact) !== null,
    link: details.some(({ kind }) => kind === 'link'),
  };
  return messageWarnings.filter((kind) => isGiven[kind]);
}

/** What a reader is told beside a message. Links have a safeguard of their own, and people who have met may exchange numbers. */
export const warningsBeside = (content: string, { hasViewing }: { readonly hasViewing: boolean }) =>
  findMessageWarnings(content).filter(
    (kind): kind is Exclude<MessageWarning, 'link'> => kind !== 'link' && !(kind === 'contact' && hasViewing),
  );
