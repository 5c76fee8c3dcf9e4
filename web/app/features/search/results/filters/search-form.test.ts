import { describe, expect, it } from 'vitest';
import { parseSearchUrl } from '../parse-search-url.ts';
import { searchUrl } from '../search-url.ts';
import { drawerFields } from '../url-parameters.ts';
import {
  activeDrawerFields,
  barFields,
  hiddenFields,
  searchAfter,
  searchInBox,
  withoutDrawerFields,
} from './search-form.tsx';

const sent = (fields: Record<string, string | string[]>) => ({
  getAll: (name: string) => [fields[name] ?? []].flat(),
});

describe('a search from the bar', () => {
  it('keeps the filters that the bar does not show', () => {
    const before = { location: 'Leeds', pets: 'true', features: 'garden' };
    const after = searchAfter(before, barFields, sent({ location: 'York', propertyType: 'flat', maxBudget: '' }));
    expect(searchUrl(after)).toBe('/properties?location=York&propertyType=flat&pets=true&features=garden');
  });

  it('for another place leaves the area of the map', () => {
    const before = { box: '-2,53,-1,54', sort: 'price-low' };
    expect(searchUrl(searchAfter(before, barFields, sent({ location: 'York', sort: 'price-low' })))).toBe(
      '/properties?location=York&sort=price-low',
    );
    expect(searchUrl(searchAfter(before, barFields, sent({ location: '', sort: 'bedrooms' })))).toBe(
      '/properties?box=-2,53,-1,54&sort=bedrooms',
    );
  });

  it('without a place has no distance from it', () => {
    const before = { location: 'Leeds', radius: '3', sort: 'distance' };
    expect(searchUrl(searchAfter(before, barFields, sent({ location: ' ', sort: 'distance' })))).toBe('/properties');
  });
});

describe('a search from the drawer', () => {
  it('joins the boxes of one name, and drops what was unticked', () => {
    const before = { location: 'Leeds', pets: 'true', sort: 'price-low' };
    const after = searchAfter(before, drawerFields, sent({ propertyType: ['flat', 'room'], bedrooms: '2' }));
    expect(searchUrl(after)).toBe('/properties?location=Leeds&propertyType=flat,room&bedrooms=2&sort=price-low');
  });

  it('counts what narrows the search down, which a budget without maximum does not', () => {
    const active = (search: string) => activeDrawerFields(parseSearchUrl(new URLSearchParams(search)));
    expect(active('location=Leeds&maxBudget=2000%2B&sort=price-low')).toBe(0);
    expect(active('location=Leeds&radius=3&features=garden,gym&pets=true')).toBe(3);
  });

  it('can be cleared without losing the place and the order', () => {
    const before = { location: 'Leeds', pets: 'true', maxBudget: '900', sort: 'price-low' };
    expect(withoutDrawerFields(before)).toEqual({ location: 'Leeds', sort: 'price-low' });
  });
});

describe('without script', () => {
  const texts = { location: 'Leeds', maxBudget: '900', box: '-2,53,-1,54', pets: 'true', sort: 'price-low' };

  it('a form carries along what it does not show', () => {
    expect(hiddenFields(texts, barFields)).toEqual([{ name: 'pets', value: 'true' }]);
    expect(hiddenFields(texts, drawerFields).map(({ name }) => name)).toEqual(['location', 'box', 'sort']);
  });
});

describe('the area of the map', () => {
  it('stands in for a place and all that is measured from it', () => {
    const before = { location: 'Leeds', radius: '3', sort: 'distance', pets: 'true' };
    expect(searchInBox(before, '-2,53,-1,54')).toEqual({ pets: 'true', box: '-2,53,-1,54' });
  });

  it('keeps every other order', () => {
    expect(searchInBox({ sort: 'price-low' }, '-2,53,-1,54')).toEqual({ sort: 'price-low', box: '-2,53,-1,54' });
  });
});
