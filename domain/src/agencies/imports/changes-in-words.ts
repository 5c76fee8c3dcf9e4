import { counted } from '../../counted.ts';
import { type PhotoKind, photoKindLabels } from '../../files/photos.ts';
import { type Field, type ListingForm, listingFields } from '../../listings/fields.ts';
import { fieldValue } from '../../listings/form/listing-form.ts';
import { type ListingStatus, listingStatusLabels } from '../../listings/lifecycle.ts';
import { formatCount, formatPounds } from '../../money.ts';
import { isPlainDate } from '../../plain-date.ts';
import { dayInWords } from '../../uk-time.ts';
import { type ColumnTarget, isExtraColumn } from '../portfolio/columns.ts';

/** A home before or after a change, as far as a file can change it. */
export interface ChangedSide {
  readonly form: ListingForm;
  readonly status: ListingStatus;
  readonly client: string;
  readonly branch: string;
  readonly photos: number;
  /** Of the photos whose captions or kinds change. */
  readonly captions: readonly string[];
  readonly kinds: readonly PhotoKind[];
}

export interface ToldChange {
  readonly target: ColumnTarget;
  /** Empty where nothing was said. */
  readonly before: string;
  readonly after: string;
}

/** What changes, as the form shows it. */
export const changesInWords = (
  targets: readonly ColumnTarget[],
  before: ChangedSide,
  after: ChangedSide,
): readonly ToldChange[] =>
  targets.map((target) => {
    const [old, now] = [sideInWords(target, before), sideInWords(target, after)];
    const isOnlyOrder = target === 'photos' && old === now;
    const [shownOld, shownNow] = excerpts(old, now);
    return {
      target,
      before: shownOld,
      after: isOnlyOrder ? `${now}, with some replaced or in a different order` : shownNow,
    };
  });

function sideInWords(target: ColumnTarget, side: ChangedSide): string {
  if (!isExtraColumn(target)) return valueInWords(listingFields[target], fieldValue(side.form, target));
  switch (target) {
    case 'reference':
      return side.form.reference;
    case 'client':
      return side.client;
    case 'branch':
      return side.branch;
    case 'status':
      return listingStatusLabels[side.status];
    case 'photos':
      return counted(side.photos, 'photo');
    case 'photo_captions':
      return side.captions.filter((caption) => caption !== '').join('; ');
    case 'photo_kinds':
      return side.kinds.map((kind) => photoKindLabels[kind]).join(', ');
    case 'rent_period':
      return '';
  }
}

function valueInWords(field: Field, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  switch (field.kind) {
    case 'flag':
      return value === true ? 'Yes' : 'No';
    case 'choice':
      return field.options[String(value)] ?? String(value);
    case 'amount':
      return formatPounds(Number(value));
    case 'count':
      return formatCount(Number(value));
    case 'day':
      return isPlainDate(String(value)) ? dayInWords(String(value)) : String(value);
    case 'items':
    case 'texts':
    case 'photos':
      return (value as readonly string[]).join('; ');
    default:
      return String(value);
  }
}

/** Longer texts are shown from a little before the first word that differs. */
export const MAX_SHOWN_CHANGE = 200;
const SHOWN_AHEAD = 40;

function excerpts(one: string, two: string): readonly [string, string] {
  if (one.length <= MAX_SHOWN_CHANGE && two.length <= MAX_SHOWN_CHANGE) return [one, two];
  let at = 0;
  while (at < Math.min(one.length, two.length) && one[at] === two[at]) at += 1;
  const start = at > SHOWN_AHEAD ? Math.max(one.lastIndexOf(' ', at - SHOWN_AHEAD) + 1, 0) : 0;
  return [excerptOf(one, start), excerptOf(two, start)];
}

function excerptOf(text: string, start: number): string {
  const characters = [...text.slice(start, start + MAX_SHOWN_CHANGE)].slice(0, MAX_SHOWN_CHANGE - 2);
  const isCut = start + MAX_SHOWN_CHANGE - 2 < text.length;
  return `${start > 0 ? '…' : ''}${characters.join('')}${isCut ? '…' : ''}`;
}
