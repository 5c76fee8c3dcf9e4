import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCard } from '../../../testing/example-card.ts';
import { renderAccountPage } from '../../../testing/render-account-page.tsx';
import { replyByCall } from '../../../testing/render-page.tsx';
import type { SessionUser } from '../../accounts/session/index.ts';
import { FIRST_VISIT } from '../../accounts/sign-in/index.ts';
import { Dashboard } from './dashboard.tsx';
import { loadDashboard } from './dashboard-data.ts';

const maya = { id: 'maya', firstName: 'Maya', lastName: 'Shah', email: 'maya@tenant.example', userType: 'tenant' };
const ada = { ...maya, id: 'ada', firstName: 'Ada', email: 'ada@landlord.example', userType: 'landlord' };
const figures = { applications: 0, properties: 0 };

const usual = {
  'GET /api/dashboard': figures,
  'GET /api/dashboard/inbox': { lines: [], nextCursor: null },
  'GET /api/properties/mine': { properties: [], counts: {}, nextCursor: null },
  'GET /api/reply-times': null,
  'GET /api/dashboard/first-steps': { steps: [], isHidden: false },
};

const open = (as: object, answers: object = {}) =>
  renderAccountPage({
    as,
    url: '/dashboard',
    load: loadDashboard,
    answers: { ...usual, ...answers },
    content: (data) => <Dashboard user={as as SessionUser} {...data} />,
  });

/** A stat card's figure, by its label. */
const figuresShown = () =>
  [...document.querySelectorAll('[aria-label="Figures"] dl')].map((card) => [
    card.querySelector('dt')?.textContent,
    card.querySelector('dd')?.textContent,
  ]);
const target = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it.each([
  {
    userType: 'tenant',
    subtitle: /property search/i,
    cards: ['Saved Properties', 'Active Chats', 'Applications'],
    actions: { 'Browse Properties': '/properties', 'View Favourites': '/favorites' },
    newListing: '/auth/signup?type=landlord',
  },
  {
    userType: 'landlord',
    subtitle: /rental properties/i,
    cards: ['Properties Listed', 'Total Views', 'Inquiries'],
    actions: { 'List New Property': '/list-property', 'Manage Properties': '/properties/manage' },
    newListing: '/list-property',
  },
  {
    userType: 'agent',
    subtitle: /agency/i,
    cards: ['Properties', 'Clients', 'Total Views', 'Messages'],
    actions: { 'Add Property': '/list-property', 'Manage Clients': '/clients' },
    newListing: '/list-property',
  },
])('welcomes a new $userType with figures of 0, actions and no drafts', async (role) => {
  const nothing = { activeChats: 0, totalViews: 0, inquiries: 0, clients: 0, messages: 0 };
  const { asked } = open(
    { ...maya, firstName: '<b>Maya</b>', userType: role.userType },
    {
      'GET /api/dashboard': { ...figures, ...nothing },
      'GET /api/properties/drafts': [],
      'GET /api/properties/matches': { properties: [], hasPreferences: true },
    },
  );
  expect(await screen.findByText('No drafts saved yet')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back, <b>Maya</b>!');
  expect(screen.getByText(role.subtitle)).toBeTruthy();
  expect(figuresShown()).toEqual(role.cards.map((label) => [label, '0']));
  for (const label of role.cards) expect(screen.getByRole('link', { name: label })).toBeTruthy();
  for (const [name, href] of Object.entries(role.actions)) expect(target(name)).toBe(href);
  expect(screen.queryByRole('region', { name: 'Waiting for you' })).toBeNull();
  expect(target(/^Start New Property Listing/)).toBe(role.newListing);
  expect(asked('/api/properties/drafts')).toHaveLength(role.userType === 'tenant' ? 0 : 1);
});

describe('the dashboard of a tenant', () => {
  const matches = (properties: readonly object[], hasPreferences = true) => ({
    'GET /api/properties/matches': { properties, hasPreferences },
  });

  it('shows six homes that suit them at most', async () => {
    const cards = Array.from({ length: 7 }, (_, at) => aCard({ id: `h${at}`, title: `Home ${at}` }));
    open(maya, matches(cards));
    const section = within(await screen.findByRole('region', { name: 'Homes that suit you' }));
    expect((await section.findAllByRole('article')).length).toBe(6);
    expect(section.queryByText('Tell us what you need')).toBeNull();
  });

  it('asks for preferences where there are none', async () => {
    open(maya, matches([], false));
    expect(await screen.findByRole('link', { name: 'Tell us what you need' })).toBeTruthy();
  });

  it('says nothing of matches where nothing suits', async () => {
    open(maya, matches([]));
    await screen.findByRole('heading', { name: 'Quick actions' });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Homes that suit you' })).toBeNull());
  });

  it('ends with the sentence that drafts need a landlord account', async () => {
    open(maya, matches([]));
    expect(await screen.findByRole('link', { name: /open a landlord account/ })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).at(-1)?.textContent).toBe('Property Drafts');
  });
});

