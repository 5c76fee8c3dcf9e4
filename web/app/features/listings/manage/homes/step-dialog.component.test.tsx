import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toastNow } from '../../../../ui/feedback/toast-store.ts';
import { card, home, open } from './testing/open-homes.tsx';

const paused = { ...home({ status: 'paused', updatedAt: '2026-11-11T12:00:00.000Z' }) };
const nobody = { viewingsKept: 0, viewingsCancelled: 0, applicationsClosed: 0, peopleTold: 0, undo: null };
const hannah = {
  viewings: [
    {
      id: 'v',
      propertyId: 'a',
      propertyTitle: 'Flat by the canal',
      name: 'Hannah W.',
      startsAt: '2026-12-03T10:00:00.000Z',
      isOffered: false,
    },
  ],
  applications: [],
  waiting: [],
  counts: { viewings: 1, applications: 0, waiting: 0 },
  seen: 'as shown',
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

describe('the homes of a landlord', () => {
  it('ask before a step that cancels what someone has arranged, by name, and say afterwards what was done', async () => {
    const { user, sent, replyWith } = open();
    const shown = await card();
    const asks = {
      status: 409,
      body: { success: false, message: 'Choose.', error: { code: 'conflict' }, data: hannah },
    };
    replyWith((call) => (call.startsWith('PUT') ? asks : { body: { success: false } }));
    await user.click(shown.getByRole('button', { name: 'Pause' }));
    const question = within(await screen.findByRole('dialog', { name: 'Pause this home?' }));
    expect(question.getByText(/^One viewing is booked: .* with Hannah W\.$/)).toBeTruthy();
    expect(shown.getByText('3 days live')).toBeTruthy();
    const done = { ...paused, step: { ...nobody, viewingsCancelled: 1, peopleTold: 1 } };
    replyWith((call) => ({ body: call.startsWith('PUT') ? { success: true, data: done } : { success: false } }));
    await user.click(question.getByRole('button', { name: 'Pause, cancel the viewing' }));
    expect(
      await shown.findByText('“Flat by the canal” is paused. 1 viewing cancelled, 1 person notified.'),
    ).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent.flatMap(({ body }) => body ?? [])).toEqual([
      { action: 'pause', undoable: true },
      { action: 'pause', viewings: 'cancel', seen: 'as shown' },
    ]);
  });

  it('ask again, with what is so now, when someone books before the answer', async () => {
    const { user, replyWith } = open();
    const shown = await card();
    const asks = (message: string) => ({
      status: 409,
      body: { success: false, message, error: { code: 'conflict' }, data: hannah },
    });
    replyWith((call) => (call.startsWith('PUT') ? asks('Choose.') : { body: { success: false } }));
    await user.click(shown.getByRole('button', { name: 'Mark as let' }));
    const question = within(await screen.findByRole('dialog', { name: 'Mark this home as let?' }));
    expect(question.queryByText('Someone has booked.')).toBeNull();
    replyWith((call) => (call.startsWith('PUT') ? asks('Someone has booked.') : { body: { success: false } }));
    await user.click(question.getByRole('button', { name: 'Mark as let' }));
    expect(await question.findByText('Someone has booked.')).toBeTruthy();
  });

  it.each([
    ['', undefined],
    [' Someone has booked a viewing since then.', 'Someone has booked a viewing since then.'],
  ])('are paused at once where nobody is affected, and as they were with Undo.%s', async (since, message) => {
    const { user, sent, replyWith } = open();
    const shown = await card();
    const done = { ...paused, step: { ...nobody, undo: 'change-1' } };
    replyWith((call) => ({ body: call.startsWith('PUT') ? { success: true, data: done } : { success: false } }));
    await user.click(shown.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(toastNow()?.title).toBe('“Flat by the canal” is paused.'));
    const action = toastNow()?.action;
    const undone = { success: true, data: home(), ...(message && { message }) };
    replyWith((call) => ({ body: call.startsWith('POST') ? undone : { success: false } }));
    if (action && 'onPress' in action) void action.onPress();
    await waitFor(() => expect(toastNow()?.description).toBe(`“Flat by the canal” is back to how it was.${since}`));
    expect(sent.some(({ path }) => path.endsWith('/status/undo'))).toBe(true);
  });

  it('are always asked about before they are withdrawn', async () => {
    const { user, sent } = open({ calls: { 'GET /api/properties/a/consequences': { ...hannah, viewings: [] } } });
    await user.click((await card()).getByRole('button', { name: 'Withdraw' }));
    const question = within(await screen.findByRole('dialog', { name: 'Withdraw this listing?' }));
    expect(question.getByText(/be removed from search results for good/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Go back' }));
    expect(sent.some(({ path }) => path.endsWith('/status'))).toBe(false);
  });
});
