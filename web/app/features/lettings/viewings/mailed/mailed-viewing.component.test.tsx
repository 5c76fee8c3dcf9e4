import type { MailedViewing } from '@letfair/contract/lettings/viewings/links';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage, replies, stubServer } from '../../../../testing/render-page.tsx';
import { MailedViewingPage } from './mailed-viewing.tsx';

const viewing: MailedViewing = {
  status: 'booked',
  side: 'tenant',
  propertyId: '7',
  propertyTitle: 'Flat by the canal',
  startsAt: '2026-11-17T14:05:00.000Z',
  endsAt: '2026-11-17T14:25:00.000Z',
  move: null,
  modes: [],
  other: 'Alex L.',
  endedBy: null,
  hasConfirmed: false,
  actions: ['reschedule', 'cancel', 'confirm'],
  slots: [
    {
      id: '9',
      startsAt: '2026-11-19T10:00:00.000Z',
      endsAt: '2026-11-19T10:20:00.000Z',
      capacity: 1,
      placesLeft: 1,
      isYours: false,
    },
  ],
  applicationId: null,
};
const move = { startsAt: '2026-11-18T16:00:00.000Z', endsAt: '2026-11-18T16:20:00.000Z' };
const open = (action: string) => renderPage(<MailedViewingPage />, `/viewings/answer?token=abc&do=${action}`);

describe('a link in a mail about a viewing', () => {
  it('moves it to the time that was suggested, which it names', async () => {
    const moving = { ...viewing, status: 'move-suggested', move, actions: ['accept-move', 'decline-move', 'cancel'] };
    const server = stubServer(replies.success(moving));
    const { user } = open('accept-move');
    expect(await screen.findByRole('heading', { name: 'Move your viewing to the new time?' })).toBeTruthy();
    expect(screen.getByText(/New time suggested: Wednesday 18 November 2026, 4pm to 4\.20pm\./)).toBeTruthy();
    server.replyWith(replies.success({ ...viewing, ...move, status: 'rescheduled', actions: ['reschedule'] }));
    await user.click(screen.getByRole('button', { name: 'Accept the new time' }));
    expect(await screen.findByRole('heading', { name: 'Your viewing has been moved' })).toBeTruthy();
    expect(server.sent.at(-1)?.body).toEqual({ token: 'abc', action: 'accept-move' });
  });

  it('asks how to view a home that offers both ways', async () => {
    const offered = { ...viewing, status: 'proposed', modes: ['in-person', 'video'], actions: ['accept', 'decline'] };
    const server = stubServer(replies.success(offered));
    const { user } = open('accept');
    await user.selectOptions(await screen.findByLabelText('How would you like to view it?'), 'By video');
    server.replyWith(replies.success(viewing));
    await user.click(screen.getByRole('button', { name: 'Book viewing' }));
    expect(await screen.findByRole('heading', { name: 'Your viewing has been booked' })).toBeTruthy();
    expect(server.sent.at(-1)?.body).toEqual({ token: 'abc', action: 'accept', mode: 'video' });
  });

  it('does nothing when it is opened, and one press does it', async () => {
    const server = stubServer(replies.success(viewing));
    const { user } = open('cancel');
    expect(await screen.findByRole('heading', { name: 'Cancel your viewing?' })).toBeTruthy();
    expect(screen.getByText(/Tuesday 17 November 2026, 2\.05pm to 2\.25pm, with Alex L\./)).toBeTruthy();
    expect(server.sent.map(({ path }) => path)).toEqual(['/api/viewings/mailed']);
    server.replyWith(replies.success({ ...viewing, status: 'cancelled-by-tenant', actions: [] }));
    await user.dblClick(screen.getByRole('button', { name: 'Cancel viewing' }));
    expect(await screen.findByRole('heading', { name: 'You’ve cancelled your viewing' })).toBeTruthy();
    expect(server.sent.slice(1)).toMatchObject([
      { path: '/api/viewings/mailed/act', body: { token: 'abc', action: 'cancel' } },
    ]);
  });

  it('offers the other free times to move to, each in one press', async () => {
    const server = stubServer(replies.success(viewing));
    const { user } = open('reschedule');
    await user.click(await screen.findByRole('button', { name: 'Thursday 19 November 2026, 10am to 10.20am' }));
    await waitFor(() => expect(server.sent.at(-1)?.body).toEqual({ token: 'abc', action: 'reschedule', slotId: '9' }));
    expect(await screen.findByRole('heading', { name: 'Your viewing has been moved' })).toBeTruthy();
  });

  it('offers the tenant to apply once the viewing has happened', async () => {
    const server = stubServer(replies.success({ ...viewing, actions: ['attend', 'miss-lister'] }));
    const { user } = open('attend');
    const yes = await screen.findByRole('button', { name: 'Yes, it went ahead' });
    server.replyWith(replies.success({ ...viewing, status: 'happened', actions: [] }));
    await user.click(yes);
    const link = await screen.findByRole('link', { name: 'Apply for this home' });
    expect(link.getAttribute('href')).toBe('/properties/7');
  });

  it('leads the lister to the application to accept, decline or wait', async () => {
    const ofLister = { ...viewing, side: 'lister', other: 'Maya T.', applicationId: '5' } as const;
    const server = stubServer(replies.success({ ...ofLister, actions: ['attend', 'miss-tenant'] }));
    const { user } = open('attend');
    const yes = await screen.findByRole('button', { name: 'Yes, it went ahead' });
    server.replyWith(replies.success({ ...ofLister, status: 'happened', actions: [] }));
    await user.click(yes);
    const link = await screen.findByRole('link', { name: 'See the application' });
    expect(link.getAttribute('href')).toBe('/applications?id=5');
    expect(screen.getByText(/or wait until you’ve seen everyone/)).toBeTruthy();
  });

  it('says what the viewing is when the link comes too late', async () => {
    stubServer(replies.success({ ...viewing, status: 'cancelled-by-lister', actions: [] }));
    open('confirm');
    expect(await screen.findByRole('heading', { name: 'You can no longer do this' })).toBeTruthy();
    expect(screen.getByText(/Cancelled by the landlord or agent/)).toBeTruthy();
  });

  it('says that a used link does not work, and a refusal or lost connection beside the button', async () => {
    const server = stubServer(replies.success(viewing));
    const { user } = open('confirm');
    const yes = await screen.findByRole('button', { name: 'Yes, I’m coming' });
    server.replyWith(replies.refusal('Somebody was faster.'));
    await user.click(yes);
    expect((await screen.findByRole('alert')).textContent).toContain('Somebody was faster.');
    server.replyWith(replies.connectionLost);
    await user.click(screen.getByRole('button', { name: 'Yes, I’m coming' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Network error'));
  });
});

it('a link that is unknown or too old says so', async () => {
  stubServer(replies.refusal('This link does not work any more.'));
  open('cancel');
  expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeTruthy();
});
