import { formatPounds } from '../../money.ts';
import { formatDay } from '../../uk-time.ts';
import { NOT_STATED, type PagePart, type ReviewPart } from '../fields/field.ts';
import {
  cardFields,
  type Field,
  type FieldName,
  fieldNames,
  type ListingToRead,
  listingFields,
  type MaterialInformation,
} from '../fields.ts';
import { fieldValue, isAsked, isFilled } from './listing-form.ts';

export interface Fact {
  readonly term: string;
  readonly value: string;
}

export const stated = (value: string | null): string => (value === null || value.trim() === '' ? NOT_STATED : value);

/** The parts of the guidance on material information. */
export const partTitles = {
  A: 'Part A: what it costs',
  B: 'Part B: the home and its utilities',
  C: 'Part C: other things to know',
} as const;

/** The lines of one part of the public page. */
export const pageFacts = (listing: ListingToRead, part: PagePart): readonly Fact[] =>
  readLines(listing, ({ page }) => page.filter((line) => line.part === part), stated);

/** Whether the public page says anything of a field that it has a line for. */
export const isStatedOnPage = (listing: ListingToRead, name: FieldName): boolean =>
  listingFields[name].page.some(({ read }) => {
    const value = fieldValue(listing as never, name) as never;
    const words = read ? read(value, listing) : readValue(listingFields[name], value);
    return words !== undefined && stated(words) !== NOT_STATED;
  });

/** The lines of one part of what a moderator reviews; what the form does not ask of this home is left out if empty. */
export const reviewFacts = (listing: ListingToRead, part: ReviewPart): readonly Fact[] =>
  readLines(
    listing,
    ({ review }, name) => (review?.part === part && concerns(listing, name) ? [review] : []),
    (value, { kind }) => value || (kind === 'items' || kind === 'texts' ? 'None' : 'Not given'),
  );

function concerns({ nation, lister, ...rest }: ListingToRead, name: FieldName): boolean {
  const form = { ...rest, nation: nation ?? '' } as const;
  return isAsked(name, form, lister, nation) || isFilled(listingFields[name], fieldValue(form, name));
}

/** What a card says besides rooms and type; what a listing leaves open is left out. */
export const cardFacts = (information: Partial<MaterialInformation>): readonly string[] =>
  cardFields.flatMap((name) => {
    const value = information[name];
    return (value !== undefined && readValue(listingFields[name], value)) || [];
  });

type Line = Field['page'][number] | NonNullable<Field['review']>;

function readLines(
  listing: ListingToRead,
  linesOf: (field: Field, name: FieldName) => readonly Line[],
  write: (value: string | null, field: Field) => string,
): readonly Fact[] {
  const lines = fieldNames.flatMap((name) =>
    linesOf(listingFields[name], name).map((line) => ({ name, line, field: listingFields[name] })),
  );
  return lines
    .toSorted((one, other) => one.line.order - other.line.order)
    .flatMap(({ name, line: { term, read }, field }) => {
      const value = fieldValue(listing as never, name) as never;
      const words = read ? read(value, listing) : readValue(field, value);
      return words === undefined ? [] : [{ term, value: write(words, field) }];
    });
}

/** A value in words, as its kind is usually read. */
function readValue(field: Field, value: unknown): string | null {
  switch (field.kind) {
    case 'day':
      return value === '' ? null : formatDay(String(value));
    case 'choice':
      return field.options[String(value)] ?? null;
    case 'flag':
      return value ? 'Yes' : 'No';
    case 'amount':
      return typeof value === 'number' ? formatPounds(value) : null;
    case 'count':
      return value === null ? null : String(value);
    default:
      return Array.isArray(value) ? value.join(', ') : String(value);
  }
}
