import { ownValue } from '../../code-table.ts';
import { formatPence } from '../../money.ts';
import { fieldNames, isAddressField, type ListingForm, listingFields } from '../fields.ts';
import { fieldValue, isFilled } from '../form/listing-form.ts';
import type { Finding } from '../law/rule.ts';
import { type OwnText, PICTURE_DETAILS, type ReviewFlag, type ReviewFlagKind } from './review-flags.ts';
import type { RevisionReason, RevisionReasonKind } from './revision.ts';
import { isSameAddress } from './same-address.ts';
import { compareWords } from './word-diff.ts';

/** A home as its lister has it or wants it. */
export interface EditedHome {
  readonly form: ListingForm;
  /** Everything in the lister's own words, captions among them. */
  readonly texts: readonly OwnText[];
  /** By the ids of the photos. */
  readonly captions: Readonly<Record<string, string>>;
}

/** The words of a listing by the field they stand in. */
export type WordsByField = Readonly<Record<string, string>>;

export function wordsByField(texts: readonly OwnText[]): WordsByField {
  const words = Map.groupBy(texts, ({ field }) => field);
  return Object.fromEntries([...words].map(([field, said]) => [field, said.map(({ text }) => text).join('\n')]));
}

interface EditChecks {
  /** What the law says of the new words. */
  readonly unlawful: readonly Finding[];
  /** What a moderator should look at in the home as it would be. */
  readonly flags: readonly ReviewFlag[];
  /** What a moderator last read, where edits that went out at once have changed it since. */
  readonly approved: { readonly words: WordsByField | null; readonly rentPence: number | null };
  /** How many changes of the home were refused in the last `REFUSALS_COUNT_DAYS` days. */
  readonly refusals: number;
}

export const REFUSALS_COUNT_DAYS = 30;
/** Whether each change of a home is read, after so many refused ones. */
export const isOftenRefused = (refusals: number): boolean => refusals >= 2;

/** Why an edit of an approved home waits for a moderator; none if it goes out at once. */
export function revisionReasons(before: EditedHome, after: EditedHome, checks: EditChecks): readonly RevisionReason[] {
  const { unlawful, flags, approved, refusals } = checks;
  const reason = (kind: RevisionReasonKind, sentence: string | null): readonly RevisionReason[] =>
    sentence === null ? [] : [{ kind, sentence }];
  return [
    ...reason('facts', describeFacts(before.form, after.form)),
    ...reason('rewrite', describeRewrite({ ...wordsByField(before.texts), ...approved.words }, before, after)),
    ...reason('rent', rentReason(approved.rentPence ?? penceOf(before.form), penceOf(after.form))),
    ...reason('photos', describePhotos(before.form.images, after.form.images)),
    ...flags.flatMap((flag) => reasonOfFlag(flag, before, after)),
    ...unlawful.flatMap(({ sentence }) => reason('law', sentence)),
    ...reason('refused-before', isOftenRefused(refusals) && isChange(before, after) ? OFTEN_REFUSED : null),
  ];
}

const OFTEN_REFUSED = `Two changes to this home were refused in the last ${REFUSALS_COUNT_DAYS} days, so we check every change.`;

const penceOf = ({ monthlyRent }: ListingForm): number => Math.round((monthlyRent ?? 0) * 100);

const isSame = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two);

const isChange = (before: EditedHome, after: EditedHome): boolean =>
  fieldNames.some((name) => !isSame(fieldValue(before.form, name), fieldValue(after.form, name))) ||
  changedCaptions(before, after).length > 0;

/** Facts that a moderator vouched for. A first pin on the map follows the address. */
function describeFacts(before: ListingForm, after: ListingForm): string | null {
  const changed = fieldNames.filter((name) => {
    const field = listingFields[name];
    if (field.edits !== 'reviewed' || isAddressField(name)) return false;
    const [old, now] = [fieldValue(before, name), fieldValue(after, name)];
    return !isSame(trimmed(old), trimmed(now)) && (field.kind !== 'point' || isFilled(field, old));
  });
  const names = [
    ...changed.map((name) => lowerFirst(listingFields[name].review?.term ?? listingFields[name].label)),
    ...(isSameAddress(before.address, after.address) ? [] : ['address']),
  ];
  return names.length === 0 ? null : `Changed: ${names.join(', ')}.`;
}

const lowerFirst = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** More new words than this share of a text make another text of it. */
export const REWRITE_SHARE = 0.25;

/**
 * Each text is compared with what a moderator last read, so that small edits add up, and so are all of them together,
 * so that nothing long is added where nothing was said before.
 */
