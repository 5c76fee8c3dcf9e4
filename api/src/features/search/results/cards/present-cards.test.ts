import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantText, presentCard } from './present-cards.ts';
import { readCardRow } from './read-card-row.ts';

test('writes an instant as toISOString does', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), (date) => {
      expect(instantText(date.getTime())).toBe(date.toISOString());
    }),
  );
});

const home = {
  rank: null,
  card: {
    id: '019c0000-0000-7000-8000-000000000001',
    title: 'A flat',
    status: 'live',
    rent_pence: 90_000,
    city: 'Manchester',
    outcode: 'M1',
    features: [],
    published_at: 0,
  },
  cover: null,
  point_lat: 53_480_000,
  point_lng: -2_240_000,
  point_source: 'pin',
  rate: null,
};

test('makes the card of a home once for all searches, and another when the home has changed', () => {
  const card = presentCard(readCardRow(JSON.stringify(home)));
  expect(presentCard(readCardRow(JSON.stringify(home)))).toBe(card);
  const changed = { ...home, card: { ...home.card, title: 'A bright flat' } };
  expect(presentCard(readCardRow(JSON.stringify(changed)))).toMatchObject({ ...card, title: 'A bright flat' });
});

test('says how far a home is in the answer of one search only', () => {
  const row = readCardRow(JSON.stringify(home));
  const card = presentCard(row);
  expect(presentCard(row, { middle: { east: 0, north: 0 } })).toEqual({ ...card, miles: expect.any(Number) });
  expect(presentCard(row).miles).toBeNull();
});
