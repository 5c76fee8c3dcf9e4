import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPublicListing } from '../../../testing/example-listing.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { listingView } from './listing-view.ts';
import { RentChanges } from './listing-words.tsx';

type Listing = ReturnType<typeof aPublicListing>;
const show = (changes: Partial<Listing>) =>
  renderPage(<RentChanges rents={listingView(aPublicListing(changes), '2026-12-03').rents} />, '/properties/home-1');
const rents = [
  { day: '2026-09-01', price: 1_300 },
  { day: '2026-10-03', price: 1_250 },
  { day: '2026-11-28', price: 1_200 },
];

test('says nothing of a rent that was never changed', () => {
  show({});
  expect(screen.queryByRole('region', { name: 'Rent history' })).toBeNull();
});

test('names the latest change and how much it was reduced from, without folding what is short', () => {
  show({ reducedFrom: 1_250, rentHistory: [{ from: '2026-10-03', until: null, rents: rents.slice(1) }] });
  expect(screen.getByText('Reduced from £1,250')).toBeDefined();
  expect(screen.getByText('£1,250 on 3 October, now £1,200')).toBeDefined();
  expect(screen.queryByText(/^All/)).toBeNull();
});

test('folds a longer history, and tells when the home was listed before', () => {
  show({
    rentHistory: [
      { from: '2026-09-01', until: null, rents },
      { from: '2026-05-03', until: '2026-06-01', rents: [{ day: '2026-05-03', price: 1_250 }] },
    ],
  });
  expect(screen.getByText('Previously listed from 3 May to 1 June 2026 at £1,250')).toBeDefined();
  const folded = screen.getByText('Full rent history (3)').closest('details');
  expect(folded?.open).toBe(false);
  expect([...(folded?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '£1,200 pcm from 28 November 2026',
    '£1,250 pcm from 3 October 2026',
    '£1,300 pcm from 1 September 2026',
  ]);
});
