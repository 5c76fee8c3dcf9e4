import type { SessionRecord } from '@letfair/contract/accounts/profile';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectionWords } from '../../../../lib/network/connection-words.ts';
import { page, renderPage, replies, replyByCall, stubServer } from '../../../../testing/render-page.tsx';
import { SecondStepState } from './second-step-state.tsx';
import { PasskeyList, SignInEvents } from './security-section.tsx';
import { SessionsList } from './sessions-list.tsx';
import { TurnOff } from './turn-off.tsx';

const at = '2026-11-10T12:00:00.000Z';
const session = (id: string, changes: Partial<SessionRecord> = {}): SessionRecord => ({
  id,
  device: `Device ${id}`,
  network: '',
  createdAt: at,
  lastUsedAt: at,
  expiresAt: at,
  current: false,
  ...changes,
});

describe('where somebody is signed in', () => {
  const here = session('here', { current: true });
  async function show(sessions: readonly SessionRecord[], answers: object = {}, total = sessions.length) {
    const server = stubServer(replyByCall({ ...answers }));
    const loaded = Promise.resolve({ success: true as const, data: { sessions, total } });
    return { ...(await act(async () => renderPage(<SessionsList sessions={loaded as never} />))), ...server };
  }
  const devices = () => within(screen.getByRole('list', { name: 'Devices' })).queryAllByRole('listitem');

  it('can be asked for again when it could not be loaded', async () => {
    const failed = Promise.resolve({ success: false as const });
    await act(async () => renderPage(<SessionsList sessions={failed as never} />));
    expect(screen.getByText('We couldn’t load your devices.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('marks this device, which has no button', async () => {
    await show([here]);
    expect(screen.getByText('This device')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says when not all are listed', async () => {
    await show([here, session('phone')], {}, 30);
    expect(screen.getByText('Showing the latest 2 of 30.')).toBeTruthy();
    expect(screen.getAllByText('This device')).toHaveLength(1);
  });

  it.each([
    ['taken', null],
    ['over already', { refused: 'not_found' }],
  ])('signs a device out: %s', async (_, answer) => {
    const { user } = await show([here, session('phone')], { 'DELETE /api/': answer });
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('Device phone has been signed out.')).toBeTruthy();
    expect(devices()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull();
  });

  it('brings a device back that was not signed out', async () => {
    const { user } = await show([here, session('phone')], { 'DELETE /api/': { refused: 'internal' } });
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('We couldn’t sign out this device')).toBeTruthy();
    expect(devices()).toHaveLength(2);
  });

  it('says that nothing was sent without a network', async () => {
    const { user, replyWith } = await show([here, session('phone')]);
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => network.mockRestore());
    replyWith(replies.connectionLost);
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText(connectionWords.notSent)).toBeTruthy();
    expect(devices()).toHaveLength(2);
  });

  it('signs out all others after a question', async () => {
    const { user } = await show([here, session('a'), session('b')], { 'DELETE /api/': { ended: 2 } });
    await user.click(screen.getByRole('button', { name: 'Sign out all other devices' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign them out' }));
    expect(await screen.findByText('2 other devices have been signed out.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the latest sign-ins', () => {
  const events = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      id: String(at),
      kind: 'password',
      at: '2026-11-10T12:00:00.000Z',
      device: 'Firefox',
      network: '',
    }));
  const show = (count: number) => renderPage(<SignInEvents events={events(count) as never} />);

  it('are five at first, and all when asked', async () => {
    const { user } = show(6);
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Show all 6' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    [5, false],
    [0, true],
  ])('need no button for %i', (count, isNone) => {
    show(count);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('None yet.') !== null).toBe(isNone);
  });
});

describe('the second step', () => {
  const show = (left: number | null, isRequired = false) =>
    renderPage(
      <SecondStepState
        secondStep={left === null ? null : { since: at, recoveryCodesLeft: left }}
        isSecondStepRequired={isRequired}
        onFocusLost={vi.fn()}
      />,
    );

  it('is off and can be set up', () => {
    show(null, true);
    expect(screen.getByText('Off')).toBeTruthy();
    expect(screen.getByText(/Admins need two-step sign-in or a passkey/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
  });

  it.each([
    [1, 'One recovery code is left.', true],
    [2, '2 recovery codes are left.', true],
    [3, '3 recovery codes are left.', false],
  ])('counts the codes that are left: %i', (left, sentence, isFew) => {
    show(left);
    expect(screen.getByText('On')).toBeTruthy();
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.queryByText('Create new ones') !== null).toBe(isFew);
    expect(screen.queryByText(/Admins need it/)).toBeNull();
  });

  it('is turned off with password and code', async () => {
    const { sent } = stubServer(replyByCall({ 'DELETE /api/': null, 'POST /api/': null, 'PUT /api/': null }));
    const onTurnedOff = vi.fn();
    const { user } = renderPage(<TurnOff onClose={vi.fn()} onTurnedOff={onTurnedOff} />);
    page.fill({ password: 'a quiet street' });
    await user.click(page.submitButton());
    expect(screen.getByText('Enter the code.')).toBeTruthy();
    expect(screen.queryByText('Enter your password.')).toBeNull();
    expect(sent).toEqual([]);
    page.fill({ code: '123456' });
    await user.click(page.submitButton());
    expect(await screen.findByText('Two-step sign-in is off')).toBeTruthy();
    expect(onTurnedOff).toHaveBeenCalledOnce();
  });
});

describe('passkeys', () => {
  const passkey = { id: 'p', name: 'Phone', createdAt: at, lastUsedAt: null };
  const show = (answer: unknown) => {
    stubServer(replyByCall({ 'DELETE /api/': answer }));
    return renderPage(<PasskeyList passkeys={[passkey] as never} onFocusLost={vi.fn()} />);
  };
  const remove = async (user: ReturnType<typeof show>['user']) => {
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  };

  it('are removed after a question', async () => {
    const { user } = show(null);
    expect(screen.getByText(/never used/)).toBeTruthy();
    await remove(user);
    expect(await screen.findByText('Passkey removed')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('say why they were not removed', async () => {
    const { user } = show({ refused: 'conflict', message: 'It is your last one.' });
    await remove(user);
    expect(await screen.findByText('It is your last one.')).toBeTruthy();
  });
});
