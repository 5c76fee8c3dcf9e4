import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyListingForm } from '../../listings/form/listing-form-arbitrary.ts';
import { listingStatuses } from '../../listings/lifecycle.ts';
import { readField } from './cells.ts';
import { columnName, portfolioColumns } from './columns.ts';
import { guessColumn, guessColumns } from './guess-columns.ts';
import {
  applyValues,
  changedFields,
  type ListingToWrite,
  photoKinds,
  portableFields,
  portableValues,
} from './portable-listing.ts';
import { readRow, shownValue, withFormulaGuard, withoutFormulaGuard, writeRow } from './rows.ts';

const ownColumns = portfolioColumns.map((target) => ({ header: columnName(target), target }));
const line = fc.string({ maxLength: 40 }).map((text) => text.trim().replaceAll(/\p{C}/gu, ''));

const anyListing: fc.Arbitrary<ListingToWrite> = fc
  .record({
    form: anyListingForm,
    reference: line.filter((text) => text !== ''),
    client: line,
    branch: line,
    status: fc.constantFrom(...listingStatuses),
    photos: fc.array(
      fc.record({
        kind: fc.constantFrom(...photoKinds),
        caption: line,
        source: fc.stringMatching(/^[\w./:;|-]{1,30}$/),
      }),
      { maxLength: 5 },
    ),
  })
  .map(({ form, ...rest }) => ({ ...rest, values: portableValues(form) }));

describe('a row of our own file', () => {
  it('is read back as it was written, whatever the form can hold', () => {
    fc.assert(
      fc.property(anyListing, anyListingForm, (listing, other) => {
        const before = applyValues(other, listing);
        // Figures that no listing has are a problem instead.
        const { listing: read, problems } = readRow(ownColumns, writeRow(listing));
        const wrong = problems.map(({ column }) => column);
        const compared = portableFields.filter((name) => !wrong.includes(columnName(name)));
        expect(read).toMatchObject({
          reference: listing.reference,
          client: listing.client,
          status: listing.status,
          photos: listing.photos,
        });
        const changed = changedFields(before, applyValues(before, read ?? { values: {} }));
        expect(changed.filter((name) => compared.includes(name))).toEqual([]);
      }),
    );
  });
  it('has a column for every field, each with a name of its own that is recognised', () => {
    const names = portfolioColumns.map(columnName);
    expect(new Set(names).size).toBe(names.length);
    expect(guessColumns(names)).toEqual(portfolioColumns);
  });
});

describe('a cell', () => {
  it.each([
    ['monthlyRent', '£1,250.00', 1250],
    ['monthlyRent', '1,250 pcm', 1250],
    ['availableDate', '3/12/2026', '2026-12-03'],
    ['availableDate', '03.12.26', '2026-12-03'],
    ['availableDate', '3rd Dec 2026', '2026-12-03'],
    ['availableDate', '2026-12-03 00:00:00', '2026-12-03'],
    ['hasParking', 'Y', true],
    ['hasParking', '', undefined],
    ['bathrooms', '1.5', 1.5],
    ['propertyType', 'Apartment', 'flat'],
    ['propertyType', 'Semi detached', 'semi-detached'],
    ['furnishing', 'Part Furnished', 'part-furnished'],
    ['utilitiesIncluded', 'water, GAS', ['Gas', 'Water']],
    ['features', 'Garden; Balcony\nLift', ['Garden', 'Balcony', 'Lift']],
    ['features', '["a;b"]', ['a;b']],
    ['studentsWelcome', 'Yes', true],
    ['shortLet', 'n', false],
    ['videoTour', ' https://youtu.be/letfairDemo', 'https://youtu.be/letfairDemo'],
  ] as const)('of %s reads “%s”', (name, cell, value) => expect(readField(name, cell)).toEqual({ ok: true, value }));

  it.each([
    ['monthlyRent', 'POA'],
    ['monthlyRent', '1250,50'],
    ['monthlyRent', '£300 pw'],
    ['monthlyRent', '200001'],
    ['availableDate', '12/31/2026'],
    ['hasParking', 'maybe'],
    ['bedrooms', '2.5'],
    ['propertyType', 'Castle'],
    ['utilitiesIncluded', 'Gas, Butler'],
    ['title', 'x'.repeat(121)],
    ['videoTour', `https://youtu.be/${'x'.repeat(300)}`],
  ] as const)('of %s says what is wanted instead of “%s”', (name, cell) =>
    expect(readField(name, cell)).toEqual({ ok: false, wanted: expect.stringMatching(/\.$/) }),
  );
});

