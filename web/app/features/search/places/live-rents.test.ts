import type { LetfairContract } from '@letfair/contract';
import { type Client, createClient } from '@letfair/contract/wire/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { figuresInWords, loadLiveRents, PATIENCE_MS } from './live-rents.ts';

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

test('a description promises real medians only where there are some', () => {
  expect(figuresInWords(rents)).toContain('real median rents');
  for (const none of [null, { homes: 4, median: null, byBedrooms: [] }])
    expect(figuresInWords(none)).toBe('Illustrative figures.');
});
