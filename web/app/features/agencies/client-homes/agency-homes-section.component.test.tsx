import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { AgencyHomesSection } from './agency-homes-section.tsx';
import type { AgencyHomes } from './client-homes-data.ts';

const home = (at: number) => ({
  id: `${at}`,
  title: `Flat ${at}`,
  place: '12 Lock Street, Manchester, M1 1AE',
  status: 'live' as const,
  price: 1_200,
  bedrooms: 2,
  daysLive: 3,
  views: 1_204,
  saves: 7,
  enquiries: 5,
  viewings: 1,
  applications: 0,
  cover: null,
});
const agencyWith = (homes: number): AgencyHomes => ({
  agency: { id: '5', name: 'Harbour Lets', clientName: 'Ada Brook', joinedAt: '2026-11-10T10:00:00.000Z', homes },
  homes: { items: Array.from({ length: homes }, (_, at) => home(at)), nextCursor: null },
});

it('shows the first homes of each agency, and leads to all of them', () => {
  renderPage(<AgencyHomesSection agencies={[agencyWith(4)]} />);
  const section = within(screen.getByRole('region', { name: 'Homes with your agency' }));
  expect(section.getByRole('link', { name: 'See 4 homes in detail' }).getAttribute('href')).toBe('/client');
  const rows = section.getAllByRole('listitem');
  expect(rows).toHaveLength(3);
  expect(rows[0]?.textContent).toBe('Flat 0 £1,200 pcm · 1,204 views · 1 viewing · Harbour Lets Live');
  expect(within(rows[0]!).getByRole('link').getAttribute('href')).toBe('/client/homes/0');
});

it('says which agency has added none yet', () => {
  renderPage(<AgencyHomesSection agencies={[agencyWith(0)]} />);
  expect(screen.getByText('Harbour Lets: no homes added yet.')).toBeTruthy();
});

it('is nothing without an agency', () => {
  renderPage(<AgencyHomesSection agencies={[]} />);
  expect(screen.queryByRole('region')).toBeNull();
});
