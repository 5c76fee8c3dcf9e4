import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPublicListing } from '../../../testing/example-listing.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ListerCard } from './lister-card.tsx';
import { listingView } from './listing-view.ts';

const show = (replies: ReturnType<typeof aPublicListing>['lister']['replies']) => {
  const listing = aPublicListing();
  renderPage(
    <ListerCard {...listingView({ ...listing, lister: { ...listing.lister, replies } }, '2026-12-01')} />,
    '/',
  );
};

test('the page of a home tells how soon its lister answers, and how that is counted', () => {
  show({ rate: 100, medianMinutes: 45, withinDay: true });
  screen.getByText('Answers 100% of enquiries, usually within an hour');
  expect(screen.getByRole('link', { name: 'How we measure reply times' }).getAttribute('href')).toMatch(/^\/help/);
});

test('a lister without figures shows none', () => {
  show(null);
  expect(screen.queryByText(/enquiries/)).toBeNull();
});