describe('the dashboard of a lister', () => {
  const draft = { id: 'd', title: ' ', createdAt: '2026-11-10T12:00:00.000Z', updatedAt: '2026-11-10T12:00:00.000Z' };
  const drafts = (list: readonly object[]) => ({ 'GET /api/properties/drafts': list });

  const remove = async (answer: unknown) => {
    const { user, asked } = open(ada, { ...drafts([draft]), 'DELETE /api/': answer });
    const button = await screen.findByRole('button', { name: 'Delete Untitled Draft' });
    expect(screen.getByText(/Created 10 Nov 2026 · Last modified 10 Nov 2026/)).toBeTruthy();
    expect(target('Edit')).toBe('/list-property?draft=d');
    await user.click(button);
    expect(await screen.findByText('No drafts saved yet')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Property Drafts' }));
    return { user, deletions: () => asked('/api/properties/drafts/d') };
  };
  /** It is deleted once nobody can press Undo any more. */
  const dismiss = async (answer: unknown) => {
    const { user, deletions } = await remove(answer);
    expect(deletions()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(deletions()).toHaveLength(1));
  };

  it.each([
    ['taken', null],
    ['gone already', { refused: 'not_found' }],
  ])('deletes a draft at once: %s', async (_, answer) => {
    await dismiss(answer);
    expect(await screen.findByText('No drafts saved yet')).toBeTruthy();
    expect(screen.queryByText(/couldn’t delete/)).toBeNull();
  });

  it('brings a deleted draft back when that is undone, and the server is never asked', async () => {
    const { user, deletions } = await remove(null);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('heading', { name: 'Untitled Draft' })).toBeTruthy();
    expect(deletions()).toEqual([]);
  });

  it('keeps a draft that could not be deleted, and says so', async () => {
    await dismiss({ refused: 'internal' });
    expect(await screen.findByText('We couldn’t delete the draft. Please try again.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Untitled Draft' })).toBeTruthy();
  });

  it.each([
    ['GET /api/dashboard', 'We couldn’t load your figures.'],
    ['GET /api/properties/drafts', 'We couldn’t load your drafts.'],
  ])('offers to load again what could not be loaded: %s', async (call, sentence) => {
    const { user, replyWith } = open(ada, { ...drafts([]), [call]: { refused: 'internal' } });
    expect(await screen.findByText(sentence)).toBeTruthy();
    replyWith(replyByCall({ ...usual, ...drafts([]) }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
    expect(screen.getByText('No drafts saved yet')).toBeTruthy();
  });
});

it('is nothing for an admin', async () => {
  const { sent } = open({ ...maya, userType: 'admin' });
  expect(await screen.findByText('Nothing here.')).toBeTruthy();
  expect(sent).toEqual([]);
});

it.each([
  [maya, 'Tell us what you need', '/profile'],
  [ada, 'List your first home', '/list-property'],
  [{ ...ada, userType: 'agent' }, 'add your first property', '/list-property'],
])('says on the first visit what to begin with, below the usual heading: %o', async (as, step, to) => {
  const { router } = open(as);
  expect(await screen.findByRole('heading', { name: `Welcome back, ${as.firstName}!` })).toBeTruthy();
  expect(screen.queryByText(/Your account is ready/)).toBeNull();
  await router.navigate('/dashboard', { state: FIRST_VISIT });
  expect(await screen.findByText('Welcome to Letfair. Your account is ready.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: `Welcome back, ${as.firstName}!` })).toBeTruthy();
  expect(target(step)).toBe(to);
});

it('shows a landlord the homes that an agency lets for them', async () => {
  const agency = { id: '5', name: 'Harbour Lets', clientName: 'Ada', joinedAt: '2026-11-10T10:00:00.000Z', homes: 1 };
  const home = { id: '9', title: 'Flat by the canal', status: 'live', price: 1_200, views: 3, viewings: 1 };
  open(
    { ...ada, hasAgency: true },
    {
      'GET /api/client/agencies': { agencies: [agency] },
      'GET /api/client/agencies/5/homes': { homes: [home], nextCursor: null },
      'GET /api/properties/drafts': [],
    },
  );
  const section = within(await screen.findByRole('region', { name: 'Homes with your agency' }));
  expect(section.getByRole('link', { name: /^Flat by the canal/ }).getAttribute('href')).toBe('/client/homes/9');
});

describe('what waits', () => {
  const line = (id: string, changes: object) => ({
    id,
    propertyId: 'canal',
    title: 'Two rooms by the canal',
    person: 'Hannah W.',
    at: '2026-11-17T10:00:00.000Z',
    due: null,
    people: null,
    moveIn: null,
    ...changes,
  });
  const waiting = (lines: readonly object[], nextCursor: string | null = null) => ({
    'GET /api/dashboard/inbox': { lines, nextCursor },
    'GET /api/properties/drafts': [],
  });
  const section = async () => within(await screen.findByRole('region', { name: 'Waiting for you' }));

  it('comes first, and each line names the person, the step and the home', async () => {
    open(ada, waiting([line('a', { kind: 'application', people: 2, moveIn: '2026-12-12' })]));
    const [item] = (await section()).getAllByRole('link');
    expect(item?.textContent).toBe(
      'Hannah W. applied: 2 people, from 12 December 2026 “Two rooms by the canal” · 17 Nov 2026',
    );
    expect(item?.getAttribute('href')).toBe('/applications?id=a');
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Waiting for you');
  });

  it('has further lines on demand, and none of them twice', async () => {
    const { user, replyWith } = open(ada, waiting([line('a', { kind: 'unanswered' })], 'further'));
    const shown = await section();
    replyWith(
      replyByCall({
        'GET /api/dashboard/inbox?cursor=further': {
          lines: [line('a', { kind: 'unanswered' }), line('b', { kind: 'withdrawn' })],
          nextCursor: null,
        },
      }),
    );
    await user.click(shown.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(shown.getAllByRole('listitem')).toHaveLength(2));
    expect(shown.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('can be loaded again', async () => {
    const { user, replyWith } = open(ada, { ...waiting([]), 'GET /api/dashboard/inbox': { refused: 'internal' } });
    expect(await screen.findByText('We couldn’t load what’s waiting for you.')).toBeTruthy();
    replyWith(replyByCall({ ...usual, ...waiting([line('a', { kind: 'unanswered' })]) }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await section()).getByText('Hannah W. sent you a message')).toBeTruthy();
  });
});
