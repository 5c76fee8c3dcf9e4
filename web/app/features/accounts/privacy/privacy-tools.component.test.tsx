import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, renderPage, replies, replyByCall, stubServer } from '../../../testing/render-page.tsx';
import { type SessionUser, storeSession } from '../session/index.ts';
import { KeepAccount } from './keep-account.tsx';
import { PrivacyTools } from './privacy-tools.tsx';

const at = '2026-11-10T12:00:00.000Z';
const maya = { id: 'maya', firstName: 'Maya', lastName: 'Shah', email: 'maya@tenant.example', userType: 'tenant' };
beforeEach(() => storeSession(maya as SessionUser, 'opaque'));

const nobody = { groups: [], seen: 'nobody' };
const hannah = {
  groups: [
    {
      tie: 'viewing',
      count: 1,
      people: [{ id: 'h', name: 'Hannah W.', propertyTitle: 'The old mill', startsAt: '2026-11-19T10:00:00.000Z' }],
    },
  ],
  seen: 'hannah',
};

async function open(copy: object | null, answers: object = {}, user: object = maya) {
  const server = stubServer(
    replyByCall({ 'GET /api/privacy': { teamMembers: 0 }, 'GET /api/privacy/deletion': nobody, ...answers }),
  );
  const dataExport = Promise.resolve({ success: true as const, data: { export: copy } }) as never;
  const element = <PrivacyTools user={user as SessionUser} dataExport={dataExport} />;
  return { ...(await act(async () => renderPage(element, '/profile'))), ...server };
}
const sentTo = ({ sent }: Pick<ReturnType<typeof stubServer>, 'sent'>, path: string) =>
  sent.filter((request) => request.path === path && request.body !== undefined);

describe('a copy of one’s data', () => {
  it.each([
    [null, /We’ll email you when it’s ready/, ['Ask for my data']],
    [{ status: 'making' }, /We’re preparing your copy/, []],
    [
      { status: 'ready', readyAt: at, expiresAt: at, bytes: 2_000_000 },
      /is ready/,
      ['Ask for a new copy', 'Download my data'],
    ],
    [{ status: 'expired', expiresAt: at }, /expired on/, ['Ask for a new copy']],
  ])('in the state %o', async (copy, sentence, buttons) => {
    await open(copy);
    const region = within(screen.getByRole('region', { name: 'Your data' }));
    expect(region.getByText(sentence)).toBeTruthy();
    expect(region.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
  });

  it('says why it was not asked for', async () => {
    const { user } = await open(null, { 'POST /api/privacy/export': { refused: 'limited', message: 'One a day.' } });
    await user.click(screen.getByRole('button', { name: 'Ask for my data' }));
    expect(await screen.findByText('We couldn’t send your request')).toBeTruthy();
    expect(screen.getByText('One a day.')).toBeTruthy();
  });
});

describe('deleting an account', () => {
  const ask = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    return within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  };

  it('says what happens, needs the password, and signs out', async () => {
    const due = { deletionDue: '2026-11-24T12:00:00.000Z' };
    const server = await open(null, {
      'GET /api/privacy': { teamMembers: 2 },
      'POST /api/privacy/deletion': due,
      'POST /api/auth/logout': null,
    });
    const dialog = await ask(server.user);
    expect(dialog.getByText(/You have 14 days to change your mind/)).toBeTruthy();
    expect(await dialog.findByText(/2 other people have access to your account/)).toBeTruthy();
    const confirm = dialog.getByRole('button', { name: 'Delete my account' });
    await server.user.click(confirm);
    await waitFor(() => expect(page.descriptionOf('password')).toContain('Enter your password.'));
    expect(sentTo(server, '/api/privacy/deletion')).toEqual([]);
    page.fill({ password: 'a quiet street' });
    await server.user.click(confirm);
    expect(await screen.findByText('Account closed')).toBeTruthy();
    expect(sentTo(server, '/api/privacy/deletion')[0]?.body).toEqual({
      password: 'a quiet street',
      seen: 'nobody',
    });
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('names everyone it affects, and asks again when someone else is affected by then', async () => {
    const server = await open(null, {
      'POST /api/privacy/deletion': { refused: 'conflict', message: 'Something has changed.' },
    });
    const dialog = await ask(server.user);
    expect(await dialog.findByText('No viewings or applications are affected.')).toBeTruthy();
    server.replyWith(
      replyByCall({
        'GET /api/privacy/deletion': hannah,
        'POST /api/privacy/deletion': { refused: 'conflict', message: 'Something has changed.' },
      }),
    );
    page.fill({ password: 'a quiet street' });
    await server.user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    expect(await dialog.findByText('Something has changed.')).toBeTruthy();
    expect(await dialog.findByText(/1 viewing will be cancelled/)).toBeTruthy();
    expect(dialog.getByText('Thursday 19 November, 10am, with Hannah W. (The old mill)')).toBeTruthy();
    expect(localStorage.getItem('token')).toBe('opaque');
    await server.user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    await waitFor(() => expect(sentTo(server, '/api/privacy/deletion')).toHaveLength(2));
    expect(sentTo(server, '/api/privacy/deletion')[1]?.body).toMatchObject({ seen: 'hannah' });
  });

  it('keeps the session when the password is wrong, or somebody thinks again', async () => {
    const { user, replyWith } = await open(null);
    const dialog = await ask(user);
    replyWith(replies.refusal('No.', { password: 'That password isn’t right.' }));
    page.fill({ password: 'not the password' });
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    await waitFor(() => expect(page.descriptionOf('password')).toContain('That password isn’t right.'));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('token')).toBe('opaque');
  });

  it('is not offered twice', async () => {
    await open(null, {}, { ...maya, deletionDue: '2026-11-24T12:00:00.000Z' });
    expect(screen.getByText(/We’ll erase it on 24 Nov(ember)? 2026/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  });
});

describe('an account that is about to be deleted', () => {
  it('is kept with one press, which the browser remembers', async () => {
    stubServer(replies.success({ user: { ...maya, firstName: 'Mai' } }));
    const { user } = renderPage(<KeepAccount deletionDue="2026-11-24T12:00:00.000Z" />);
    await user.click(screen.getByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByText('You’ve kept your account')).toBeTruthy();
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ firstName: 'Mai' });
  });

  it('says why it was not kept', async () => {
    stubServer(replies.connectionLost);
    const { user } = renderPage(<KeepAccount deletionDue="2026-11-24T12:00:00.000Z" />);
    await user.click(screen.getByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByText('Your account is still closed')).toBeTruthy();
    vi.unstubAllGlobals();
  });
});
