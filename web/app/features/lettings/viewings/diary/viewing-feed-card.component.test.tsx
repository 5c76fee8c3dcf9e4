import { screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { expect, it } from 'vitest';
import { toLoadResult } from '../../../../lib/page-data.ts';
import {
  givePassword,
  page,
  renderPage,
  replies,
  replyAfterPassword,
  stubServer,
} from '../../../../testing/render-page.tsx';
import { api } from '../../../accounts/session/index.ts';
import { ViewingFeedCard } from './below-diary.tsx';

const load = () => ({ calendar: toLoadResult(api.viewingLinks.calendar({})) });
const LoadedCard = () => <ViewingFeedCard {...useLoaderData<typeof load>()} />;

it('makes a secret calendar address, shows it once, and stops it after a question', async () => {
  const server = stubServer(replies.success({ createdAt: null }));
  const { user } = renderPage(
    <Suspense>
      <LoadedCard />
    </Suspense>,
    '/',
    load,
  );
  const url = 'https://letfair.example/api/viewings/feed/abc.ics';
  const make = await screen.findByRole('button', { name: 'Create a calendar address' });
  server.replyWith(replies.success({ createdAt: '2026-11-16T10:00:00.000Z', url }));
  await user.click(make);
  await waitFor(() => expect(page.field('calendar-address').value).toBe(url));
  await user.click(await screen.findByRole('button', { name: 'Turn off this address' }));
  server.replyWith(replies.success({ createdAt: null }));
  await user.click(await screen.findByRole('button', { name: 'Turn it off' }));
  expect(await screen.findByText('Calendar address turned off')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Create a calendar address' })).toBeTruthy();
});

it('asks for the password before it makes an address, and then shows it', async () => {
  const url = 'https://letfair.example/api/viewings/feed/abc.ics';
  const made = replies.success({ createdAt: '2026-11-16T10:00:00.000Z', url });
  const guarded = replyAfterPassword('PUT /api/viewings/calendar', made);
  const { sent } = stubServer((call) =>
    call === 'GET /api/viewings/calendar' ? replies.success({ createdAt: null }) : guarded(call),
  );
  const { user } = renderPage(
    <Suspense>
      <LoadedCard />
    </Suspense>,
    '/',
    load,
  );
  await user.click(await screen.findByRole('button', { name: 'Create a calendar address' }));
  await givePassword(user);
  await waitFor(() => expect(page.field('calendar-address').value).toBe(url));
  // The same attempt, which the server takes once.
  const attempts = sent.filter(({ path, idempotencyKey }) => path === '/api/viewings/calendar' && idempotencyKey);
  expect(new Set(attempts.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(attempts).toHaveLength(2);
});
