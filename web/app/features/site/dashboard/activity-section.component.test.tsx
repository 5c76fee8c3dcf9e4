import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAccountPage } from '../../../testing/render-account-page.tsx';
import type { SessionUser } from '../../accounts/session/index.ts';
import { Dashboard } from './dashboard.tsx';
import { loadDashboard } from './dashboard-data.ts';

const ada = { id: 'ada', firstName: 'Ada', lastName: 'Lister', email: 'ada@landlord.example', userType: 'landlord' };
const home = (id: string, status: string) => ({ id, title: `Home ${id}`, place: 'Leeds LS1', status });
const days = Array.from({ length: 30 }, (_, at) => ({
  day: `2026-11-${String(at + 1).padStart(2, '0')}`,
  views: at,
  saves: 0,
  enquiries: 1,
}));
const activity = { days, price: 1_400, outcode: 'TR23', median: null };

function open(search: string, properties: readonly object[], answers: object = {}) {
  return renderAccountPage({
    as: ada,
    url: `/dashboard${search}`,
    load: loadDashboard,
    answers: {
      'GET /api/dashboard': { applications: 0, properties: 2 },
      'GET /api/dashboard/inbox': { lines: [], nextCursor: null },
      'GET /api/properties/mine': { properties, counts: {}, nextCursor: null },
      'GET /api/properties/drafts': [],
      'GET /api/reply-times': null,
      'GET /api/properties/mine/one/activity': activity,
      'GET /api/properties/mine/two/activity': { ...activity, median: 1_200 },
      ...answers,
    },
    content: (data) => <Dashboard user={ada as SessionUser} {...data} />,
  });
}
const section = async () => within(await screen.findByRole('region', { name: 'The last 30 days' }));

it('shows thirty days of a home as lines and as a table, the last day first', async () => {
  open('', [home('one', 'live'), home('two', 'live')]);
  const shown = await section();
  expect(await shown.findByRole('img', { name: 'Views: 435 in 30 days, at most 29 a day.' })).toBeTruthy();
  expect(shown.getByRole('img', { name: 'Saves: none in 30 days.' })).toBeTruthy();
  expect(shown.getByRole('img', { name: 'Enquiries: 30 in 30 days, at most 1 a day.' })).toBeTruthy();
  const rows = shown.getAllByRole('row', { hidden: true });
  expect(rows).toHaveLength(31);
  expect(rows[0]?.textContent).toBe('DayViewsSavesEnquiries');
  expect(rows[1]?.textContent).toBe('30 Nov 20262901');
  expect(shown.queryByText(/median/)).toBeNull();
});

it('shows the home that is chosen, which the URL holds, with its rent beside the median', async () => {
  const { user, router } = open('', [home('one', 'live'), home('two', 'paused'), home('three', 'pending')]);
  const shown = await section();
  const choice = shown.getByRole('combobox', { name: 'Home' });
  expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Leeds LS1 · Home one',
    'Leeds LS1 · Home two',
  ]);
  await user.selectOptions(choice, 'two');
  expect(router.state.location.search).toBe('?listing=two');
  expect(
    await shown.findByText('£1,400 pcm is 17% above the median for homes on Letfair in TR23, £1,200 pcm.'),
  ).toBeTruthy();
});

it('begins with the home that the URL names, and can be asked for again', async () => {
  const { user, replyWith } = open('?listing=two', [home('one', 'live'), home('two', 'live')], {
    'GET /api/properties/mine/two/activity': { refused: 'internal' },
  });
  const shown = await section();
  expect(shown.getByRole<HTMLSelectElement>('combobox', { name: 'Home' }).value).toBe('two');
  expect(await shown.findByText('We couldn’t load this home’s activity.')).toBeTruthy();
  replyWith({ body: { success: true, data: activity } });
  await user.click(shown.getByRole('button', { name: 'Try again' }));
  expect(await shown.findByRole('img', { name: 'Saves: none in 30 days.' })).toBeTruthy();
});

it('says nothing where no home was on the market', async () => {
  open('', [home('one', 'pending')]);
  await screen.findByRole('heading', { name: 'Quick actions' });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'The last 30 days' })).toBeNull());
});
