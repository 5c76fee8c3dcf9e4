import fc from 'fast-check';
import { type Field, fieldNames, type ListingForm, listingFields } from '../fields.ts';
import { buildForm } from './listing-form.ts';

const words = fc.string({ maxLength: 60 });
const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

function valueOfKind(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
      return words;
    case 'day':
      return fc.oneof(fc.constant(''), day);
    case 'choice':
      return fc.constantFrom('', ...Object.keys(field.options));
    case 'items':
      return fc.subarray([...field.options]);
    case 'flag':
      return fc.boolean();
    case 'amount':
    case 'count':
      return fc.option(fc.double({ min: 0, max: 100_000, noNaN: true }).map((value) => Math.abs(value)));
    case 'texts':
      return fc.uniqueArray(words, { maxLength: 5 });
    case 'photos':
      return fc.uniqueArray(fc.uuid(), { maxLength: 5 });
    case 'link':
      return fc.constantFrom('', 'https://youtu.be/letfairDemo', 'a tour');
    case 'point':
      return fc.constantFrom('', '53.8196, -1.5812', '53.8', 'north');
  }
}

/** Any form that somebody can fill in, for property tests. */
export const anyListingForm: fc.Arbitrary<ListingForm> = fc
  .record({
    ...Object.fromEntries(fieldNames.map((name) => [name, valueOfKind(listingFields[name])])),
    'address.postcode': fc.constantFrom('', 'LS1 1AA', 'CH4', 'NOT ONE'),
  } as Record<(typeof fieldNames)[number], fc.Arbitrary<unknown>>)
  .map((values) => buildForm((name) => values[name]));

/** Drawn anew in each run, for workspaces that see other types of the library. */
export const someListingForms = (count: number): readonly ListingForm[] => fc.sample(anyListingForm, count);
