import type { ListingSummary } from '@letfair/contract/search/search';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCard } from '../../../testing/example-card.ts';
import { renderAccountPage } from '../../../testing/render-account-page.tsx';
import { replyByCall } from '../../../testing/render-page.tsx';
import { storeFavorites } from '../../accounts/session/index.ts';
import { FavoriteListings, loadFavorites } from './favorite-listings.tsx';

const maya = { id: 'maya', firstName: 'Maya', lastName: 'Shah', email: 'maya@tenant.example', userType: 'tenant' };
const [one, two] = [aCard(), aCard({ id: '0198f2a4-6c1e-7d3a-9b52-3f6d1c0a7e12', title: 'House on the hill' })];
function open(cards: readonly ListingSummary[], as: object = maya, more: object = {}) {
  const opened = renderAccountPage({
    as,
    url: '/favorites',
    load: loadFavorites,
    answers: {
      'GET /api/favorites': cards.map(({ id }) => id),
      'GET /api/favorites/properties': { properties: cards, nextCursor: null },
      'GET /api/email-switches': { switches: [{ name: 'saved-homes', isOn: true }] },
      ...more,
    },
    content: (data) => <FavoriteListings {...data} />,
  });
  storeFavorites(cards.map(({ id }) => id));
  return opened;
}

it('counts what is saved, and names what can no longer be let', async () => {
  open([one, aCard({ ...two, status: 'let-agreed' }), aCard({ id: 'c', title: 'Gone', status: 'let' })]);
  expect(await screen.findByText('3 homes')).toBeTruthy();
  expect(screen.getAllByText('Let agreed')).toHaveLength(1);
  expect(screen.getAllByText('No longer available')).toHaveLength(1);
});

it('takes a card away when its heart is pressed, and brings it back when that failed', async () => {
  const { user } = open([one, two], maya, {
    [`DELETE /api/favorites/${one.id}`]: { refused: 'internal', message: 'Later.' },
  });
  await screen.findByText('2 homes');
  await user.click(screen.getByRole('button', { name: /Two rooms by the canal/ }));
  expect(await screen.findByText('We couldn’t remove this home from your favourites')).toBeTruthy();
  expect(screen.getByText('2 homes')).toBeTruthy();
});

it('says how many are left', async () => {
  const { user, sent } = open([one, two], maya, { [`DELETE /api/favorites/${one.id}`]: [two.id] });
  await screen.findByText('2 homes');
  await user.click(screen.getByRole('button', { name: /Two rooms by the canal/ }));
  expect(await screen.findByText('1 home')).toBeTruthy();
  expect(screen.queryByText('Two rooms by the canal')).toBeNull();
  expect(sent.filter(({ path }) => path.endsWith(one.id))).toHaveLength(1);
});

it('can be loaded again when that failed', async () => {
  const { user, replyWith } = open([], maya, { 'GET /api/favorites/properties': { refused: 'internal' } });
  expect(await screen.findByText('We couldn’t load your favourites.')).toBeTruthy();
  replyWith(
    replyByCall({ 'GET /api/favorites': [], 'GET /api/favorites/properties': { properties: [], nextCursor: null } }),
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No favourites yet')).toBeTruthy();
});

it('has the switch for emails about favourites', async () => {
  open([one]);
  expect(await screen.findByRole('checkbox', { name: 'News about my favourites', checked: true })).toBeTruthy();
});

it('says that nothing is saved yet', async () => {
  open([]);
  expect(await screen.findByText('No favourites yet')).toBeTruthy();
  expect(await screen.findByText('0 homes')).toBeTruthy();
});

it('loads further pages, and counts all of them from the start', async () => {
  const { user, asked } = open([one, two], maya, {
    'GET /api/favorites/properties': { properties: [one], nextCursor: 'next' },
    'GET /api/favorites/properties?cursor=next': { properties: [two], nextCursor: null },
  });
  expect(await screen.findByText('2 homes')).toBeTruthy();
  expect(screen.queryByText('House on the hill')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Load more/ }));
  expect(await screen.findByRole('heading', { name: /House on the hill/ })).toBeTruthy();
  await waitFor(() => expect(asked('/api/favorites/properties?cursor=next')).toHaveLength(1));
});

it('is nothing for a landlord', async () => {
  open([], { ...maya, userType: 'landlord' });
  expect(await screen.findByText('Nothing here.')).toBeTruthy();
});
