import type { AccessItem } from '@letfair/contract/accounts/access';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { page, renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { clearSession, currentSession, storeSession } from '../session/index.ts';
import { OwnAccess } from './access-section.tsx';
import { NotMe, RemainingAccess } from './index.ts';
import { ReviewNotice } from './review-notice.tsx';

afterEach(clearSession);

const since = '2026-11-10T10:00:00.000Z';
const passkey: AccessItem = { kind: 'passkey', id: '1', name: 'Phone', since, by: null };
const key: AccessItem = { kind: 'api-key', id: '2', name: 'Alto', since, by: 'Ada Brook' };
const secondStep: AccessItem = { kind: 'second-step', id: '3', name: '', since, by: null };
const taken = {
  email: 'maya@tenant.example',
  ended: [
    { kind: 'session', name: 'Firefox on Windows' },
    { kind: 'passkey', name: 'Their phone' },
  ],
  remaining: [passkey, key, secondStep],
  reviewToken: 'review',
  resetToken: 'reset',
};

describe('“this wasn’t me”', () => {
  const open = () => renderPage(<NotMe />, '/auth/not-me?token=mailed');

  test('asks before it does anything, then says what ended and what is left', async () => {
    const { sent } = stubServer(replies.success(taken));
    const { user } = open();
    expect(screen.getByRole('heading', { name: 'Wasn’t this you?' })).toBeTruthy();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Secure my account' }));
    expect(await screen.findByRole('heading', { name: 'Your account is safe again' })).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([{ token: 'mailed' }]);
    expect(screen.getByText('Passkey “Their phone”')).toBeTruthy();
    expect(screen.getByText(/^Since 10 Nov 2026, 10am, by Ada Brook$/)).toBeTruthy();
    const way = screen.getByRole('link', { name: 'Set a new password' });
    expect(way.getAttribute('href')).toBe('/auth/reset-password?token=reset');
  });

  test('a link that is over leads to a new password all the same', async () => {
    stubServer(replies.refusal('This link has been used, or it’s more than a week old.'));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Secure my account' }));
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Set a new password' })).toBeTruthy();
  });
});

describe('after a new password', () => {
  test('one press ends each, and one ends all but two-step sign-in', async () => {
    const { sent, replyWith } = stubServer(replies.success({ remaining: [key, secondStep] }));
    const { user } = renderPage(<RemainingAccess {...taken} />, '/auth/reset-password?token=mailed');
    const rows = screen.getAllByRole('listitem');
    expect(rows.map((row) => within(row).queryAllByRole('button').length)).toEqual([1, 1, 0]);
    expect(rows[2]?.textContent).toContain('Two-step sign-in stays on.');
    await user.click(within(rows[0]!).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('“Phone”', { exact: false })).toBeNull());
    expect(sent[0]?.body).toEqual({ token: 'review', items: [{ kind: 'passkey', id: '1' }] });

    replyWith(replies.success({ remaining: [] }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Nothing else has access to your account now.')).toBeTruthy();
  });

  test('all are ended at once, and a refusal is told', async () => {
    const { sent } = stubServer(replies.refusal('This page has been open for too long.'));
    const { user } = renderPage(<RemainingAccess {...taken} />, '/auth/reset-password?token=mailed');
    await user.click(screen.getByRole('button', { name: 'Remove all 2' }));
    expect(await page.alertText()).toBe('This page has been open for too long.');
    expect(sent[0]?.body).toEqual({
      token: 'review',
      items: [
        { kind: 'passkey', id: '1' },
        { kind: 'api-key', id: '2' },
      ],
    });
  });
});

test('the profile ends what can reach the account, and says when nothing is left', async () => {
  const { sent } = stubServer(replies.success({ access: [] }));
  const { user } = renderPage(<OwnAccess items={[key]} />);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(
    await screen.findByText('The only ways into your account are your password and the devices you’re signed in on.'),
  ).toBeTruthy();
  expect(sent[0]).toMatchObject({ path: '/api/security/access/end', body: { items: [{ kind: 'api-key', id: '2' }] } });
});

test('the reminder goes once somebody has answered it', async () => {
  const user = { firstName: 'Maya', lastName: 'Shah', email: 'maya@tenant.example', userType: 'tenant' } as const;
  storeSession({ ...user, mustReviewAccess: true }, 'opaque');
  const { sent } = stubServer(replies.success());
  const { user: visitor } = renderPage(<ReviewNotice />);
  await visitor.click(screen.getByRole('button', { name: 'They’re all mine' }));
  await waitFor(() => expect(currentSession()).toMatchObject({ user }));
  expect(sent.map(({ path }) => path)).toEqual(['/api/security/access/review']);
  expect((currentSession() as { user: object }).user).not.toHaveProperty('mustReviewAccess');
});
