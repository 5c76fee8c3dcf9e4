import { cutText } from '../../cut-text.ts';
import { keysOf } from '../../keys-of.ts';
import { formatPence } from '../../money.ts';
import { contactIn } from '../../words/contact/find-contact-details.ts';
import { findPhrase, type Phrase, pattern, plainText, plainTextWithOffsets } from '../../words/phrases.ts';
import { claimChecks } from '../law/claim-words.ts';
import { type ComparedRents, describeCompared } from '../typical-rents.ts';
import type { ListingCopy } from './copies/copy-flag.ts';

/** A photo of the listing, and a listing of another account that shows the same or one that looks like it. */
export interface ReusedPhoto {
  readonly photoId: string;
  readonly otherListingId: string;
  readonly otherPhotoId: string;
}

/** Words of the lister, and where they stand. */
export interface FlaggedWords {
  readonly field: string;
  /** Which of the texts of the field, where it has more than one: a feature, a caption. */
  readonly item: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly reason: string;
}

/** What exactly a flag points at. Flags stored before these details were kept have a sentence alone. */
interface FlagDetails {
  'reused-photo': { readonly photos?: readonly ReusedPhoto[] };
  copy: { readonly copies?: readonly ListingCopy[] };
  /** A town or county that is nowhere near the postcode. */
  place: object;
  'no-photos': object;
  /** A title that says something else than the form. */
  contradiction: object;
  /** A description of a few words. */
  'short-text': object;
  price: { readonly rentPence?: number; readonly compared?: ComparedRents };
  'new-account': { readonly accountCreatedAt?: string };
  /** What takes the letting out of some rules; a flag for each. */
  claim: object;
  wording: { readonly words?: readonly FlaggedWords[] };
  /** What the classifier takes for unlawful, and no rule is sure of. */
  'unlawful-wording': { readonly words?: readonly FlaggedWords[]; readonly sentences?: readonly string[] };
}
const flagKinds: Readonly<Record<ReviewFlagKind, true>> = {
  'reused-photo': true,
  copy: true,
  place: true,
  'no-photos': true,
  contradiction: true,
  'short-text': true,
  price: true,
  'new-account': true,
  claim: true,
  wording: true,
  'unlawful-wording': true,
};
export type ReviewFlagKind = keyof FlagDetails;
export const reviewFlagKinds = keysOf(flagKinds);

export type Flag<Kind extends ReviewFlagKind> = { readonly kind: Kind; readonly sentence: string } & FlagDetails[Kind];

/** Something a moderator should look at. A flag decides nothing. */
export type ReviewFlag = { [Kind in ReviewFlagKind]: Flag<Kind> }[ReviewFlagKind];

/** Shares of the median rent of such homes; outside them a rent is bait or a typing mistake more often than a bargain. */
const CHEAP_BELOW = 0.6;
const DEAR_ABOVE = 1.8;

export function priceFlag(rentPence: number, compared: ComparedRents | null): Flag<'price'> | null {
  if (compared === null || compared.medianPence <= 0) return null;
  const share = rentPence / compared.medianPence;
  if (share >= CHEAP_BELOW && share <= DEAR_ABOVE) return null;
  const distance = share < 1 ? 'far below' : 'far above';
  return {
    kind: 'price',
    sentence: `The rent of ${formatPence(rentPence)} is ${distance} ${formatPence(compared.medianPence)}, the median of ${describeCompared(compared)}.`,
    rentPence,
    compared,
  };
}

const NEW_ACCOUNT_DAYS = 7;
const DAY_MS = 86_400_000;

/** `liveBefore` counts the listings of this account that have been published before. */
export function newAccountFlag(accountCreatedAt: Date, now: Date, liveBefore: number): Flag<'new-account'> | null {
  const days = Math.floor((now.getTime() - accountCreatedAt.getTime()) / DAY_MS);
  if (days >= NEW_ACCOUNT_DAYS || liveBefore > 0) return null;
  const age = days < 1 ? 'less than a day' : days === 1 ? '1 day' : `${days} days`;
  return {
    kind: 'new-account',
    sentence: `The account was ${age} old and hadn’t published anything before.`,
    accountCreatedAt: accountCreatedAt.toISOString(),
  };
}

/** What the lister claims, each of which switches rules off. */
export const claimFlags = (home: Parameters<typeof claimChecks>[0]): readonly Flag<'claim'>[] =>
  claimChecks(home).map(({ sentence }) => ({ kind: 'claim', sentence }));

