import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { loadMarket } from './load-home.ts';
import { Market } from './market.tsx';

const home = {
  id: '0198f2a4-6c1e-7d3a-9b52-3f6d1c0a7e11',
  title: 'Two rooms by the canal',
  price: 1250,
  area: 'Headingley, Leeds LS6',
  photo: null,
  path: '/properties/0198f2a4-6c1e-7d3a-9b52-3f6d1c0a7e11/two-bedroom-flat-leeds-ls6',
  facts: '2 beds · 1 bath · Flat',
};
const found = { ...home, bedrooms: 2, bathrooms: 1, propertyType: 'flat' };

test('the home page ends with the homes added last and the towns that have homes', () => {
  const leeds = { name: 'Leeds', path: '/areas/leeds', homes: 43, median: 845 };
  renderPage(<Market newest={[home]} towns={[leeds]} />);
  const newest = within(screen.getByRole('region', { name: 'Just added' }));
  expect(newest.getByRole('link', { name: home.title }).getAttribute('href')).toBe(home.path);
  const town = within(screen.getByRole('region', { name: 'Where to find homes' })).getByRole('listitem');
  expect(town.textContent).toBe('Leeds43 homesMedian rent £845 pcm');
  expect(within(town).getByRole('link').getAttribute('href')).toBe('/areas/leeds');
});

test('an empty marketplace adds nothing to the home page', () => {
  renderPage(<Market newest={[]} towns={[]} />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('towns are read once a minute and stand in the order of their homes', async () => {
  const rents = vi.fn(async ({ query: { location } }: { query: { location: string } }) => ({
    success: true,
    data: { homes: { Leeds: 3, Bristol: 9 }[location] ?? 0, median: null, byBedrooms: [] },
  }));
  const find = async () => ({ success: true, data: { properties: [found] } });
  const api = { search: { find, rents } } as unknown as Parameters<typeof loadMarket>[0];
  expect((await loadMarket(api)).towns.map(({ name, path }) => [name, path])).toEqual([
    ['Bristol', '/areas/bristol'],
    ['Leeds', '/areas/leeds'],
  ]);
  const calls = rents.mock.calls.length;
  expect((await loadMarket(api)).newest).toEqual([home]);
  expect(rents.mock.calls.length).toBe(calls);
});
