import { describe, expect, it, test } from 'vitest';
import { parseSearchUrl, shorterSearchUrl } from './parse-search-url.ts';
import { urlOfSentence } from './read-sentence.ts';
import { displayOf, isSameSearch, searchUrl } from './search-url.ts';

const read = (search: string) => parseSearchUrl(new URLSearchParams(search));
const view = (search: string) => displayOf(new URLSearchParams(search)).view;
const shorter = (search: string) => shorterSearchUrl(new URLSearchParams(search));

describe('the URL of a search', () => {
  it('is read and written the same', () => {
    const search = 'location=Leeds&propertyType=flat,room&maxBudget=1250&sort=price-low&view=map';
    const { texts } = read(search);
    expect(texts).toEqual({ location: 'Leeds', propertyType: 'flat,room', maxBudget: '1250', sort: 'price-low' });
    expect(searchUrl(texts, { view: view(search) })).toBe(`/properties?${search}`);
  });

  it('remembers the place before an area of the map, and only then', () => {
    const area = 'box=-1.6,53.7,-1.5,53.8';
    expect(displayOf(new URLSearchParams(`${area}&from=Leeds`)).from).toBe('Leeds');
    expect(searchUrl(read(area).texts, { view: 'map', from: 'Leeds' })).toBe(`/properties?${area}&view=map&from=Leeds`);
    expect(searchUrl({ location: 'York' }, { from: 'Leeds' })).toBe('/properties?location=York');
  });

  it('does not read a location that is longer than any place', () => {
    const { query, ignored } = read(`location=x${'+'.repeat(14_000)}x&bedrooms=2`);
    expect([query.location, query.bedrooms]).toEqual(['', 2]);
    expect(ignored).toEqual(['location']);
  });

  it('leaves out what says nothing', () => {
    expect(searchUrl({})).toBe('/properties');
    expect(searchUrl({ location: '  ', propertyType: 'all', sort: 'newest' }, { view: 'list' })).toBe('/properties');
  });

  it('keeps the budget without a maximum, which is a choice of its own', () => {
    expect(read('maxBudget=2000%2B').texts).toEqual({ maxBudget: '2000+' });
    expect(read('maxBudget=2000%2B').query.maxBudget).toBeNull();
  });

  it('takes boxes that share a name as one list', () => {
    expect(read('features=garden&features=gym').texts).toEqual({ features: 'garden,gym' });
    expect(read('propertyType=all&propertyType=room').texts).toEqual({ propertyType: 'room' });
  });

  it('tells what it could not use, and searches for the rest', () => {
    const { texts, ignored } = read('location=Leeds&maxBudget=cheap&sort=luck&bedrooms=-1&lat=53');
    expect(texts).toEqual({ location: 'Leeds' });
    expect(ignored).toEqual(['longitude', 'highest rent', 'order', 'bedrooms']);
  });

  it('says nothing about parameters of others', () => {
    expect(read('utm_source=mail')).toMatchObject({ texts: {}, ignored: [] });
  });
});

describe('what a form without script sends', () => {
  it('is redirected to the URL without its empty fields', () => {
    expect(shorter('location=Leeds&propertyType=all&maxBudget=&sort=newest')).toBe('/properties?location=Leeds');
    expect(shorter('location=&view=map&view=list')).toBe('/properties');
    expect(shorter('location=&features=garden&features=gym&filters=open')).toBe(
      '/properties?features=garden,gym&filters=open',
    );
  });

  it('keeps what cannot be used, so that the page can tell', () => {
    expect(shorter('location=&bedrooms=many')).toBe('/properties?bedrooms=many');
  });

  it('is left alone where there is nothing to shorten, or redirects would never end', () => {
    for (const search of ['', 'location=Leeds', 'utm_source=', 'sort=luck&maxBudget=2000%2B', 'cursor=abc&view=map'])
      expect(shorter(search)).toBeNull();
    const once = shorter('location=&features=garden&features=gym&sort=newest&view=list')!;
    expect(shorter(new URL(once, 'http://here').search)).toBeNull();
  });
});

test('a compact list keeps its place in the address of every further search', () => {
  const display = displayOf(new URLSearchParams('view=compact'));
  expect(display.view).toBe('compact');
  expect(searchUrl({ location: 'Leeds' }, display)).toBe('/properties?location=Leeds&view=compact');
  expect(displayOf(new URLSearchParams('view=upside-down')).view).toBe('list');
});

test('another view of the same homes is no other search', () => {
  const isSame = (one: string, other: string) => isSameSearch(new URLSearchParams(one), new URLSearchParams(other));
  expect(isSame('location=Leeds', 'location=Leeds&view=map&filters=open')).toBe(true);
  expect(isSame('location=Leeds', 'location=Leeds&sort=newest&propertyType=all')).toBe(true);
  expect(isSame('location=Leeds', 'location=York')).toBe(false);
  expect(isSame('location=Leeds', 'location=Leeds&cursor=abc')).toBe(false);
});

describe('a search in someone’s own words', () => {
  const urlOf = (search: string) => urlOfSentence(new URLSearchParams(search));

  it('becomes ordinary filters, and remembers what was said', () => {
    expect(urlOf('q=2+bed+flat+in+leeds,+cat+ok')).toBe(
      '/properties?location=Leeds&propertyType=flat&bedrooms=2&maxBedrooms=2&pets=true&said=2+bed+flat+in+leeds,+cat+ok',
    );
    expect(urlOf('location=Leeds')).toBeNull();
    expect(urlOf('q=+')).toBeNull();
  });

  it('gives way to filters beside it', () => {
    expect(urlOf('q=leeds+under+1200&location=York')).toBe(
      '/properties?location=York&maxBudget=1200&said=leeds+under+1200',
    );
  });

  it('that is too long leaves the search as it is', () => {
    expect(urlOf(`q=${'flat+'.repeat(2_000)}&location=York`)).toMatch(/^\/properties\?location=York&said=[a-z+]{301}$/);
  });

  it('is another search, with an empty field is none', () => {
    expect(isSameSearch(new URLSearchParams('q=leeds'), new URLSearchParams(''))).toBe(false);
    expect(isSameSearch(new URLSearchParams('said=leeds'), new URLSearchParams(''))).toBe(false);
    expect(shorter('q=&location=Leeds')).toBe('/properties?location=Leeds');
  });
});
