import { listingFields } from '../../listings/fields.ts';
import { trimEndOf } from '../../text-edges.ts';
import {
  type ColumnTarget,
  columnName,
  type ExtraColumn,
  importColumns,
  isExtraColumn,
  mayRepeat,
  targetLabel,
} from './columns.ts';

/** How other programs call the columns besides the fields. Spaces, case and punctuation do not matter. */
const extraSpellings: Readonly<Record<ExtraColumn, readonly string[]>> = {
  reference: [
    ...['ref', 'our ref', 'your ref', 'agent ref', 'agents ref', 'office ref', 'property ref', 'listing ref'],
    ...['our reference', 'your reference', 'agent reference', 'property reference', 'listing reference'],
    ...['reference number', 'reference no', 'ref number', 'ref no', 'internal ref', 'external ref', 'unique ref'],
    ...['id', 'property id', 'listing id', 'unique id', 'property code', 'listing code', 'unit ref', 'unit reference'],
    ...['unit id', 'agents reference', 'internal reference', 'external reference'],
    ...[
      'external id',
      'internal id',
      'prop ref',
      'prop id',
      'branch ref',
      'file ref',
      'system ref',
      'our property ref',
    ],
  ],
  client: [
    ...['landlord', 'landlords', 'landlord name', 'client name', 'client landlord', 'owner', 'owner name', 'vendor'],
    ...['owners', 'owner names', 'landlord names', 'landlord full name', 'property owner', 'landlord company', 'll'],
    ...['ll name', 'client landlord name', 'landlord client'],
  ],
  branch: [
    ...['branch name', 'branch code', 'branch id', 'branch number', 'branch no', 'letting branch', 'lettings branch'],
    ...['managing branch', 'office', 'office name', 'office id', 'letting office', 'lettings office'],
  ],
  status: [
    ...['state', 'availability', 'property status', 'let status', 'letting status', 'listing status', 'unit status'],
    ...['lettings status', 'marketing status', 'market status', 'advert status', 'current status'],
  ],
  photos: [
    ...['photo', 'image', 'images', 'picture', 'pictures', 'photo url', 'image url', 'media image', 'main image'],
    ...['photo urls', 'image urls', 'photo links', 'image links', 'picture url', 'photographs', 'main photo'],
  ],
  photo_kinds: ['photo kind', 'image type'],
  photo_captions: ['photo caption', 'image caption', 'caption', 'media image text'],
  rent_period: [
    ...[
      'rent frequency',
      'frequency',
      'rent period',
      'payment frequency',
      'rent payment frequency',
      'rental frequency',
    ],
    ...[
      'let rent frequency',
      'rent freq',
      'rent per',
      'rent interval',
      'rental period',
      'price frequency',
      'rent basis',
    ],
    ...['market rent frequency', 'price qualifier'],
  ],
};

/** A column that holds only a part of a field, which stands in front of the others. */
const parts: readonly (readonly [ColumnTarget, readonly string[]])[] = [
  [
    'address.line1',
    [
      ...['house number', 'house no', 'house name', 'house name or number', 'house name number', 'house number name'],
      ...['building name', 'building number', 'flat number', 'flat no', 'unit number', 'door number', 'number or name'],
      ...['name or number', 'house flat no', 'flat house no', 'address number', 'address name'],
      ...['address house name', 'address house number', 'property name or number', 'flat unit', 'sub building'],
    ],
  ],
  ['address.postcode', ['postcode 1', 'postcode 2', 'outcode', 'incode', 'outward code', 'inward code']],
];

/** What these hold where no other column is like the field. */
const fallbacks: readonly (readonly [ColumnTarget, readonly string[]])[] = [
  ['address.city', ['address 3', 'address line 3', 'line 3', 'location']],
  ['address.county', ['address 4', 'address line 4', 'line 4']],
  ['address.line2', ['area', 'neighbourhood', 'suburb']],
  ['title', ['summary', 'short description', 'main summary', 'property', 'unit', 'unit name']],
];

const plain = (header: string): string => header.toLowerCase().replace(/[^a-z\d]+/g, '');
const spellingsOf = (target: ColumnTarget): readonly string[] =>
  (isExtraColumn(target) ? extraSpellings[target] : listingFields[target].spellings) ?? [];
const tableOf = (spelt: readonly (readonly [ColumnTarget, readonly string[]])[]): ReadonlyMap<string, ColumnTarget> =>
  new Map(spelt.flatMap(([target, spellings]) => spellings.map((said) => [plain(said), target] as const)));

const bySpelling: ReadonlyMap<string, ColumnTarget> = new Map([
  ...tableOf(importColumns.map((target) => [target, spellingsOf(target)])),
  // Names come last, because they win over what another column may be called as well.
  ...importColumns
    .filter((target) => !isExtraColumn(target))
    .map((target) => [plain(targetLabel(target)), target] as const),
  ...importColumns.map((target) => [plain(columnName(target)), target] as const),
]);
const byPart = tableOf(parts);
const byFallback = tableOf(fallbacks);

/** Entries of a list in columns of their own: "Photo 1", "Feature 1". */
const numbered: readonly ColumnTarget[] = ['features', 'photos', 'photo_captions'];

/** What a column of somebody's file probably holds, by its header; null where nothing is like it. */
export function guessColumn(header: string): ColumnTarget | null {
  const said = plain(header);
  const found = bySpelling.get(said);
  if (found) return found;
  const entry = bySpelling.get(trimEndOf(said, '0123456789'));
  return entry && numbered.includes(entry) ? entry : null;
}

/** The same for a whole header: each field takes the first column that is like it, and what completes it. */
export function guessColumns(headers: readonly string[]): (ColumnTarget | null)[] {
  const taken = new Set<ColumnTarget>();
  const whole = headers.map((header) => {
    const target = guessColumn(header);
    if (target === null || (taken.has(target) && !numbered.includes(target))) return null;
    taken.add(target);
    return target;
  });
  return headers.map((header, at) => {
    const target = whole[at];
    if (target) return target;
    const part = byPart.get(plain(header));
    // A street takes its number in front; a postcode that is whole needs no parts.
    if (part && mayRepeat(part) && !(part === 'address.postcode' && taken.has(part))) return part;
    const fallback = byFallback.get(plain(header));
    if (!fallback || taken.has(fallback)) return null;
    taken.add(fallback);
    return fallback;
  });
}
