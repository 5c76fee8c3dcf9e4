import type { LetfairContract } from '@letfair/contract';
import { type Client, createClient } from '@letfair/contract/wire/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { figuresInWords, listedAs, loadLiveRents, loadPlaceFacts, PATIENCE_MS } from './live-rents.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rents = { homes: 7, median: 950, byBedrooms: [{ bedrooms: 1, homes: 5, median: 900 }] };

const over = (wire: (location: unknown) => Promise<unknown>) =>
  createClient({ search: { rents: { method: 'GET', path: '/api/properties/rents' } } } as never, (_, { query }) =>
    wire(query?.location),
  ) as Pick<Client<LetfairContract>, 'search'>;

test('the rents of a place are those of its homes', async () => {
  const asked: unknown[] = [];
  const api = over(async (location) => {
    asked.push(location);
    return { success: true, data: { ...rents, place: null } };
  });
  expect(await loadLiveRents(api, 'M1')).toEqual(rents);
  expect(asked).toEqual(['M1']);
  expect(vi.getTimerCount()).toBe(0);
});

test('a server that cannot say leaves them out', async () => {
  const api = over(async () => ({ success: false, message: 'No.', error: { code: 'unavailable' } }));
  expect(await loadLiveRents(api, 'M1')).toBeNull();
});

test('a server that takes too long leaves them out', async () => {
  const loading = loadLiveRents(
    over(() => new Promise(() => {})),
    'M1',
  );
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(await loading).toBeNull();
});

const nothing = { added: 0, withPets: 0, withParking: 0, withBills: 0, let: null, openData: [] };
const known = { ...rents, ...nothing, range: { lowest: 700, highest: 1_400 } };
const unknown = { ...nothing, homes: 4, median: null, byBedrooms: [], range: null };

test('the facts of a place are left out by a server that cannot say', async () => {
  const facts = (answer: unknown) =>
    loadPlaceFacts(
      createClient(
        { places: { facts: { method: 'GET', path: '/api/places/facts' } } } as never,
        async () => answer as never,
      ),
      'M1',
    );
  expect(await facts({ success: true, data: known })).toEqual(known);
  expect(await facts({ success: false, message: 'No.', error: { code: 'unavailable' } })).toBeNull();
});

test('a page is for search engines, and promises real medians, only where there are some', () => {
  const address = { canonicalPath: '/properties?location=King%27s+Lynn' };
  const listed = (facts: typeof unknown | typeof known | null) => listedAs('/areas/kings-lynn', "King's Lynn", facts);
  expect(listed(known)).toEqual(address);
  expect(figuresInWords(known)).toContain('Real median rents');
  const datum = {
    figure: 'residents',
    value: 9_000,
    area: '',
    title: '',
    licence: '',
    attribution: '',
    asOf: '',
  } as const;
  expect(listedAs('/areas/kings-lynn', "King's Lynn", { ...unknown, openData: [datum] })).toEqual(address);
  expect(figuresInWords({ ...unknown, openData: [datum] })).toContain('open data');
  for (const none of [null, unknown]) {
    expect(listed(none)).toEqual({ unlisted: true, sharedPath: '/areas/kings-lynn' });
    expect(figuresInWords(none)).toContain('Example figures only');
  }
});
