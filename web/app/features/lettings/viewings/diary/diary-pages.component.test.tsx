import type { Viewing } from '@letfair/contract/lettings/viewings/viewings';
import { ukDay } from '@letfair/domain/uk-time';
import { screen, waitFor, within } from '@testing-library/react';
import { useLoaderData } from 'react-router';
import { describe, expect, it } from 'vitest';
import { renderPage, replyByCall, stubServer } from '../../../../testing/render-page.tsx';
import { type SessionUser, storeSession } from '../../../accounts/session/index.ts';
import { exampleSlot, exampleViewing } from '../testing/example-viewing.ts';
import { countedInWords } from './below-diary.tsx';
import { dayTitle } from './days.ts';
import { loadViewings } from './diary-data.ts';
import { ListerDiary } from './lister-diary.tsx';
import { TenantDiary } from './tenant-diary.tsx';

const maya = { id: 'maya', firstName: 'Maya', lastName: 'Shah', email: 'maya@tenant.example', userType: 'tenant' };
const sam = { id: 'sam', firstName: 'Sam', lastName: 'Field', email: 'sam@landlord.example', userType: 'landlord' };
const nothing = { next: null, coming: 0, noShows: 0, lateCancellations: 0, record: null, waiting: [] };

function open(as: object, search: string, answers: Readonly<Record<string, unknown>>) {
  storeSession(as as SessionUser, 'opaque');
  const server = stubServer(
    replyByCall({
      'GET /api/viewings/summary': nothing,
      'GET /api/viewings/calendar': { url: null, createdAt: null },
      'GET /api/properties/mine': { properties: [], counts: {}, nextCursor: null },
      'GET /api/team': { members: [] },
      ...answers,
    }),
  );
  function Page() {
    const { data } = useLoaderData<Awaited<ReturnType<typeof loadViewings>>>();
    if (data?.list) return <TenantDiary {...data} list={data.list} />;
    return data?.span && <ListerDiary {...data} span={data.span} />;
  }
  const loader = (args: object) => loadViewings(args as Parameters<typeof loadViewings>[0]);
  const asked = () =>
    server.sent
      .filter(({ path }) => path.startsWith('/api/viewings?'))
      .map(({ path }) => path.slice(path.indexOf('?')));
  return { ...renderPage(<Page />, `/viewings${search}`, loader as never), ...server, asked };
}
const list = (...viewings: readonly Viewing[]) => ({ 'GET /api/viewings': { viewings, nextCursor: null } });

