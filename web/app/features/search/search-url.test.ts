import { describe, expect, it } from 'vitest';
import { addressOf, readAddress, tidierAddress } from './search-url.ts';

const read = (search: string) => readAddress(new URLSearchParams(search));
const tidier = (search: string) => tidierAddress(new URLSearchParams(search));

describe('the address of a search', () => {
  it('is read and written the same', () => {
    const { texts, view } = read('location=Leeds&propertyType=flat,room&maxBudget=1250&sort=price-low&view=map');
    expect(texts).toEqual({ location: 'Leeds', propertyType: 'flat,room', maxBudget: '1250', sort: 'price-low' });
    expect(addressOf(texts, { view })).toBe(
      '/properties?location=Leeds&propertyType=flat,room&maxBudget=1250&sort=price-low&view=map',
    );
  });

  it('leaves out what says nothing', () => {
    expect(addressOf({})).toBe('/properties');
    expect(addressOf({ location: '  ', propertyType: 'all', sort: 'newest' }, { view: 'list' })).toBe('/properties');
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
    expect(Object.keys(ignored).sort()).toEqual(['bedrooms', 'lng', 'maxBudget', 'sort']);
  });

  it('says nothing about parameters of others', () => {
    expect(read('utm_source=mail')).toMatchObject({ texts: {}, ignored: {} });
  });
});

describe('what a form without script sends', () => {
  it('is sent on to the address without its empty fields', () => {
    expect(tidier('location=Leeds&propertyType=all&maxBudget=&sort=newest')).toBe('/properties?location=Leeds');
    expect(tidier('location=&view=map&view=list')).toBe('/properties');
    expect(tidier('location=&features=garden&features=gym&filters=open')).toBe(
      '/properties?features=garden,gym&filters=open',
    );
  });

  it('keeps what cannot be used, so that the page can tell', () => {
    expect(tidier('location=&bedrooms=many')).toBe('/properties?bedrooms=many');
  });

  it('is left alone where there is nothing to tidy, or the address would never come to rest', () => {
    for (const search of ['', 'location=Leeds', 'utm_source=', 'sort=luck&maxBudget=2000%2B', 'cursor=abc&view=map'])
      expect(tidier(search)).toBeNull();
    const once = tidier('location=&features=garden&features=gym&sort=newest&view=list')!;
    expect(tidier(new URL(once, 'http://here').search)).toBeNull();
  });
});
