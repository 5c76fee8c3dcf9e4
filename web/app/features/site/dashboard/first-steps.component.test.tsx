import { firstStepNames } from '@letfair/domain/agencies/first-steps';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAccountPage } from '../../../testing/render-account-page.tsx';
import { replyByCall } from '../../../testing/render-page.tsx';
import type { SessionUser } from '../../accounts/session/index.ts';
import { Dashboard } from './dashboard.tsx';
import { loadDashboard } from './dashboard-data.ts';

const ada = { id: 'ada', firstName: 'Ada', lastName: 'Brook', email: 'ada@brook.example', userType: 'agent' };
const stepsWith = (changes: object = {}) =>
  firstStepNames.map((name) => ({ name, isDone: false, homes: name === 'photos' ? 57 : 0, ...changes }));
const answersWith = (firstSteps: unknown) => ({
  'GET /api/dashboard': {},
  'GET /api/dashboard/inbox': { lines: [], nextCursor: null },
  'GET /api/dashboard/first-steps': firstSteps,
  'GET /api/properties/mine': { properties: [], counts: {}, nextCursor: null },
  'GET /api/properties/drafts': [],
  'GET /api/reply-times': null,
});

const open = (firstSteps: unknown, as: object = ada) =>
  renderAccountPage({
    as,
    url: '/dashboard',
    load: loadDashboard,
    answers: answersWith(firstSteps),
    content: (data) => <Dashboard user={as as SessionUser} {...data} />,
  });

const list = async () => within(await screen.findByRole('region', { name: 'Set up your agency' }));
const noList = () => expect(screen.queryByRole('region', { name: 'Set up your agency' })).toBeNull();

it('leads an agency to the place of each step', async () => {
  open({ steps: stepsWith(), isHidden: false });
  const links = (await list()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/profile#redressScheme',
    '/profile#feesLink',
    '/import',
    '/properties/manage?photos=none',
    '/team#invite',
    '/feed',
  ]);
  expect(links[3]?.textContent).toContain('Add photos to 57 homes');
});

it('ticks off what is done', async () => {
  const steps = stepsWith().map((step) => ({ ...step, isDone: step.name === 'homes' }));
  open({ steps, isHidden: false });
  const shown = await list();
  expect(shown.getByText('1 of 6 done')).toBeTruthy();
  expect(shown.queryByRole('link', { name: /Import your homes/ })).toBeNull();
  expect(shown.getAllByRole('listitem')[2]?.textContent).toBe('Done: Import your homes');
});

it('goes once everything is done', async () => {
  open({ steps: stepsWith({ isDone: true }), isHidden: false });
  await screen.findByRole('heading', { name: 'Quick actions' });
  noList();
  expect(screen.queryByRole('button', { name: 'Set up your agency' })).toBeNull();
});

it('is hidden with one press, and comes back', async () => {
  const { user, replyWith, sent } = open({ steps: stepsWith(), isHidden: false });
  const button = (await list()).getByRole('button', { name: 'Hide this list' });
  const saved = { 'PUT /api/dashboard/first-steps': { isHidden: true } };
  replyWith(replyByCall({ ...answersWith({ steps: stepsWith(), isHidden: true }), ...saved }));
  await user.click(button);
  await waitFor(noList);
  expect(sent.some(({ body }) => (body as { isHidden?: unknown } | undefined)?.isHidden === true)).toBe(true);
  replyWith(replyByCall({ ...answersWith({ steps: stepsWith(), isHidden: false }), ...saved }));
  await user.click(await screen.findByRole('button', { name: 'Set up your agency' }));
  expect(await list()).toBeTruthy();
});

it('is not for landlords', async () => {
  const { asked } = open(null, { ...ada, userType: 'landlord' });
  await screen.findByRole('heading', { name: 'Quick actions' });
  noList();
  expect(asked('/api/dashboard/first-steps')).toEqual([]);
});