describe('the diary of a tenant', () => {
  it('says that nothing is coming up, and what is past when asked', async () => {
    const { user, router, asked } = open(maya, '', list());
    expect(await screen.findByText('No viewings coming up')).toBeTruthy();
    expect(asked()).toEqual(['?when=coming']);
    expect(screen.queryByRole('heading', { name: 'Waiting lists' })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Past' }));
    expect(await screen.findByText('No past viewings')).toBeTruthy();
    expect(router.state.location.search).toBe('?when=past');
    await user.click(screen.getByRole('tab', { name: 'Coming up' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('groups viewings by day, and loads further ones', async () => {
    const [near, far] = [exampleSlot('a', 2), exampleSlot('b', 4)];
    const second = exampleViewing(far, { id: 'viewing-2', propertyTitle: 'House on the hill' });
    const { user, asked } = open(maya, '', {
      'GET /api/viewings': { viewings: [exampleViewing(near)], nextCursor: 'next' },
      'GET /api/viewings?when=coming&cursor=next': { viewings: [second], nextCursor: null },
    });
    expect(await screen.findByRole('heading', { name: dayTitle(ukDay(new Date(near.startsAt))) })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Load more/ }));
    expect(await screen.findByRole('heading', { name: dayTitle(ukDay(new Date(far.startsAt))) })).toBeTruthy();
    expect(asked().at(-1)).toBe('?when=coming&cursor=next');
  });

  const place = (propertyId: string, position: number, offer: object | null = null) => ({
    propertyId,
    propertyTitle: `Home ${propertyId}`,
    position,
    offer,
  });

  it('puts a place that is held first, and says how many wait before', async () => {
    const offer = { slot: exampleSlot('a', 2), until: exampleSlot('b', 1).startsAt };
    const waiting = [place('1', 1), place('2', 2), place('3', 3), place('4', 1, offer)];
    open(maya, '', { ...list(), 'GET /api/viewings/summary': { ...nothing, waiting } });
    const section = within(await screen.findByRole('region', { name: 'Waiting lists' }));
    const entries = section.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(entries[0]).toContain('for you until');
    expect(entries.slice(1).map((text) => text?.replace('Leave the list', ''))).toEqual([
      'Home 1You’re next.',
      'Home 21 person is ahead of you.',
      'Home 32 people are ahead of you.',
    ]);
    expect(section.getAllByRole('link', { name: 'Book it' }).map((link) => link.getAttribute('href'))).toEqual([
      '/properties/4#viewings',
    ]);
  });

  it('leaves a waiting list in one press, and says why it could not', async () => {
    const { user } = open(maya, '', {
      ...list(),
      'GET /api/viewings/summary': { ...nothing, waiting: [place('1', 1)] },
      'DELETE /api/': { refused: 'internal', message: 'Please try later.' },
    });
    await user.click(await screen.findByRole('button', { name: 'Leave the list' }));
    expect(await screen.findByText('Please try later.')).toBeTruthy();
  });
});

describe('the diary of a lister', () => {
  const booked = exampleViewing(exampleSlot('a', 0), {
    side: 'lister',
    startsAt: '2026-11-18T14:00:00.000Z',
    endsAt: '2026-11-18T14:20:00.000Z',
  });
  const cancelled = { ...booked, id: 'viewing-2', status: 'cancelled-by-tenant' } as const;

  it('shows a week from Monday to Sunday, each viewing on its day, and says what was cancelled', async () => {
    const { asked } = open(sam, '?day=2026-11-18', list(booked, cancelled));
    const days = await screen.findAllByRole('heading', { level: 3 });
    expect(days.filter(({ textContent }) => /day \d/.test(textContent ?? ''))).toHaveLength(7);
    expect(asked()).toEqual(['?from=2026-11-16&to=2026-11-22']);
    expect(screen.getAllByText('No viewings')).toHaveLength(6);
    const entries = screen.getAllByRole('link', { name: /Two rooms by the canal/ });
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      '2pmTwo rooms by the canalMaya Shah',
      expect.stringMatching(/^2pmTwo rooms by the canalMaya Shah.*ancelled/),
    ]);
    expect(entries[0]?.getAttribute('href')).toBe('/viewings?day=2026-11-18&view=day&id=viewing-1');
    expect(screen.getByRole('heading', { name: '16 November to 22 November 2026' })).toBeTruthy();
  });

  it('goes a week or a day on, keeps the chosen home, and forgets the viewing it was opened at', async () => {
    open(sam, '?view=day&day=2026-11-18&property=home-1&id=viewing-1', list());
    const after = await screen.findByRole('link', { name: 'Next day' });
    expect(after.getAttribute('href')).toBe('/viewings?view=day&day=2026-11-19&property=home-1');
    const before = screen.getByRole('link', { name: 'Previous day' });
    expect(before.getAttribute('href')).toBe('/viewings?view=day&day=2026-11-17&property=home-1');
    expect(screen.getByRole('link', { name: 'Day' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('link', { name: 'Week' }).getAttribute('aria-current')).toBeNull();
    expect(await screen.findByText('No viewings on this day')).toBeTruthy();
    expect(screen.getByRole('option', { name: 'The home you’ve chosen' })).toBeTruthy();
  });

  it('shows the viewings of one home', async () => {
    const home = { id: 'home-1', title: 'Two rooms', place: 'Leeds' };
    const { user, router, asked } = open(sam, '?view=day&day=2026-11-18', {
      ...list(),
      'GET /api/properties/mine': { properties: [home], counts: {}, nextCursor: null },
    });
    await screen.findByRole('option', { name: 'Leeds · Two rooms' });
    expect(screen.queryByRole('option', { name: 'The home you’ve chosen' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Home' }), 'Leeds · Two rooms');
    await waitFor(() => expect(asked().at(-1)).toBe('?from=2026-11-18&to=2026-11-18&propertyId=home-1'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Home' }), 'All homes');
    await waitFor(() => expect(router.state.location.search).toBe('?view=day&day=2026-11-18'));
  });
});

describe('what is counted', () => {
  it.each([
    [{ noShows: 0, lateCancellations: 0 }, 'tenant', 'You haven’t missed any viewings or cancelled any late.'],
    [{ noShows: 1, lateCancellations: 2 }, 'tenant', 'You missed a viewing once and cancelled late twice.'],
    [{ noShows: 3, lateCancellations: 0 }, 'lister', 'You weren’t there 3 times.'],
    [{ noShows: 0, lateCancellations: 1 }, 'lister', 'You cancelled late once.'],
  ] as const)('is said in words: %o of a %s', (counts, side, sentence) => {
    expect(countedInWords(counts, side)).toBe(sentence);
  });

  it.each([
    [null, /Once you’ve had \d+ viewings, landlords and agents can see/],
    [{ kept: 9, of: 10 }, /Landlords and agents can see that you/],
  ])('is shown to its reader as others see it: %o', async (record, text) => {
    open(maya, '', { ...list(), 'GET /api/viewings/summary': { ...nothing, record } });
    expect(await screen.findByText(text)).toBeTruthy();
  });
});