/** Of the photos that stand in a listing of another account, or look like one there. */
export function reusedPhotoFlag(photos: readonly ReusedPhoto[]): Flag<'reused-photo'> | null {
  const count = new Set(photos.map(({ photoId }) => photoId)).size;
  if (count === 0) return null;
  const subject = count === 1 ? 'One of the photos is also' : `${count} of the photos are also`;
  return { kind: 'reused-photo', sentence: `${subject} in another account’s listing.`, photos };
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

const suspicions: readonly (readonly [string, readonly Phrase[]])[] = [
  ['asks for money before anyone has seen the home', moneyFirst],
  ['names a way of paying that can’t be traced', untraceable],
];
const ELSEWHERE = 'asks people to get in touch elsewhere';
/** Where words of the files of photos stand. */
export const PICTURE_DETAILS = 'pictureDetails';
const IN_PICTURES = 'has contact details hidden in its file';

export const LONGEST_QUOTE = 80;

/** A text of the lister, and where it stands. */
export interface OwnText {
  readonly field: string;
  readonly item: number;
  readonly text: string;
}

/** What `wordingFlag` looks at beside the texts. */
interface BesideTexts {
  /** Contact details in what the files of the photos say of themselves, by the position of the photo. */
  readonly pictureDetails?: readonly (readonly string[])[];
  /** Whether no home of the account has been approved before. */
  readonly isFirstHome?: boolean;
}

const FIRST_HOME =
  ' This account doesn’t have any approved homes yet, so this home stays in review until someone has checked the wording.';

/** Looks through everything the lister wrote; each suspicion points at its words in each text. */
export function wordingFlag(
  texts: readonly OwnText[],
  { pictureDetails = [], isFirstHome = false }: BesideTexts = {},
): Flag<'wording'> | null {
  const contact = [...contactWords(texts), ...pictureWords(pictureDetails)];
  const words = [...suspiciousWords(texts), ...contact];
  if (words.length === 0) return null;
  const reasons = [...Map.groupBy(words, ({ reason }) => reason)].map(
    ([reason, [first]]) => `${reason} (“${cutText(first?.text ?? '', LONGEST_QUOTE)}”)`,
  );
  const subject = words.every(({ reason }) => reason === IN_PICTURES) ? 'A photo' : 'The text';
  const held = isFirstHome && contact.length > 0 ? FIRST_HOME : '';
  return {
    kind: 'wording',
    sentence: `${subject} ${reasons.join(', and ')}.${held}`,
    words: words.slice(0, MOST_WORDS),
  };
}

function suspiciousWords(texts: readonly OwnText[]): readonly FlaggedWords[] {
  const plainTexts = texts.map((own) => ({ ...own, plain: plainText(own.text) }));
  return suspicions.flatMap(([reason, phrases]) =>
    plainTexts.flatMap(({ field, item, text, plain }) => {
      const found = findPhrase(plain, phrases) && findOriginal(text, phrases);
      return found ? [{ field, item, ...found, reason }] : [];
    }),
  );
}

/** A number that is spread over several texts is pointed at in each. */
const contactWords = (texts: readonly OwnText[]): readonly FlaggedWords[] =>
  contactIn(texts.map(({ text }) => text)).flatMap(({ places }) =>
    places.flatMap(({ text: at, start, end }) => {
      const own = texts[at];
      return own
        ? [{ field: own.field, item: own.item, start, end, text: own.text.slice(start, end), reason: ELSEWHERE }]
        : [];
    }),
  );

const pictureWords = (pictures: readonly (readonly string[])[]): readonly FlaggedWords[] =>
  pictures.flatMap((found, item) =>
    found.map((text) => ({ field: PICTURE_DETAILS, item, start: 0, end: text.length, text, reason: IN_PICTURES })),
  );

/** A listing with more of them is read in any case. */
export const MOST_WORDS = 30;

function findOriginal(text: string, phrases: readonly Phrase[]) {
  const { plain, offsets } = plainTextWithOffsets(text);
  const found = findPhrase(plain, phrases);
  if (!found) return null;
  const start = offsets[found.start] ?? 0;
  const last = offsets[found.end - 1] ?? start;
  // A character may take two units, and one may stand for several plain characters.
  const end = last + String.fromCodePoint(text.codePointAt(last) ?? 0).length;
  return { start, end, text: found.words };
}
