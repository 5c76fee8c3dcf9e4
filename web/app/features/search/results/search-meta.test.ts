import { describe, expect, it } from 'vitest';
import { parseSearchUrl } from './parse-search-url.ts';
import { canonicalUrlOf, searchMeta, searchTitle } from './search-meta.ts';

const searched = (search: string, total = 3) => {
  const { query, texts, cursor } = parseSearchUrl(new URLSearchParams(search));
  const place = query.location === '' ? null : { name: query.location };
  return { query, texts, cursor, total, place, unknownPlaces: [] };
};

describe('a search in words', () => {
  it.each([
    ['', 'Homes to rent'],
    ['location=Leeds', 'Homes to rent in Leeds'],
    ['location=Leeds&propertyType=flat', 'Flats to rent in Leeds'],
    ['propertyType=flat,room', 'Homes to rent'],
    ['propertyType=bungalow', 'Homes to rent'],
    ['box=-2,53,-1,54', 'Homes to rent in this area'],
  ])('%s', (search, title) => expect(searchTitle(searched(search))).toBe(title));

  it('names the place as it was understood', () => {
    expect(searchTitle({ ...searched('location=leeds'), place: { name: 'Leeds' } })).toBe('Homes to rent in Leeds');
  });
});

describe('for search engines', () => {
  it.each(['', 'location=Leeds', 'location=Leeds&propertyType=flat', 'location=Leeds&view=map'])(
    'a place and a kind are listed: %s',
    (search) => expect(searchMeta(searched(search))).not.toHaveProperty('unlisted'),
  );

  it.each(['maxBudget=900', 'location=Leeds&pets=true', 'location=Leeds&cursor=abc', 'sort=price-low'])(
    'anything more is not: %s',
    (search) => expect(searchMeta(searched(search)).unlisted).toBe(true),
  );

  it('a place that nobody knows is not, alone or beside one that is known', () => {
    expect(searchMeta({ ...searched('location=Atlantis'), place: null, unknownPlaces: ['Atlantis'] }).unlisted).toBe(
      true,
    );
    expect(searchMeta({ ...searched('location=Leeds or Atlantis'), unknownPlaces: ['Atlantis'] }).unlisted).toBe(true);
  });

  it('one URL stands for all ways to look at the same search', () => {
    const { texts } = searched('location=Leeds&propertyType=flat&sort=price-low&view=map&cursor=abc');
    expect(canonicalUrlOf(texts, { name: 'Leeds' })).toBe('/properties?location=Leeds&propertyType=flat');
  });

  it('a place in other capitals is listed under its name, and any other way to say it as it was typed', () => {
    expect(canonicalUrlOf({ location: 'leeds' }, { name: 'Leeds' })).toBe('/properties?location=Leeds');
    expect(canonicalUrlOf({ location: 'Leeds city' }, { name: 'Leeds' })).toBe('/properties?location=Leeds+city');
    expect(canonicalUrlOf({}, null)).toBe('/properties');
  });

  it('a search with filters is described by them, and shared under its own address', () => {
    const { description, sharedPath } = searchMeta(searched('location=Leeds&maxBudget=900&pets=true'));
    expect(sharedPath).toBe('/properties?location=Leeds&maxBudget=900&pets=true');
    expect(description).toContain('£900');
    expect(description).toContain('3 to choose from.');
  });

  it('the description tells how many there are, if any', () => {
    expect(searchMeta(searched('location=Leeds', 1_200)).description).toContain('1,200 to choose from');
    expect(searchMeta(searched('location=Leeds', 0)).description).not.toContain('0');
  });
});