function describeRewrite(read: WordsByField, before: EditedHome, after: EditedHome): string | null {
  const now = wordsByField(after.texts);
  let [kept, longer] = [0, 0];
  for (const name of fieldNames) {
    const { kind, edits } = listingFields[name];
    if ((kind !== 'text' && kind !== 'texts') || edits !== 'checked') continue;
    const words = compareWords(ownValue(read, name) ?? '', ownValue(now, name) ?? '');
    const longest = Math.max(words.before, words.after);
    // a further feature is a further fact
    if (isRewritten(words.kept, kind === 'texts' ? words.before : longest) && words.before > 0)
      return `${listingFields[name].label}: more than a quarter of the words are new.`;
    kept += words.kept;
    longer += longest;
  }
  if (isRewritten(kept, longer)) return 'More than a quarter of all the words are new.';
  return changedCaptions(before, after).some(([old]) => old !== '') ? 'The caption of a photo is new.' : null;
}

const isRewritten = (kept: number, of: number): boolean => of > 0 && 1 - kept / of > REWRITE_SHARE;

/** Captions of photos that stay, before and after. */
const changedCaptions = (before: EditedHome, after: EditedHome): readonly (readonly [string, string])[] =>
  before.form.images
    .filter((photo) => after.form.images.includes(photo))
    .map((photo) => [ownValue(before.captions, photo) ?? '', ownValue(after.captions, photo) ?? ''] as const)
    .filter(([old, now]) => old.trim() !== now.trim());

/** A cut of more than this share is more often bait than a bargain. */
export const LARGE_CUT_SHARE = 0.2;

/** Why a rent is read before it is shown; null where it goes out at once. Small cuts add up. */
export function rentReason(approvedPence: number, pence: number): string | null {
  const sums = `from ${formatPence(approvedPence)} to ${formatPence(pence)}`;
  if (pence > approvedPence) return `The rent goes up ${sums}.`;
  return pence < approvedPence * (1 - LARGE_CUT_SHARE) ? `The rent is cut by more than a fifth, ${sums}.` : null;
}

/** No check can read a picture; taking one away, or another order behind the first, shows nothing new. */
function describePhotos(before: readonly string[], after: readonly string[]): string | null {
  if (after.some((image) => !before.includes(image)))
    return before.every((image) => after.includes(image)) ? 'Photos were added.' : 'Photos were replaced.';
  return before[0] === after[0] ? null : 'A different photo comes first.';
}

type FlagReasons = {
  readonly [Kind in ReviewFlagKind]: {
    readonly kind: RevisionReasonKind;
    /** Whether the edit brings it; nobody is held up by what a moderator has seen already. */
    readonly isNew: (
      flag: Extract<ReviewFlag, { readonly kind: Kind }>,
      before: EditedHome,
      after: EditedHome,
    ) => boolean;
  } | null;
};

/** The flags that hold up an edit. New photos wait whatever their files say. */
const flagReasons: FlagReasons = {
  'reused-photo': {
    kind: 'photos',
    isNew: ({ photos = [] }, { form }) => photos.some(({ photoId }) => !form.images.includes(photoId)),
  },
  // An edit that makes a home a copy changes its address or much of its text, and waits because of that.
  copy: null,
  // Another town, county or postcode waits as another address.
  place: null,
  // No check of the photos or of a title keeps the lister from leaving something out.
  'no-photos': null,
  contradiction: null,
  'short-text': null,
  price: { kind: 'rent', isNew: (_, before, after) => !isSame(comparedBy(before.form), comparedBy(after.form)) },
  'new-account': null,
  // An edit that claims something changes a reviewed fact, and waits because of that.
  claim: null,
  wording: {
    kind: 'wording',
    isNew: ({ words = [] }, before) =>
      words.some(({ field, text }) => field !== PICTURE_DETAILS && !says(before, field, text)),
  },
  'unlawful-wording': {
    kind: 'wording',
    isNew: ({ words = [], sentences = [] }, before) =>
      sentences.some((sentence) => words.every(({ field }) => !says(before, field, sentence))),
  },
};

function reasonOfFlag(flag: ReviewFlag, before: EditedHome, after: EditedHome): readonly RevisionReason[] {
  const reason = flagReasons[flag.kind];
  return reason?.isNew(flag as never, before, after) ? [{ kind: reason.kind, sentence: flag.sentence }] : [];
}

/** What the rent is compared with others by. */
const comparedBy = (form: ListingForm) => [penceOf(form), form.bedrooms, form.address.postcode];

const says = ({ texts }: EditedHome, field: string, words: string): boolean =>
  texts.some((own) => own.field === field && own.text.includes(words));
