import { describe, expect, it } from 'vitest';
import { addressKey } from './address-key.ts';
import { copyComparer, isWholeHome } from './compare-homes.ts';
import { copyFlag } from './copy-flag.ts';
import { cloneOf, type ExampleAdvert, homeOfAgency, neighbourIn, someHome } from './example-adverts.ts';
import { bandsOfText, printOf, similarityOf, TEXT_BANDS } from './text-print.ts';

const many = <Item>(count: number, make: (n: number) => Item): Item[] =>
  Array.from({ length: count }, (_, n) => make(n));

const whole: { propertyType: string; isShared: boolean } = { propertyType: 'flat', isShared: false };
const homeOf = (advert: ExampleAdvert) => ({
  ...advert,
  ...whole,
  key: addressKey(advert),
  bands: bandsOfText(printOf(advert.title, advert.description)),
});
type Home = ReturnType<typeof homeOf>;

/** What the indexes of the database find. */
const isCandidate = (one: Home, other: Home): boolean =>
  (one.key !== null && one.key === other.key) || (one.bands?.some((band, at) => band === other.bands?.[at]) ?? false);

const isCopyOf = (home: Home) => {
  const matchesOf = copyComparer(home);
  return (other: Home): boolean => isCandidate(home, other) && matchesOf({ other, sharesPhotos: false }).length > 0;
};

const MARKETS = 3;

describe('among generated adverts', () => {
  const markets = many(MARKETS, (market) => {
    const originals = many(150, (n) => homeOf(someHome(`${market} home ${n}`)));
    const honest = [
      ...many(200, (n) => homeOf(neighbourIn(n % 5, n + 1, `${market} neighbour ${n}`))),
      ...many(150, (n) => homeOf(homeOfAgency(n % 3, `${market} agency ${n}`))),
      ...originals,
    ];
    return { originals, honest, market };
  });

  it('at least 47 of 50 clones with another order, other words and often another address are noticed', () => {
    const noticed = markets.map(
      ({ originals, market }) =>
        originals
          .slice(0, 50)
          .filter((original, n) => isCopyOf(homeOf(cloneOf(original, `${market} clone ${n}`)))(original)).length,
    );
    expect(noticed.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(47 * MARKETS);
  });

  it('at most 2 of 500 honest homes of one building, of one agency or in similar words are', () => {
    const flagged = markets.map(
      ({ honest }) => honest.filter((home, n) => honest.slice(0, n).some(isCopyOf(home))).length,
    );
    expect(flagged.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(2 * MARKETS);
  });
});

describe('a text', () => {
  const { title, description } = someHome('text');

  it('is the same in any order of its sentences', () => {
    const turned = description.split('. ').toReversed().join('. ');
    expect(similarityOf(printOf(title, description), printOf(title, turned))).toBe(1);
    expect(bandsOfText(printOf(title, description))).toHaveLength(TEXT_BANDS);
  });

  it('that says nothing of its own is not compared', () => {
    const usual =
      'A lovely bright two bedroom flat with modern fitted kitchen, gas central heating and double glazing.';
    expect(bandsOfText(printOf('Two bedroom flat', usual))).toBeNull();
    expect(bandsOfText(printOf('', ''))).toBeNull();
  });
});

describe('two homes', () => {
  const home = homeOf(someHome('one'));
  const other = { ...homeOf(someHome('two')), line1: home.line1, postcode: home.postcode };
  const matchesOf = (changes: Partial<Home> = {}, sharesPhotos = false) =>
    copyComparer(home)({ other: { ...other, ...changes }, sharesPhotos });

  it('of one address are the same, whoever lists them, unless rooms of it are let', () => {
    expect(matchesOf()).toEqual(['address']);
    expect(matchesOf({ accountId: home.accountId }, true)).toEqual(['address', 'photos']);
    expect(matchesOf({ propertyType: 'room' })).toEqual([]);
    expect(matchesOf({ isShared: true })).toEqual([]);
    expect(matchesOf({ line1: `Flat 2, ${home.line1}` })).toEqual([]);
    expect([isWholeHome(whole), isWholeHome({ propertyType: 'room', isShared: false })]).toEqual([true, false]);
  });

  it('with one text are the same, unless one account lists both', () => {
    const elsewhere = { line1: '7 Elsewhere Road', description: home.description, title: home.title };
    expect(matchesOf(elsewhere)).toEqual(['text']);
    expect(matchesOf({ ...elsewhere, accountId: home.accountId })).toEqual([]);
  });
});

it('a flag says what adverts have in common, and with whose', () => {
  expect(copyFlag([])).toBeNull();
  expect(copyFlag([{ listingId: 'a', matches: ['address', 'text'], isOwn: false }])?.sentence).toBe(
    'It has the same address and nearly the same text as an advert of another account.',
  );
  const copies = [
    { listingId: 'a', matches: ['text'], isOwn: false },
    { listingId: 'b', matches: ['photos', 'text'], isOwn: false },
    { listingId: 'c', matches: ['address'], isOwn: true },
  ] as const;
  expect(copyFlag(copies)).toEqual({
    kind: 'copy',
    sentence:
      'It has nearly the same text and the same photos as 2 adverts of other accounts. It has the same address as another advert of this account.',
    copies,
  });
});