test('problems name the column as the file does, the value and what is wanted', () => {
  const columns = ['Ref', 'Beds', 'Rent pcm'].map((header) => ({ header, target: guessColumn(header) }));
  expect(readRow(columns, ['A1', 'two', '£950'])).toEqual({
    listing: { reference: 'A1', values: { monthlyRent: 950 } },
    problems: [{ target: 'bedrooms', column: 'Beds', value: 'two', wanted: 'A whole number from 0 to 50.' }],
  });
  expect(readRow(columns, ['', '2', '950'])).toMatchObject({ listing: null, problems: [{ column: 'Ref' }] });
});

describe('a field in several columns', () => {
  const read = (headers: readonly string[], cells: readonly string[]) => {
    const targets = guessColumns(headers);
    return readRow(
      headers.map((header, at) => ({ header, target: targets[at] ?? null })),
      cells,
    );
  };
  it.each([
    ['12', 'High Street', '12 High Street'],
    ['12', '12 High Street', '12 High Street'],
    ['', 'High Street', 'High Street'],
    ['Rose Cottage', '', 'Rose Cottage'],
  ])('puts the number %j and the street %j together', (number, street, line1) =>
    expect(read(['Ref', 'House number', 'Street'], ['A1', number, street]).listing?.values).toEqual({
      'address.line1': line1,
    }),
  );
  it('puts the halves of a postcode and the entries of a list together', () =>
    expect(
      read(
        ['Ref', 'Postcode 1', 'Postcode 2', 'Feature 1', 'Feature 2', 'Feature 3'],
        ['A', 'LS6', '3AA', 'Lift', '', 'Pool'],
      ).listing?.values,
    ).toEqual({ 'address.postcode': 'LS6 3AA', features: ['Lift', 'Pool'] }));
  it('names the field as the form does', () =>
    expect(read(['Ref', 'Feature 1', 'Feature 2'], ['A', 'x'.repeat(5_000), '']).problems).toMatchObject([
      { column: 'Features' },
    ]));
});

describe('a rent with its period', () => {
  const columns = [
    { header: 'Ref', target: 'reference' },
    { header: 'Rent', target: 'monthlyRent' },
    { header: 'Frequency', target: 'rent_period' },
  ] as const;
  it.each([
    ['300', 'pw', 1300],
    ['300', 'Weekly', 1300],
    ['1200', '4-weekly', 1300],
    ['950', 'pcm', 950],
    ['950', '', 950],
    ['3000', 'Quarterly', 1000],
    ['12,000', 'per annum', 1000],
  ])('of £%s %s is £%i a month', (rent, period, monthlyRent) =>
    expect(readRow(columns, ['A', rent, period]).listing?.values).toEqual({ monthlyRent }),
  );
  it('that is not known is a problem', () =>
    expect(readRow(columns, ['A', '300', 'pppw']).problems).toMatchObject([{ column: 'Frequency', value: 'pppw' }]));
});

describe('a cell that a spreadsheet would compute', () => {
  it.each(['=1+1', '+44', '-1', '@SUM(A1)', '\t=1', '＝1', "'=1", "'"])('%j is made harmless and read back', (cell) => {
    expect(withFormulaGuard(cell)).toMatch(/^'/);
    expect(withoutFormulaGuard(withFormulaGuard(cell))).toBe(cell);
  });
  it('is any cell that begins like a formula, and no other', () => {
    fc.assert(
      fc.property(fc.string(), (cell) => {
        expect(withFormulaGuard(cell)).not.toMatch(/^[=+\-@\t\r]/);
        expect(withoutFormulaGuard(withFormulaGuard(cell))).toBe(cell);
      }),
    );
    expect(withFormulaGuard('Flat 1')).toBe('Flat 1');
  });
});

test('a wrong value is repeated in a form that can be stored', () => {
  expect(shownValue('a\0b\ud800')).toBe('a\ufffdb\ufffd');
  expect(shownValue(`x${'😀'.repeat(60)}`)).toBe(`x${'😀'.repeat(49)}…`);
});
