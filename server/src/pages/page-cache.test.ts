import { searchParameterNames } from '@letfair/domain/search/search-query';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coalesce, pageCache, pageUrlOf } from './page-cache.ts';

test('a page is kept as long as its route says', () => {
  let time = 0;
  const cache = pageCache<string>({ entries: 10, bytes: 100 }, () => time);
  cache.set('/', 'home', 10, 5);
  time = 4_999;
  expect(cache.get('/')).toBe('home');
  time = 5_000;
  expect(cache.get('/')).toBeUndefined();
});

test('what has expired is there to be compared until something takes its place', () => {
  const cache = pageCache<string>({ entries: 2, bytes: 100 });
  cache.set('/a', 'a', 1, 60);
  cache.set('/b', 'b', 1, 60);
  cache.expireWhere((page) => page === 'a');
  expect([cache.get('/a'), cache.getLast('/a'), cache.get('/b')]).toEqual([undefined, 'a', 'b']);
  cache.set('/c', 'c', 1, 60);
  expect([cache.getLast('/a'), cache.stats().entries]).toEqual([undefined, 2]);
});

test('another form of a page is kept as long as the page would have been, and counts with its own size', () => {
  let time = 0;
  const cache = pageCache<string>({ entries: 10, bytes: 100 }, () => time);
  cache.replace('/', 'nothing to replace', 1);
  cache.set('/', 'packed', 10, 5);
  time = 4_000;
  cache.replace('/', 'unpacked', 60);
  expect([cache.get('/'), cache.stats()]).toEqual(['unpacked', { bytes: 60, entries: 1 }]);
  time = 5_000;
  expect(cache.get('/')).toBeUndefined();
});

test('what was used longest ago goes first', () => {
  const cache = pageCache<string>({ entries: 2, bytes: 100 });
  cache.set('/a', 'a', 1, 60);
  cache.set('/b', 'b', 1, 60);
  cache.get('/a');
  cache.set('/c', 'c', 1, 60);
  expect([cache.get('/a'), cache.get('/b'), cache.get('/c')]).toEqual(['a', undefined, 'c']);
});

test('whatever is put in, the limits hold and the last one put in is there', () => {
  const page = fc.record({
    key: fc.constantFrom('/1', '/2', '/3', '/4', '/5', '/6'),
    bytes: fc.integer({ min: 0, max: 60 }),
  });
  fc.assert(
    fc.property(fc.array(page, { minLength: 1, maxLength: 40 }), (puts) => {
      const cache = pageCache<number>({ entries: 4, bytes: 100 });
      for (const { key, bytes } of puts) cache.set(key, bytes, bytes, 60);
      const kept = ['/1', '/2', '/3', '/4', '/5', '/6'].map(cache.get).filter((bytes) => bytes !== undefined);
      expect(kept.length).toBeLessThanOrEqual(4);
      expect(kept.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(100);
      const last = puts.at(-1)!;
      expect(cache.get(last.key)).toBe(last.bytes);
    }),
  );
});

test('a page bigger than the whole cache is not kept', () => {
  const cache = pageCache<string>({ entries: 2, bytes: 100 });
  cache.set('/a', 'a', 50, 60);
  cache.set('/big', 'big', 101, 60);
  expect([cache.get('/a'), cache.get('/big')]).toEqual(['a', undefined]);
});

test('a hundred who come at once cause one rendering', async () => {
  let renderings = 0;
  const once = coalesce<number>();
  const render = async () => {
    await new Promise(setImmediate);
    return ++renderings;
  };
  const answers = await Promise.all(Array.from({ length: 100 }, () => once('/', render)));
  expect(renderings).toBe(1);
  expect(answers.filter(({ shared }) => !shared)).toHaveLength(1);
  await once('/', render);
  expect(renderings).toBe(2);
});

test('a rendering that fails fails for those who waited, and is forgotten', async () => {
  const once = coalesce<string>();
  const failing = () => Promise.reject(new Error('no'));
  const answers = await Promise.allSettled([once('/', failing), once('/', failing)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await once('/', async () => 'yes')).toEqual({ value: 'yes', shared: false });
});

test.each([
  ['/?utm_source=mail', '/'],
  ['/terms?x=1&y=2', '/terms'],
  ['/properties?x=1', '/properties'],
  ['/properties?view=map&x=1&location=St%20Albans', '/properties?location=St+Albans&view=map'],
  ['/properties.data?x=1&_routes=root&location=Leeds', '/properties.data?location=Leeds&_routes=root'],
  ['/properties/01980000-0000-7000-8000-0000000000ab?x=1', '/properties/01980000-0000-7000-8000-0000000000ab'],
  [
    '/properties/01980000-0000-7000-8000-0000000000ab/two-bedroom-flat-leeds-ls7?x=1',
    '/properties/01980000-0000-7000-8000-0000000000ab/two-bedroom-flat-leeds-ls7',
  ],
  ['/areas/leeds?x=1', '/areas/leeds'],
  ['/help?q=deposit&x=1', '/help?q=deposit'],
  ['/agents?x=1', '/agents'],
  ['/agents/harbour-lets?x=1&cursor=a', '/agents/harbour-lets?cursor=a'],
  ['/agents/in/leeds?cursor=24&x=1', '/agents/in/leeds?cursor=24'],
  ['/landlords/ada-l?x=1', '/landlords/ada-l'],
])('%s is the page %s', (url, page) => {
  expect(pageUrlOf(url)).toBe(page);
});

test.each(['/auth/verify?token=a&x=1', '/properties/manage?status=live', '/messages?id=1', '/none?x=1', '/properties'])(
  'the whole of %s reaches its page',
  (url) => {
    expect(pageUrlOf(url)).toBe(url);
  },
);

test('every search filter is part of the address of a search', () => {
  for (const name of searchParameterNames)
    expect(pageUrlOf(`/properties?${name}=1&x=2`), name).toBe(`/properties?${name}=1`);
});
